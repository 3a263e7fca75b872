import { spawnSync } from 'node:child_process';
import { CannotRun } from './drill.ts';

/** The path of a program, installed from the package of the same name when it is missing and we may. */
export function provideProgram(name: string): string {
  const found = findProgram(name);
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0)
    throw new CannotRun(`${name} is not installed, and only root may install it.`);
  const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
  });
  const installed = findProgram(name);
  if (status !== 0 || installed === undefined)
    throw new CannotRun(`${name} is not installed, and apt-get could not install it.`);
  return installed;
}

function findProgram(name: string): string | undefined {
  const { stdout } = spawnSync('/bin/sh', [
    '-c',
    'PATH="$PATH:/usr/sbin:/usr/local/sbin"; command -v "$1"',
    'sh',
    name,
  ]);
  return stdout.toString().trim() || undefined;
}
