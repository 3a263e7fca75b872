import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStorageKey, type Storage, toPreviewKey } from '../../ports/storage.ts';
import { createMemoryStorage } from '../../testing/servers/memory-storage.ts';
import { type S3Server, startS3Server } from '../../testing/servers/s3-server.ts';
import { openStorage } from './open-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'handrail-files-'));
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server('TESTKEY');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'TESTKEY');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test-secret');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await s3.close();
  rmSync(folder, { recursive: true });
});

const s3Url = () => `s3://aid-files/handrail?endpoint=${encodeURIComponent(s3.url)}`;
const stores: readonly (readonly [string, () => Storage])[] = [
  ['on disk', () => openStorage(`file:${folder}`)],
  ['in a bucket', () => openStorage(s3Url())],
  ['of the tests', () => createMemoryStorage()],
];

describe.each(stores)('the store %s', (_name, open) => {
  it('gives back what it was given, and forgets it when told', async () => {
    const storage = open();
    const key = createStorageKey();
    const content = randomBytes(300_000);

    await storage.put(key, Readable.from([content.subarray(0, 9), content.subarray(9)]), content.length);
    await storage.put(toPreviewKey(key), Readable.from([Buffer.from('small')]), 5);
    expect((await read(storage, key)).equals(content)).toBe(true);

    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.get(key)).toBeUndefined();
    expect(await read(storage, toPreviewKey(key))).toEqual(Buffer.from('small'));
    await storage.close();
  });

  it('replaces what it has under the same key', async () => {
    const storage = open();
    const key = createStorageKey();
    for (const text of ['first', 'again']) await storage.put(key, Readable.from([Buffer.from(text)]), 5);
    expect(await read(storage, key)).toEqual(Buffer.from('again'));
    await storage.close();
  });

  it('keeps nothing of an upload that breaks off', async () => {
    const storage = open();
    const key = createStorageKey();
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('the line broke');
      })(),
    );
    await expect(storage.put(key, broken, 100)).rejects.toThrow();
    expect(await storage.get(key)).toBeUndefined();
    await storage.close();
  });

  it.each(['../../etc/passwd', 'ab/cv.pdf', '', 'AB/00000000000000000000000000000000'])(
    'refuses a key that was not made for it: "%s"',
    async (key) => {
      const storage = open();
      const refusal = 'The file store could not do its work (INVALID_KEY).';
      await expect(async () => storage.put(key, Readable.from([]), 0)).rejects.toThrow(refusal);
      await expect(async () => storage.get(key)).rejects.toThrow(refusal);
      await expect(async () => storage.delete(key)).rejects.toThrow(refusal);
      await storage.close();
    },
  );
});

describe('the store on disk', () => {
  it('keeps files where only the product may read them', async () => {
    const key = createStorageKey();
    await openStorage(`file:${folder}`).put(key, Readable.from([Buffer.from('private')]), 7);
    expect(statSync(join(folder, key)).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, key.slice(0, 2))).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('.part'))).toEqual(
      [],
    );
  });
});

describe('the store in a bucket', () => {
  it('tells a missing file from a store that fails, and says nothing of the place', async () => {
    const storage = openStorage(s3Url());
    s3.fail(403);
    const get = storage.get(createStorageKey());
    await expect(get).rejects.toThrow(/^The file store could not do its work \(\w+\)\.$/);
    s3.fail(undefined);
    expect(await storage.get(createStorageKey())).toBeUndefined();
    await storage.close();
  });

  it('puts everything under the prefix of its bucket', async () => {
    const key = createStorageKey();
    const storage = openStorage(s3Url());
    await storage.put(key, Readable.from([Buffer.from('x')]), 1);
    expect([...s3.objects.keys()]).toContain(`/aid-files/handrail/${key}`);
    await storage.close();
  });
});

async function read(storage: Storage, key: string): Promise<Buffer> {
  const content = await storage.get(key);
  return content ? buffer(content) : expect.fail('nothing there');
}
