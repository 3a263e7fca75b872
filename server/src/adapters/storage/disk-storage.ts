import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertStorageKey, type Storage, StorageError } from '../../ports/storage.ts';

/** Keeps files in a folder that only the product may read. */
export function createDiskStorage({ folder }: { readonly folder: string }): Storage {
  const toPath = (key: string) => {
    assertStorageKey(key);
    return join(folder, key);
  };
  return {
    put: (key, content, sizeBytes) => put(toPath(key), content, sizeBytes),
    get: async (key) => {
      const file = await open(toPath(key), 'r').catch(unlessMissing);
      return file && createReadStream('', { fd: file });
    },
    delete: async (key) => {
      await rm(toPath(key), { force: true });
    },
    close: () => Promise.resolve(),
  };
}

/** Written next to its place and renamed once it is on disk, so that a reader sees the whole file or nothing. */
async function put(path: string, content: Readable, sizeBytes: number): Promise<void> {
  const draft = `${path}.part`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const target = createWriteStream(draft, { mode: 0o600, flush: true });
  try {
    await pipeline(content, target);
    if (target.bytesWritten !== sizeBytes) throw new StorageError('WRONG_SIZE');
    await rename(draft, path);
  } catch (error) {
    // A file that is still being opened would be created after its removal.
    if (!target.closed) await closing(target);
    await rm(draft, { force: true });
    throw error;
  }
}

function closing(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    stream.once('close', () => {
      resolve();
    });
  });
}

function unlessMissing(error: unknown): undefined {
  if ((error as { code?: string }).code === 'ENOENT') return undefined;
  throw new StorageError((error as { code?: string }).code ?? 'UNKNOWN');
}
