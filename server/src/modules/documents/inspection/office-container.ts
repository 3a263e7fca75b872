import { readZipDirectory, unpackEntry, type ZipEntry } from './zip-directory.ts';

const mostUnpackedBytes = 256 * 1024 * 1024;

/** Whether a file is a Word or Excel document: its parts are few, small and as large as they say, and no macro is in it. */
export async function findOfficeKind(path: string): Promise<'docx' | 'xlsx' | undefined> {
  const entries = await readZipDirectory(path);
  const types = entries?.find(({ name }) => name === '[Content_Types].xml');
  if (!entries || !types || !isModest(entries)) return undefined;
  const content = (await unpackEntry(path, types, 1024 * 1024))?.toString('utf8') ?? '';
  const kind = mainTypes.find(([, type]) => content.includes(`"${type}"`))?.[0];
  if (!kind || /vbaProject/i.test(content) || entries.some(({ name }) => /vbaProject|\.\.\//i.test(name))) {
    return undefined;
  }
  return (await isTruthful(path, entries)) ? kind : undefined;
}

const mainTypes = [
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'],
] as const;

function isModest(entries: readonly ZipEntry[]): boolean {
  return entries.reduce((sum, { size }) => sum + size, 0) <= mostUnpackedBytes;
}

/** A bomb says that it is small. Each part is unpacked, but only as far as it claims to go. */
async function isTruthful(path: string, entries: readonly ZipEntry[]): Promise<boolean> {
  for (const entry of entries) {
    if ((await unpackEntry(path, entry, 0)) === undefined) return false;
  }
  return true;
}
