import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkAdvisories } from './check-advisories.ts';
import { listLockedVersions, type LockedPackage } from './list-locked-versions.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const registry = execFileSync('npm', ['config', 'get', 'registry'], { cwd: root, stdio: 'pipe' });

const { isClear, lines } = await checkAdvisories(registry.toString().trim(), listLockedVersions(packages));
console.log(lines.join('\n'));
if (!isClear) process.exitCode = 1;
