import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { peersFolder } from './load-peer.ts';

/** Installs the peers' packages unless the lock file's are there; the product's own installation never has them. */
export function installPeers(): void {
  const installed = path.join(peersFolder, 'node_modules/.package-lock.json');
  const lock = path.join(peersFolder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing the peers');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--workspaces=false'], {
    cwd: peersFolder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The peers could not be installed');
}
