import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** A copy to try things out in: sources and packages, without builds and without history. */
export function copyRepository(folder: string): string {
  const copy = path.join(folder, 'copy');
  mkdirSync(copy);
  const built = ['server', 'ui', 'portal', 'console'].map((room) => `./${room}/dist`);
  const excluded = ['./.git', './.data', '.vite', ...built].map((name) => `--exclude=${name}`);
  // Links between the rooms are relative, so in the copy they lead to the copy.
  execFileSync('sh', [
    '-c',
    `tar -C "$1" ${excluded.join(' ')} -cf - . | tar -C "$2" -xf -`,
    '-',
    root,
    copy,
  ]);
  return copy;
}
