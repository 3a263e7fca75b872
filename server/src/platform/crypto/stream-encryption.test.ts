import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { decryptStream, encryptedSize, encryptStream } from './stream-encryption.ts';

const key = randomBytes(32);
const plain = randomBytes(100_000);
const encrypt = (content: Buffer, boundTo = 'here') =>
  buffer(encryptStream(Readable.from([content.subarray(0, 7), content.subarray(7)]), key, boundTo));
const decrypt = (content: Buffer, boundTo = 'here', chunk = 999) =>
  buffer(decryptStream(Readable.from(cut(content, chunk)), key, boundTo));

describe('encryptStream', () => {
  it.each([1, 17, 999, 200_000])(
    'is undone by decryptStream in chunks of %i',
    async (chunk) => {
      const encrypted = await encrypt(plain);
      expect(encrypted.length).toBe(encryptedSize(plain.length));
      expect((await decrypt(encrypted, 'here', chunk)).equals(plain)).toBe(true);
      expect(encrypted.includes(plain.subarray(0, 16))).toBe(false);
    },
    30_000,
  );

  it('takes an empty content and one of a single byte', async () => {
    for (const content of [Buffer.alloc(0), Buffer.from('x')])
      expect(await decrypt(await encrypt(content))).toEqual(content);
  });

  it.each([
    ['altered', (content: Buffer) => flip(content, 5_000)],
    ['given another nonce', (content: Buffer) => flip(content, 0)],
    ['given another tag', (content: Buffer) => flip(content, content.length - 1)],
    ['cut short', (content: Buffer) => content.subarray(0, -1)],
    ['cut to nothing', () => Buffer.alloc(3)],
    ['grown', (content: Buffer) => Buffer.concat([content, Buffer.from('x')])],
  ])('makes a content that breaks off when %s [check 54]', async (_case, change) => {
    const failure = 'A stored file was altered, moved or cut short.';
    await expect(decrypt(change(await encrypt(plain)))).rejects.toThrow(failure);
  });

  it('makes a content that opens in no other place [check 54]', async () => {
    await expect(decrypt(await encrypt(plain, 'here'), 'there')).rejects.toThrow();
  });

  it('passes on that the source broke', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('the line broke');
      })(),
    );
    await expect(buffer(encryptStream(broken, key, 'here'))).rejects.toThrow('the line broke');
  });
});

function cut(content: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(content.length / size) }, (_, index) =>
    content.subarray(index * size, (index + 1) * size),
  );
}

function flip(content: Buffer, at: number): Buffer {
  const changed = Buffer.from(content);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}
