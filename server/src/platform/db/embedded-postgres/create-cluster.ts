import { randomBytes, randomUUID } from 'node:crypto';
import { chown, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRoot } from './account.ts';
import type { Home } from './find-home.ts';
import { runProgram } from './run-program.ts';
import { OperatorError } from '../../errors/operator-error.ts';

export const ownerName = 'handrail_owner';

export function clusterDir(home: Home): string {
  return join(home.dir, 'cluster');
}

export async function readOwnerPassword(home: Home): Promise<string> {
  return (await readFile(passwordFile(home), 'utf8')).trim();
}

/** Makes the cluster unless it is there, and refuses one that these binaries cannot read. */
export async function createCluster(home: Home, binaries: string, durable: boolean): Promise<void> {
  if (await stat(clusterDir(home)).catch(() => undefined)) return assertSameVersion(home, binaries);

  await removeDrafts(home);
  await writeOwnerPassword(home);
  // Made aside and moved into place whole, so that a start which dies in the middle leaves no half cluster.
  const draft = join(home.dir, `cluster-draft-${randomUUID()}`);
  const { code, output } = await runProgram(
    join(binaries, 'bin', 'initdb'),
    [
      `--pgdata=${draft}`,
      `--username=${ownerName}`,
      `--pwfile=${passwordFile(home)}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      ...(durable ? [] : ['--no-sync']),
    ],
    { account: home.account, cwd: home.dir },
  );
  if (code !== 0)
    throw new OperatorError(`PostgreSQL could not create its cluster in ${home.dir}: ${output}`);
  await rename(draft, clusterDir(home));
}

async function assertSameVersion(home: Home, binaries: string): Promise<void> {
  const made = (await readFile(join(clusterDir(home), 'PG_VERSION'), 'utf8')).trim();
  const { output } = await runProgram(join(binaries, 'bin', 'postgres'), ['--version'], {
    account: home.account,
    cwd: home.dir,
  });
  const running = /\d+/.exec(output)?.[0] ?? output;
  if (made === running) return;
  throw new OperatorError(
    `The database in ${home.dir} was created by PostgreSQL ${made}, but this installation has PostgreSQL ${running}. ` +
      `Start the version that created it, dump it, and load the dump into a new data folder.`,
  );
}

async function writeOwnerPassword(home: Home): Promise<void> {
  // Written under a new name: in a folder of another user, root must not follow what may lie under the old one.
  const draft = join(home.dir, `owner-password-${randomUUID()}`);
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  if (isRoot()) await chown(draft, home.account.uid, home.account.gid);
  await rename(draft, passwordFile(home));
}

async function removeDrafts(home: Home): Promise<void> {
  const drafts = (await readdir(home.dir)).filter((name) => name.startsWith('cluster-draft-'));
  for (const name of drafts) await rm(join(home.dir, name), { recursive: true });
}

function passwordFile(home: Home): string {
  return join(home.dir, 'owner-password');
}
