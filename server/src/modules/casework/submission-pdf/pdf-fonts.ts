import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

/**
 * The fonts of a PDF: the first that has a letter writes it. DejaVu has the letters of Europe, Arabic and Hebrew;
 * Unifont has nearly all the others in which people write their names.
 */
const files = {
  regular: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  other: '@fontsource/unifont/files/unifont-latin-400-normal.woff',
} as const;

export type FontName = keyof typeof files;

export const fontNames = Object.keys(files) as FontName[];

/** A stretch of text in one font. */
export interface FontRun {
  readonly font: FontName;
  readonly text: string;
}

/** What stands for a sign that no font has. */
const missing = '□';

/** Splits a text by the fonts that can write it. */
export function splitByFont(text: string, first: 'regular' | 'bold'): FontRun[] {
  // Most text is plain, and each font of ours has it.
  if (isAscii(text)) return [{ font: first, text }];
  const runs: { font: FontName; text: string }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const font = ([first, 'other'] as const).find((name) => hasLetters(name, segment));
    const run = { font: font ?? first, text: font === undefined ? missing : segment };
    const last = runs.at(-1);
    if (last?.font === run.font) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

/** Whether a text can be written without a stand-in. */
export function isWritable(text: string): boolean {
  if (isAscii(text)) return true;
  return [...graphemes.segment(text)].every(
    ({ segment }) => hasLetters('regular', segment) || hasLetters('other', segment),
  );
}

function isAscii(text: string): boolean {
  return /^[\n -~]*$/.test(text);
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function hasLetters(name: FontName, letters: string): boolean {
  const { font } = openFont(name);
  return Array.from(letters).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

interface OpenedFont {
  readonly content: Buffer;
  readonly font: fontkit.Font;
}

const require = createRequire(import.meta.url);
const opened = new Map<FontName, OpenedFont>();

/** Each is read once, when it is first needed. */
export function openFont(name: FontName): OpenedFont {
  const known = opened.get(name);
  if (known) return known;
  const file = readFileSync(require.resolve(files[name]));
  const content = name === 'other' ? unpackWoff(file) : file;
  const made = { content, font: fontkit.create(content) as fontkit.Font };
  opened.set(name, made);
  return made;
}
