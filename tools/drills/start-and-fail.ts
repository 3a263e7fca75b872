import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** Starts the built product with settings that it must refuse, and gives what it says. */
export async function startAndFail(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const product = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const patience = setTimeout(() => product.kill('SIGKILL'), 60_000);
  const complaint = await text(product.stderr);
  clearTimeout(patience);
  return complaint;
}
