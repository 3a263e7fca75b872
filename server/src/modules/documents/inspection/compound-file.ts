import { readFile } from 'node:fs/promises';

/** The old Word and Excel formats share a container; the name of its main stream tells them apart. */
export async function findCompoundKind(path: string): Promise<'doc' | 'xls' | undefined> {
  const content = await readFile(path);
  if (hasStream(content, 'EncryptedPackage')) return undefined;
  if (hasStream(content, 'WordDocument')) return 'doc';
  return hasStream(content, 'Workbook') || hasStream(content, 'Book') ? 'xls' : undefined;
}

/** Names stand in entries of 128 bytes, 64 of them for the name, then its length with the closing NUL. */
function hasStream(content: Buffer, name: string): boolean {
  const wanted = Buffer.from(`${name}\0`, 'utf16le');
  for (let at = content.indexOf(wanted); at !== -1; at = content.indexOf(wanted, at + 2)) {
    if (at % 128 === 0 && at + 66 <= content.length && content.readUInt16LE(at + 64) === wanted.length)
      return true;
  }
  return false;
}
