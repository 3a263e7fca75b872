import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, realpath, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../log/log.ts';
import { type Account, chooseAccount, isRoot, mayEnter, ownAccount } from './account.ts';
import { OperatorError } from '../../errors/operator-error.ts';

/** Where one database lives: its cluster, its owner's password and, if need be, its binaries. */
export interface Home {
  readonly dir: string;
  readonly account: Account;
}

/** Where a database may live that root lends to an account without access to the data folder. */
const shelters = ['/var/lib', '/var/tmp'];

/** Finds or makes the home of the data folder's database; `postgres` in that folder always leads to it. */
export async function findHome(dataDir: string, log: Log): Promise<Home> {
  const near = join(dataDir, 'postgres');
  if (await lstat(near).catch(() => undefined)) return openHome(near);

  const account = await chooseAccount();
  if (!isRoot() || (await mayEnter(account, dataDir))) return { dir: await makeHome(near, account), account };

  const dir = await makeSheltered(dataDir, account);
  await symlink(dir, near);
  log.warn('The database user may not enter the data folder, so the database lives elsewhere.', {
    address: dir,
  });
  return { dir, account };
}

async function openHome(near: string): Promise<Home> {
  const dir = await realpath(near).catch((cause: unknown) => {
    throw new OperatorError(
      `${near} leads to a folder that is gone. Bring it back, or remove the link to start empty.`,
      {
        cause,
      },
    );
  });
  // Whoever made the database owns it: root may start what an ordinary user made.
  const { uid, gid } = await stat(dir);
  const account = isRoot() ? { uid, gid } : ownAccount();
  if (!(await mayEnter(account, dir))) {
    throw new OperatorError(
      `The database in ${dir} belongs to user ${String(uid)}, who may not enter it as user ${String(account.uid)}. ` +
        'Open the folders above it to that user, or start as that user.',
    );
  }
  return { dir, account };
}

async function makeSheltered(dataDir: string, account: Account): Promise<string> {
  const name = `handrail-${createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 12)}`;
  for (const shelter of shelters) {
    // A home without a link to it is what an earlier, deleted data folder left behind: never mix it with this one.
    for (let attempt = 1; attempt <= 100; attempt += 1) {
      const dir = join(shelter, attempt === 1 ? name : `${name}-${String(attempt)}`);
      const made = await makeHome(dir, account).catch(toCode);
      if (made === dir) return dir;
      if (made !== 'EEXIST') break;
    }
  }
  throw new OperatorError(
    `The database user may not enter ${dataDir}, and ${shelters.join(' and ')} are not writable.`,
  );
}

function toCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

async function makeHome(dir: string, account: Account): Promise<string> {
  await mkdir(dir, { mode: 0o700 });
  if (isRoot()) await chown(dir, account.uid, account.gid);
  return dir;
}
