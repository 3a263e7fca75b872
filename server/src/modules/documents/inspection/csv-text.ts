import { readFile } from 'node:fs/promises';

/** A table is lines of text without markup; spreadsheets also write it as UTF-16 or in the code page of Windows. */
export async function looksLikeTable(path: string): Promise<boolean> {
  const text = decode(await readFile(path));
  return text !== undefined && text.trim() !== '' && !hasControls(text) && !hasMarkup(text);
}

function decode(content: Buffer): string | undefined {
  const isUtf16 = content.length % 2 === 0 && content[0] === 0xff && content[1] === 0xfe;
  if (isUtf16) return content.toString('utf16le').slice(1);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

function hasControls(text: string): boolean {
  return /[^\P{Cc}\t\n\r]/u.test(text);
}

/** What a browser, a shell or Windows could take for something to run. */
function hasMarkup(text: string): boolean {
  return /^\s*<|^#!|^(MZ|@echo)|<\/?(script|html|svg|body|iframe|object|embed|img|!doctype)\b|<!doctype|<\?(php|xml)/i.test(
    text,
  );
}
