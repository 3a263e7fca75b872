import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt, markBuilt, stampOf } from './sources-stamp.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** What one process builds; two of them keep two cores busy. */
const shares = [['portal'], ['console', 'gallery', 'server']];

if (process.argv.includes('--force') || !isBuilt(root)) await buildAll();

async function buildAll(): Promise<void> {
  const begun = performance.now();
  const stamp = stampOf(root);
  const codes = await Promise.all(shares.map(buildShare));
  if (codes.some((code) => code !== 0)) {
    process.exitCode = 1;
    return;
  }
  markBuilt(root, stamp);
  console.log(`Built in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

function buildShare(rooms: string[]): Promise<number> {
  const script = path.join(root, 'tools/build/build-room.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...rooms], {
    cwd: root,
    // Whoever asks for it, a test for one, gets what is shipped.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}
