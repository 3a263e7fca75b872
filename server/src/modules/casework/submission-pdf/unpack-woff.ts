import { inflateSync } from 'node:zlib';

const headerBytes = 44;
const entryBytes = 20;
const sfntHeaderBytes = 12;
const sfntEntryBytes = 16;

/** Unpacks a WOFF font once: the reader of fonts would unpack it anew for every letter. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) =>
    readTable(woff, headerBytes + index * entryBytes),
  );
  const directory = Buffer.alloc(sfntHeaderBytes + count * sfntEntryBytes);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  let offset = directory.length;
  const parts = tables.map(({ tag, checksum, content }, index) => {
    const at = sfntHeaderBytes + index * sfntEntryBytes;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(content.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(content.length / 4) * 4);
    content.copy(padded);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([directory, ...parts]);
}

function readTable(woff: Buffer, at: number) {
  const offset = woff.readUInt32BE(at + 4);
  const packedBytes = woff.readUInt32BE(at + 8);
  const bytes = woff.readUInt32BE(at + 12);
  const packed = woff.subarray(offset, offset + packedBytes);
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    content: packedBytes === bytes ? packed : inflateSync(packed),
  };
}
