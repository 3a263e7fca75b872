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
    return content.toString('latin1');
  }
}

function hasControls(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are what no table has
  return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/.test(text);
}

/** What a browser, a shell or Windows could take for something to run. */
function hasMarkup(text: string): boolean {
  return /^\s*<|^#!|^(MZ|@echo)|<\/?(script|html|svg|body|iframe|object|embed|img|!doctype)\b|<!doctype|<\?(php|xml)/i.test(
    text,
  );
}
