import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Writes lines into a compressed file and gives the digest of the file. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const digest = createHash('sha256');
  const watch = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      digest.update(chunk);
      done(null, chunk);
    },
  });
  const target = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true });
  await pipeline(Readable.from(withLineEnds(lines)), createGzip(), watch, target);
  return digest.digest('hex');
}

export async function* readLines(file: string): AsyncIterable<string> {
  const source = createReadStream(file).pipe(createGunzip());
  for await (const line of createInterface({ input: source, crlfDelay: Infinity })) {
    if (line !== '') yield line;
  }
}

/** The digest of a file, or undefined where there is none. */
export async function digestFile(file: string): Promise<string | undefined> {
  const digest = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file)) digest.update(chunk as Buffer);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  return digest.digest('hex');
}

async function* withLineEnds(lines: AsyncIterable<string>): AsyncIterable<string> {
  for await (const line of lines) yield `${line}\n`;
}
