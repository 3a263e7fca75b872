import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { allowed, planted } from './planted.ts';

interface Finding {
  readonly code?: string;
  readonly message: string;
  readonly filename: string;
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const rooms = ['server', 'ui', 'portal', 'e2e', 'tools'];
const folder = mkdtempSync(path.join(tmpdir(), 'handrail-lint-'));
const unused = {
  file: 'server/src/unused.ts',
  code: `// oxlint-disable-next-line no-console\nexport const a = 1;`,
};

for (const { file, code } of [...planted, ...allowed, unused]) write(file, `${code}\n`);
for (const room of rooms)
  cpSync(path.join(root, room, 'tsconfig.json'), path.join(folder, room, 'tsconfig.json'));
for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'tools/lint'])
  cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
const findings = lint();

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the linter', () => {
  it.each(planted)('reports $rule in $file', ({ rule, file }) => {
    expect(findings.filter(({ filename }) => filename === file).map(({ code }) => code)).toContain(rule);
  });

  it.each(allowed)('lets $file pass', ({ file }) => {
    expect(findings.filter(({ filename }) => filename === file)).toEqual([]);
  });

  it('reports a comment that silences nothing', () => {
    const messages = findings
      .filter(({ filename }) => filename === unused.file)
      .map(({ message }) => message);
    expect(messages).toEqual([expect.stringMatching(/^Unused oxlint-disable directive/)]);
  });
});

function lint(): Finding[] {
  const { stdout, status } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', ...rooms],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  return (JSON.parse(stdout) as { readonly diagnostics: readonly Finding[] }).diagnostics.slice();
}

function write(file: string, code: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), code);
}
