import { readPieces } from './read-part.ts';

/** The old Word and Excel formats share a container; the name of its main stream tells them apart. */
export async function findCompoundKind(path: string): Promise<'doc' | 'xls' | undefined> {
  const found = new Set<string>();
  for await (const piece of readPieces(path)) {
    for (const name of streamNames) if (hasStream(piece, name)) found.add(name);
  }
  if (found.has('EncryptedPackage')) return undefined;
  if (found.has('WordDocument')) return 'doc';
  return found.has('Workbook') || found.has('Book') ? 'xls' : undefined;
}

const streamNames = ['EncryptedPackage', 'WordDocument', 'Workbook', 'Book'] as const;

/** Names stand in entries of 128 bytes, 64 of them for the name, then its length with the closing NUL. */
function hasStream(piece: Buffer, name: string): boolean {
  const wanted = Buffer.from(`${name}\0`, 'utf16le');
  for (let at = piece.indexOf(wanted); at !== -1; at = piece.indexOf(wanted, at + 2)) {
    if (at % 128 === 0 && at + 66 <= piece.length && piece.readUInt16LE(at + 64) === wanted.length)
      return true;
  }
  return false;
}
