import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Runs a command of the product beside the running one, as its operator would. */
export async function runCommand(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['server/dist/cli.js', ...words], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'development',
      PUBLIC_URL: process.env.HANDRAIL_ADDRESS,
      DATA_DIR: process.env.HANDRAIL_DATA_DIR,
      LOG_LEVEL: 'warn',
    },
  });
  return stdout;
}
