import { type FileHandle, open } from 'node:fs/promises';

/** How much of a file is held at once; entries of 128 bytes are never cut by it. */
const pieceBytes = 64 * 1024;

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
    await fill(file, part, from);
    return part;
  } finally {
    await file.close();
  }
}

/** A whole file, one piece after the other. They share their memory: a piece is gone when the next one is asked for. */
export async function* readPieces(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r');
  try {
    const piece = Buffer.allocUnsafeSlow(pieceBytes);
    let from = 0;
    for (;;) {
      const length = await fill(file, piece, from);
      if (length > 0) yield piece.subarray(0, length);
      if (length < pieceBytes) return;
      from += length;
    }
  } finally {
    await file.close();
  }
}

/** A read may return fewer bytes than requested before the end of the file. */
async function fill(file: FileHandle, target: Buffer, from: number): Promise<number> {
  let length = 0;
  while (length < target.length) {
    const { bytesRead } = await file.read(target, length, target.length - length, from + length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return length;
}
