import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../testing/read-pdf.ts';
import { breakLines } from './break-lines.ts';
import type { SheetLine } from './submission-sheet.ts';
import { writeSubmissionPdf } from './write-submission-pdf.ts';

async function write(lines: readonly SheetLine[]): Promise<{ text: string; bytes: string }> {
  const { content } = await writeSubmissionPdf({
    ...{ language: 'en-US', title: 'Application', author: 'Bayview', createdAt: new Date(0), facts: [] },
    sections: [{ name: 'You', questions: [{ title: 'Your name', lines }] }],
    foot: (page, pages) => `Page ${String(page)} of ${String(pages)}`,
  });
  return readPdf(content);
}

/** A text as a PDF has it for readers aloud. */
function spoken(text: string): string {
  const bytes = Buffer.from(text, 'utf16le').swap16().toString('latin1');
  return bytes.replaceAll(/[()\\]/g, String.raw`\$&`).replaceAll('\r', String.raw`\r`);
}

describe('a PDF of hostile answers', () => {
  it.each(['李小龍', 'José Ñandú Ødegård', 'Ольга Жукова', 'नमस्ते', '한국어', 'Nguyễn Thị Hạnh'])(
    'writes the name %s in letters of its own',
    async (name) => {
      const { text } = await write([{ label: 'Name', value: name }]);
      expect(text.normalize('NFC')).toContain(name);
      expect(text).not.toContain('□');
    },
  );

  it('writes what runs from right to left, and has it read in its own order', async () => {
    const value = 'محمد عبد الله';
    const { bytes } = await write([{ label: 'Name', value }]);
    expect(bytes).toContain(spoken(value));
  });

  it('puts a sign in the place of one that no font has, and has it read as it was typed', async () => {
    const value = 'We are 👩‍👩‍👧 here';
    const { text, bytes } = await write([{ label: 'Who', value }]);
    expect(text).toContain('We are □ here');
    expect(bytes).toContain(spoken(value));
  });

  it('leaves out what only steers a screen', async () => {
    const { text } = await write([{ label: 'Who', value: 'a\u0000b\u0007c\u202ed\u2066e' }]);
    expect(text).toContain('Who a b c d e');
  });

  it('breaks words that are longer than a line, on as many pages as it takes', async () => {
    const { text } = await write([{ label: 'Long', value: 'W'.repeat(5_000) }]);
    expect(text).toMatch(/Page 1 of [5-9]/);
  });

  it('takes three hundred questions', async () => {
    const lines = Array.from({ length: 300 }, (_, index) => ({
      label: `Question ${String(index)}`,
      value: 'An answer that goes on for a while. '.repeat(4),
    }));
    const { text, bytes } = await write(lines);
    expect(text).toContain('Question 0');
    expect(bytes.match(/\/S \/LI\n/g)).toHaveLength(300);
  });
});

describe('breakLines', () => {
  const measure = (text: string) => text.length;

  it.each([
    ['one two three', [['one', 'two'], ['three']]],
    ['abcdefghijkl', [['abcdefghij'], ['kl']]],
    ['one\ntwo', [['one'], ['two']]],
    ['', [[]]],
  ] as const)('breaks %j', (text, lines) => {
    expect(breakLines(text, 10, measure).map(({ words }) => words)).toEqual(lines);
  });

  it('puts words from right to left in the order in which they stand', () => {
    expect(breakLines('ok שלום עולם 12 end', 40, measure)).toEqual([
      { words: ['ok', 'עולם', 'שלום', '12', 'end'], isRightToLeft: false },
    ]);
    expect(breakLines('שלום one two עולם', 40, measure)).toEqual([
      { words: ['עולם', 'one', 'two', 'שלום'], isRightToLeft: true },
    ]);
  });
});
