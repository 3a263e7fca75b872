import { rmSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockName, type TemporaryPurpose } from './temporary-names.ts';

export interface TemporaryFolder {
  readonly path: string;
  readonly discard: () => Promise<void>;
}

const open = new Set<string>();

/** A folder for plain content. It goes with its owner's end, or at the next start after the owner was killed. */
export async function openTemporaryFolder(purpose: TemporaryPurpose): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), `handrail-${purpose}-${String(process.pid)}-`));
  if (open.size === 0) process.on('exit', removeOpen);
  open.add(path);
  const lock = await holdLock(path);
  return {
    path,
    discard: async () => {
      lock?.close();
      await rm(path, { recursive: true, force: true });
      open.delete(path);
      if (open.size === 0) process.off('exit', removeOpen);
    },
  };
}

/**
 * A socket that listens shows that the owner lives: the system ends it with its process, and unlike a process id it
 * means the same in every container that shares the folder.
 */
async function holdLock(folder: string): Promise<Server | undefined> {
  const lock = createServer((visitor) => visitor.destroy()).unref();
  const draft = join(folder, 'draft');
  try {
    await new Promise<void>((resolve, reject) => {
      lock.once('error', reject);
      lock.listen(draft, resolve);
    });
    // Under its name it never refuses a visitor while the owner lives.
    await rename(draft, join(folder, lockName));
    return lock;
  } catch {
    // A path too long for a socket, for one. Such a folder is kept for as long as anything in it may be in use.
    lock.close();
    return undefined;
  }
}

function removeOpen(): void {
  for (const path of open) {
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // Something was still being written into it; the next start removes it.
    }
  }
}
