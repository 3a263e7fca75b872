import path from 'node:path';
import type { Source } from '../../testing/read-sources.ts';

/**
 * The tests that tell whether a change works: all of its module, and those elsewhere that import what depends on it
 * there. Whoever imports it through other modules is left to the whole run: in the end that is every test.
 */
export function findRelatedTests(sources: readonly Source[], changed: readonly string[]): string[] {
  const tests = sources.map(({ file }) => file).filter(isTest);
  const users = listUsers(sources);
  const related = changed.flatMap((file) => [
    ...tests.filter((test) => moduleOf(test) === moduleOf(file)),
    ...listDependents(users, file).filter(isTest),
  ]);
  return [...new Set(related)].sort();
}

/** Who imports a file, and who imports those in turn, as far as they are of its module. */
function listDependents(users: ReadonlyMap<string, readonly string[]>, changed: string): string[] {
  const seen = new Set([changed]);
  for (const file of seen) {
    if (moduleOf(file) !== moduleOf(changed)) continue;
    for (const user of users.get(file) ?? []) seen.add(user);
  }
  return [...seen];
}

function listUsers(sources: readonly Source[]): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const { file, text } of sources) {
    for (const imported of listImports(file, text)) {
      const others = users.get(imported);
      if (others) others.push(file);
      else users.set(imported, [file]);
    }
  }
  return users;
}

/** Imports of types are left out: whether they hold is for the compiler to say. */
const importPattern =
  /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s+)?'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)/gm;

function listImports(file: string, text: string): string[] {
  return [...text.matchAll(importPattern)].map(([, atTop, within]) =>
    path.posix.join(path.posix.dirname(file), atTop ?? within ?? ''),
  );
}

/** Such as `server/src/modules/cases`, `portal/src/features/home` or `engine/src/rules`. */
function moduleOf(file: string): string {
  const named = /^\w+\/src\/(?:(?:modules|features|platform|adapters)\/)?[^/]+(?=\/)/.exec(file)?.[0];
  return named ?? path.posix.dirname(file);
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}
