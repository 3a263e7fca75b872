import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Runs a command of npm in the repository, and throws where it does not end well. */
export async function runNpm(args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn('npm', args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`npm ${args.join(' ')} ended with ${String(code)}`);
}
