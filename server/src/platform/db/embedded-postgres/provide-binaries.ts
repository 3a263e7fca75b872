import { randomUUID } from 'node:crypto';
import { chmod, cp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '../../log/log.ts';
import { isRoot, mayEnter } from './account.ts';
import type { Home } from './find-home.ts';

/** The binaries where the database's account can run them: as installed, or copied into its home. */
export async function provideBinaries(installed: string, home: Home, log: Log): Promise<string> {
  if (!isRoot() || (await mayEnter(home.account, join(installed, 'bin')))) return installed;

  const name = `binaries-${await readVersion(installed)}`;
  const copy = join(home.dir, name);
  if (await stat(copy).catch(() => undefined)) return copy;

  const draft = join(home.dir, `draft-${randomUUID()}`);
  await cp(installed, draft, { recursive: true, verbatimSymlinks: true });
  // The home belongs to the database's account alone; what it runs stays root's.
  await chmod(draft, 0o755);
  await rename(draft, copy);
  await removeOthers(home.dir, name);
  log.info('The database user may not enter the installed packages, so it runs a copy.', { address: copy });
  return copy;
}

async function readVersion(installed: string): Promise<string> {
  const text = await readFile(join(dirname(installed), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function removeOthers(homeDir: string, current: string): Promise<void> {
  const leftovers = (await readdir(homeDir)).filter(
    (name) => name !== current && (name.startsWith('binaries-') || name.startsWith('draft-')),
  );
  for (const name of leftovers) await rm(join(homeDir, name), { recursive: true });
}
