import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { assertStorageKey, type Storage, StorageError } from '../../ports/storage.ts';

export interface MemoryStorage extends Storage {
  readonly objects: Map<string, Buffer>;
}

/** A store that forgets everything when the test ends. */
export function createMemoryStorage(): MemoryStorage {
  const objects = new Map<string, Buffer>();
  return {
    objects,
    put: async (key, content, sizeBytes) => {
      assertStorageKey(key);
      const whole = await buffer(content);
      if (whole.length !== sizeBytes) throw new StorageError('WRONG_SIZE');
      objects.set(key, whole);
    },
    get: async (key) => {
      assertStorageKey(key);
      const content = objects.get(key);
      return Promise.resolve(content && Readable.from([content]));
    },
    delete: async (key) => {
      assertStorageKey(key);
      objects.delete(key);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}
