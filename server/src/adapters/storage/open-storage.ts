import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Storage } from '../../ports/storage.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';

/** The store that STORAGE_URL names: `file:` with a folder, or `s3://bucket/prefix?endpoint=...&region=...`. */
export function openStorage(storageUrl: string): Storage {
  const folder = findStorageFolder(storageUrl);
  if (folder !== undefined) return createDiskStorage({ folder });
  const { hostname, pathname, searchParams } = new URL(storageUrl);
  const prefix = pathname.slice(1);
  const endpoint = searchParams.get('endpoint');
  const region = searchParams.get('region');
  return createS3Storage({
    bucket: hostname,
    ...(prefix && { prefix: prefix.endsWith('/') ? prefix : `${prefix}/` }),
    ...(endpoint && { endpoint }),
    ...(region && { region }),
  });
}

/** The folder of a store on this machine; a bucket has none. */
export function findStorageFolder(storageUrl: string): string | undefined {
  if (!storageUrl.startsWith('file:')) return undefined;
  if (storageUrl.startsWith('file://')) return fileURLToPath(storageUrl);
  return resolve(storageUrl.slice('file:'.length));
}
