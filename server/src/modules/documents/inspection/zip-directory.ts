import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';
import { readPart, readTail } from './read-part.ts';

export interface ZipEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const mostEntries = 10_000;
/** The directory is held whole; names that people give take a tenth of this. */
const mostDirectoryBytes = 2 * 1024 * 1024;

/** The table of contents of a ZIP file that begins at the first byte and ends at the last, or undefined. */
export async function readZipDirectory(path: string): Promise<ZipEntry[] | undefined> {
  const { size } = await stat(path);
  const tail = await readTail(path, 22);
  // No comment is allowed after the end, so nothing else can hide there.
  if (tail.length < 22 || tail.readUInt32LE(0) !== endMark) return undefined;
  const count = tail.readUInt16LE(10);
  const length = tail.readUInt32LE(12);
  const offset = tail.readUInt32LE(16);
  if (count > mostEntries || length > mostDirectoryBytes || offset + length + 22 !== size) return undefined;
  const first = await readPart(path, 0, 4);
  if (first.length < 4 || first.readUInt32LE(0) !== localMark) return undefined;
  return parseEntries(await readPart(path, offset, length), count);
}

function parseEntries(directory: Buffer, count: number): ZipEntry[] | undefined {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entryMark) return undefined;
    const flags = directory.readUInt16LE(at + 8);
    const method = directory.readUInt16LE(at + 10);
    const nameLength = directory.readUInt16LE(at + 28);
    // Encrypted or packed in a way that nobody could look into.
    if ((flags & 1) === 1 || (method !== 0 && method !== 8)) return undefined;
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      isDeflated: method === 8,
      packedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** Unpacks an entry and stops as soon as it is larger than it says; undefined when it lies or is broken. */
export async function unpackEntry(
  path: string,
  entry: ZipEntry,
  keepBytes: number,
): Promise<Buffer | undefined> {
  const header = await readPart(path, entry.offset, 30);
  if (header.length < 30 || header.readUInt32LE(0) !== localMark) return undefined;
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (entry.packedSize === 0) return entry.size === 0 ? Buffer.alloc(0) : undefined;

  const packed = createReadStream(path, { start, end: start + entry.packedSize - 1 });
  const content = entry.isDeflated ? packed.pipe(createInflateRaw()) : packed;
  packed.on('error', (error) => content.destroy(error));
  const kept: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      if (size < keepBytes) kept.push(chunk);
      size += chunk.length;
      if (size > entry.size) return undefined;
    }
  } catch {
    // Broken data cannot be told from hostile data, and is refused alike.
    return undefined;
  } finally {
    packed.destroy();
  }
  return size === entry.size ? Buffer.concat(kept).subarray(0, keepBytes) : undefined;
}
