import { overlap } from './overlapping-text.ts';
import { readHead, readPieces, readTail } from './read-part.ts';

const mostPages = 5_000;

/** Whether a document begins as a PDF does and does not claim a number of pages that nobody scans. */
export async function hasFewPages(path: string): Promise<boolean> {
  if ((await readHead(path, 5)).toString('latin1') !== '%PDF-') return false;
  if (!(await readTail(path, 2048)).includes('%%EOF')) return false;
  return claimsFewPages(path);
}

/** Pages in packed parts are not seen here; whoever draws the first page has a limit of its own. */
async function claimsFewPages(path: string): Promise<boolean> {
  let pages = 0;
  for await (const { text, decided } of overlap(readText(path), findUndecided)) {
    for (const { 1: count, index } of text.matchAll(/\/Count\s+(\d{1,9})|\/Type\s*\/Page(?=[^s])/g)) {
      if (index >= decided) break;
      if (count === undefined) pages += 1;
      if (Math.max(pages, Number(count ?? 0)) > mostPages) return false;
    }
  }
  return true;
}

async function* readText(path: string): AsyncGenerator<string> {
  for await (const piece of readPieces(path)) yield piece.toString('latin1');
}

/** A claim that reaches the end of a piece may go on in the next one, and one that begins there may not show yet. */
function findUndecided(text: string): number {
  const open = /\/(?:Count|Type)\s*\S{0,16}$/.exec(text);
  return open?.index ?? Math.max(0, text.length - 16);
}
