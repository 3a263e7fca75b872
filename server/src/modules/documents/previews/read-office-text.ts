import { readZipDirectory, unpackEntry } from '../inspection/zip-directory.ts';

const parts = { docx: 'word/document.xml', xlsx: 'xl/sharedStrings.xml' } as const;
const mostBytes = 1024 * 1024;

/** The words of a Word or Excel document, as far as one part of it holds them. */
export async function readOfficeText(path: string, kind: keyof typeof parts): Promise<string> {
  const entries = await readZipDirectory(path);
  const entry = entries?.find(({ name }) => name === parts[kind]);
  const xml = entry && (await unpackEntry(path, entry, mostBytes));
  return (xml?.toString('utf8') ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|amp|quot|apos);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
