import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The lines of the shell that a page of the documents tells its reader to type, in their order. */
export function readShellLines(page: string): string[] {
  const text = readFileSync(path.join(root, 'docs', page), 'utf8');
  return [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Runs a line as it is written, with `handrail` on the path, and gives what it printed. */
export async function runShellLine(
  line: string,
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<string> {
  const PATH = `${path.join(root, 'server/bin')}:${process.env.PATH ?? ''}`;
  const { stdout } = await promisify(execFile)('sh', ['-c', line], { cwd, env: { ...env, PATH } });
  return stdout;
}
