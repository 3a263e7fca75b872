import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Source {
  readonly file: string;
  readonly text: string;
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The files of this repository whose path matches, generated ones aside. */
export function listFiles(pattern: RegExp): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => pattern.test(file) && existsSync(path.join(root, file)));
}

/** The same files with their text. */
export function readSources(pattern: RegExp): Source[] {
  return listFiles(pattern).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}
