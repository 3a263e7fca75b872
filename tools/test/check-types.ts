import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const waiting = ['server', 'portal', 'console', 'ui', 'e2e', 'bench', 'tools', 'engine', 'programs'];

const results = await Promise.all([checkNext(), checkNext()]);
if (results.flat().some((code) => code !== 0)) process.exitCode = 1;

/** Checks rooms one after the other until none is waiting; two of these share the two cores. */
async function checkNext(): Promise<number[]> {
  const room = waiting.shift();
  return room === undefined ? [] : [await check(room), ...(await checkNext())];
}

function check(room: string): Promise<number> {
  const child = spawn('npx', ['tsc', '--noEmit', '-p', room], { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}
