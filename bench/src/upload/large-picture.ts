import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const channels = 3;

/** A square picture of noise, which cannot be packed: a scan in PNG of about so many bytes, and never more. */
export function buildLargePicture(bytes: number): Buffer {
  const side = Math.floor(Math.sqrt((bytes * 0.99) / channels));
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  // Eight bits a channel, and no alpha.
  size.set([8, 2], 8);
  const lines = Array.from({ length: side }, () => [Buffer.alloc(1), randomBytes(side * channels)]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...toChunk('IHDR', size),
    ...toChunk('IDAT', deflateSync(Buffer.concat(lines.flat()), { level: 0 })),
    ...toChunk('IEND', Buffer.alloc(0)),
  ]);
}

function toChunk(name: string, content: Buffer): Buffer[] {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(content, crc32(name)));
  return [length, Buffer.from(name), content, sum];
}
