import { expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r'];
const starts = ['', ' ', '\n', '\u00a0', '\u3000', '\uFEFF'];

it.each(signs.flatMap((sign) => starts.map((start) => [`${start}${sign}`])))(
  'makes plain text of a cell that begins with %j, which a spreadsheet would run',
  (begin) => {
    const formula = `${begin}HYPERLINK("https://evil.example","Open")`;
    expect(toCsv([['Ada', formula]])).toBe(`\uFEFF"Ada","'${formula.replaceAll('"', '""')}"\r\n`);
  },
);

it('leaves what no spreadsheet would run as it is', () => {
  expect(toCsv([['Ada-Maria', 'a=b', '1250.00', '']])).toBe('\uFEFF"Ada-Maria","a=b","1250.00",""\r\n');
});
