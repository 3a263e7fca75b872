import { readFile } from 'node:fs/promises';

const mostPages = 5_000;

/** Whether a document begins as a PDF does and does not claim a number of pages that nobody scans. */
export async function hasFewPages(path: string): Promise<boolean> {
  const content = await readFile(path);
  if (content.subarray(0, 5).toString('latin1') !== '%PDF-') return false;
  if (!content.subarray(-2048).includes('%%EOF')) return false;
  return countMost(content) <= mostPages;
}

/** Pages in packed parts are not seen here; whoever draws the first page has a limit of its own. */
function countMost(content: Buffer): number {
  const text = content.toString('latin1');
  let most = 0;
  for (const [, count] of text.matchAll(/\/Count\s+(\d{1,9})/g)) most = Math.max(most, Number(count));
  const pages = text.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
  return Math.max(most, pages);
}
