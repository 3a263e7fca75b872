import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFaults } from './find-faults.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

interface Manifest {
  readonly version: string;
  readonly workspaces?: readonly string[];
}

const { version, workspaces = [] } = readManifest('.');
const faults = findFaults({
  changelog: readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'),
  versions: Object.fromEntries(['.', ...workspaces].map((folder) => [folder, readManifest(folder).version])),
  changes: run('git', ['status', '--porcelain']).toString(),
});
if (faults.length > 0) {
  for (const fault of faults) console.error(fault);
  process.exitCode = 1;
} else {
  writeRelease();
}

function writeRelease(): void {
  const folder = path.join(root, 'release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const name = `handrail-${version}`;
  const files = {
    [`${name}.tar.gz`]: run('git', ['archive', '--format=tar.gz', `--prefix=${name}/`, 'HEAD']),
    [`${name}.cdx.json`]: run('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx']),
  };
  const sums = Object.entries(files).map(([file, content]) => {
    writeFileSync(path.join(folder, file), content);
    return `${createHash('sha256').update(content).digest('hex')}  ${file}\n`;
  });
  writeFileSync(path.join(folder, 'SHA256SUMS'), sums.join(''));
  console.log(sums.join(''));
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

function run(command: string, words: readonly string[]): Buffer {
  return execFileSync(command, words, { cwd: root, maxBuffer: 1e9 });
}
