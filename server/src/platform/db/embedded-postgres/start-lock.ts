import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, startMark } from './process-identity.ts';

/** No start or stop takes this long, so an older lock belongs to nobody. */
const longestHoldMs = 360_000;

/**
 * Runs one start or stop at a time per data folder, across processes.
 * It keeps processes from wasting work; that two servers never share a cluster is PostgreSQL's own lock.
 */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const token = `${String(process.pid)} ${startMark(process.pid)} ${randomUUID()}`;
  await acquire(file, token);
  try {
    return await work();
  } finally {
    if ((await readFile(file, 'utf8').catch(() => '')) === token) await unlink(file);
  }
}

async function acquire(file: string, token: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, token, { mode: 0o600 });
  try {
    while (!(await tryLink(draft, file))) {
      if (await isAbandoned(file)) await discard(file);
      else await sleep(50);
    }
  } finally {
    await unlink(draft);
  }
}

async function tryLink(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  const holder = await readFile(file, 'utf8').catch(() => undefined);
  if (holder === undefined) return false;
  const [pid = '', mark = ''] = holder.split(' ');
  if (!isAlive(Number(pid)) || startMark(Number(pid)) !== mark) return true;
  const age = await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  return age > longestHoldMs;
}

/** Moves the lock aside first: of several processes that found it abandoned, one does. */
async function discard(file: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await rename(file, aside).catch(() => undefined);
  await rm(aside, { force: true });
}
