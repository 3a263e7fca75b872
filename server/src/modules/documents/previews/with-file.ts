import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openTemporaryFolder } from '../../../platform/temporary/open-temporary-folder.ts';

/** Works on a content as a file, which is gone afterwards. */
export async function withFile<T>(content: Readable, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await openTemporaryFolder('preview');
  try {
    const path = join(folder.path, 'content');
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    return await work(path);
  } finally {
    await folder.discard();
  }
}
