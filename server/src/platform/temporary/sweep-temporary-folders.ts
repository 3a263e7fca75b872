import { readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../log/log.ts';
import { lockName, temporaryPurposes } from './temporary-names.ts';

/** Without a lock only the age tells. No upload and no drawing takes nearly as long. */
const longestUseMs = 60 * 60 * 1000;
const pattern = new RegExp(`^handrail-(${temporaryPurposes.join('|')})-`);

/** Removes the plain content that processes left behind which were killed. What a living one uses stays. */
export async function sweepTemporaryFolders(log: Log, place = tmpdir()): Promise<void> {
  try {
    for (const name of await readdir(place)) {
      const path = join(place, name);
      if (pattern.test(name) && (await isLeftBehind(path))) await rm(path, { recursive: true, force: true });
    }
  } catch (error) {
    log.warn('temporary files of an earlier process could not be removed', { error });
  }
}

async function isLeftBehind(path: string): Promise<boolean> {
  const answer = await knock(join(path, lockName));
  if (answer === 'ECONNREFUSED') return true;
  if (answer !== 'ENOENT') return false;
  const made = await stat(path).catch(() => undefined);
  return made !== undefined && Date.now() - made.mtimeMs > longestUseMs;
}

/** What the system says to whoever calls at a socket; undefined when someone is there. */
function knock(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const visitor = connect(path);
    visitor.once('connect', () => {
      visitor.destroy();
      resolve(undefined);
    });
    visitor.once('error', (error) => {
      resolve((error as { code?: string }).code ?? 'unknown');
    });
  });
}
