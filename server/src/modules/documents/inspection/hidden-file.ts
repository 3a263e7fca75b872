import { stat } from 'node:fs/promises';
import type { FileKind } from './file-kind.ts';
import { readHead, readTail } from './read-part.ts';

const looked = 64 * 1024;

/** Whether a file is a second one as well: a page at its head or tail, or an archive at its end. */
export async function hidesAnotherFile(path: string, kind: FileKind['kind']): Promise<boolean> {
  // Tables were searched whole, and containers neither begin nor end with anything else.
  if (kind === 'csv' || kind === 'docx' || kind === 'xlsx') return false;
  const tail = await readTail(path, looked + 22);
  const ends = `${(await readHead(path, looked)).toString('latin1')}\n${tail.toString('latin1')}`;
  return markup.test(ends) || endsAsArchive(tail, (await stat(path)).size);
}

const markup =
  /<script[\s>]|<html[\s>]|<!doctype html|<\?php|<iframe[\s>]|<svg[\s>]|<body[\s>]|\bonerror\s*=/i;

/** Archives are read from their end, so a picture with one behind it opens as both. */
function endsAsArchive(tail: Buffer, size: number): boolean {
  const mark = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
  for (let at = tail.lastIndexOf(mark); at > 0; at = tail.lastIndexOf(mark, at - 1)) {
    if (at + 22 > tail.length) continue;
    const comment = tail.readUInt16LE(at + 20);
    if (at + 22 + comment === tail.length && size > 22) return true;
  }
  return false;
}
