import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** What differs from a commit and still exists, committed or not; without one, from where this branch left main. */
export function listChangedFiles(root: string, since = findStart(root)): string[] {
  const changed = [
    ...git(root, ['diff', '--name-only', since]),
    ...git(root, ['ls-files', '--others', '--exclude-standard']),
  ];
  return [...new Set(changed)].filter((file) => existsSync(path.join(root, file))).sort();
}

function findStart(root: string): string {
  const main = ['origin/main', 'main'].find(
    (name) => git(root, ['branch', '--all', '--list', name, `remotes/${name}`]).length > 0,
  );
  return main === undefined ? 'HEAD' : (git(root, ['merge-base', 'HEAD', main])[0] ?? 'HEAD');
}

function git(root: string, args: readonly string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}
