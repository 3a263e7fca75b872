import { stat } from 'node:fs/promises';
import { overlap } from './overlapping-text.ts';
import { readHead, readPieces } from './read-part.ts';

const longestMark = '</!doctype '.length;

/** A table is lines of text without markup; spreadsheets also write it as UTF-16 or in the code page of Windows. */
export async function looksLikeTable(path: string): Promise<boolean> {
  const pieces = decode(path, new TextDecoder(await findEncoding(path)));
  let isFirst = true;
  let isBlank = true;
  for await (const { text, decided } of overlap(pieces, findUndecided)) {
    if (hasControls(text) || (isFirst && startsProgram(text)) || (isBlank && /^\s*</.test(text)))
      return false;
    if ((markup.exec(text)?.index ?? Infinity) < decided) return false;
    isFirst = false;
    isBlank &&= text.trim() === '';
  }
  return !isBlank;
}

async function findEncoding(path: string): Promise<string> {
  const mark = await readHead(path, 2);
  if (mark.equals(Buffer.from([0xff, 0xfe])) && (await stat(path)).size % 2 === 0) return 'utf-16le';
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for await (const piece of readPieces(path)) decoder.decode(piece, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

function findUndecided(text: string): number {
  return Math.max(0, text.length - longestMark);
}

async function* decode(path: string, decoder: TextDecoder): AsyncGenerator<string> {
  for await (const piece of readPieces(path)) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

function hasControls(text: string): boolean {
  return /[^\P{Cc}\t\n\r]/u.test(text);
}

/** What a shell or Windows could take for something to run. */
function startsProgram(text: string): boolean {
  return /^#!|^(MZ|@echo)/i.test(text);
}

/** What a browser could take for something to run. */
const markup = /<\/?(script|html|svg|body|iframe|object|embed|img|!doctype)\b|<!doctype|<\?(php|xml)/i;
