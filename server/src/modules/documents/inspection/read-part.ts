import { open } from 'node:fs/promises';

/** The first bytes of a file. */
export async function readHead(path: string, most: number): Promise<Buffer> {
  return readPart(path, 0, most);
}

/** The last bytes of a file. */
export async function readTail(path: string, most: number): Promise<Buffer> {
  return readPart(path, -most, most);
}

/** A stretch of a file; from the end when the start is negative. */
export async function readPart(path: string, start: number, length: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const from = start < 0 ? Math.max(0, size + start) : Math.min(start, size);
    const part = Buffer.alloc(Math.max(0, Math.min(length, size - from)));
    await file.read(part, 0, part.length, from);
    return part;
  } finally {
    await file.close();
  }
}
