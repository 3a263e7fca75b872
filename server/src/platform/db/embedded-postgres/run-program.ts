import { spawn } from 'node:child_process';
import type { Account } from './account.ts';

export interface ProgramAnswer {
  readonly code: number;
  readonly output: string;
}

/** Runs a program to its end, as another account if asked, and gives its exit code and what it printed. */
export function runProgram(
  file: string,
  args: readonly string[],
  options: { readonly account?: Account; readonly cwd: string },
): Promise<ProgramAnswer> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: options.cwd,
      ...(options.account && options.account.uid !== process.getuid?.() ? options.account : {}),
      // Nothing of our environment: it holds secrets, and PG* variables would steer the programs.
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: string) => (output += chunk);
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}
