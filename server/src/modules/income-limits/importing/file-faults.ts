import { defineWords, formatCount, type Locale } from '@handrail/engine';

/** What is wrong with a file of limits, and in which line. */
export type FileFault = { readonly line: number } & (
  | { readonly kind: 'missingColumn'; readonly column: string }
  | { readonly kind: 'doubleColumn'; readonly column: string }
  | { readonly kind: 'otherYear'; readonly column: string; readonly year: number }
  | { readonly kind: 'emptyCell'; readonly column: string }
  | { readonly kind: 'noAmount'; readonly column: string; readonly value: string }
  | { readonly kind: 'noArea'; readonly value: string }
  | { readonly kind: 'noState'; readonly value: string }
  | { readonly kind: 'doubleArea'; readonly fips: string; readonly firstLine: number }
  | { readonly kind: 'lessForMore'; readonly column: string; readonly size: number }
  | { readonly kind: 'tiersCross'; readonly size: number }
  | { readonly kind: 'brokenLine' }
  | { readonly kind: 'noRows' }
  | { readonly kind: 'tooManyRows'; readonly most: number }
  | { readonly kind: 'tooLarge'; readonly megabytes: number }
  | { readonly kind: 'noWorkbook' }
  | { readonly kind: 'noAnswer'; readonly area: string; readonly why: string }
);

const mostFaults = 50;

/** Each fault in a sentence that begins with its line. A long list ends with how many more there are. */
export function sayFaults(locale: Locale, faults: readonly FileFault[]): string[] {
  const words = faultWords(locale);
  const said = faults.slice(0, mostFaults).map((fault) => words.line(fault.line, sayFault(locale, fault)));
  const more = faults.length - said.length;
  return more > 0 ? [...said, words.more(more)] : said;
}

function sayFault(locale: Locale, fault: FileFault): string {
  const words = faultWords(locale);
  switch (fault.kind) {
    case 'missingColumn':
      return words.missingColumn(fault.column);
    case 'doubleColumn':
      return words.doubleColumn(fault.column);
    case 'otherYear':
      return words.otherYear(fault.column, fault.year);
    case 'emptyCell':
      return words.emptyCell(fault.column);
    case 'noAmount':
      return words.noAmount(fault.column, fault.value);
    case 'noArea':
      return words.noArea(fault.value);
    case 'noState':
      return words.noState(fault.value);
    case 'doubleArea':
      return words.doubleArea(fault.fips, fault.firstLine);
    case 'lessForMore':
      return words.lessForMore(fault.column, fault.size);
    case 'tiersCross':
      return words.tiersCross(fault.size);
    case 'brokenLine':
      return words.brokenLine;
    case 'noWorkbook':
      return words.noWorkbook;
    case 'noRows':
      return words.noRows;
    case 'tooManyRows':
      return words.tooManyRows(formatCount(fault.most));
    case 'tooLarge':
      return words.tooLarge(fault.megabytes);
    case 'noAnswer':
      return words.noAnswer(fault.area, fault.why);
  }
}

const faultWords = defineWords('incomeLimitFile', {
  line: (line: number, text: string) => (line > 0 ? `Line ${line}: ${text}` : text),
  more: (count: number) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
  missingColumn: (column: string) => `There is no column ${column}.`,
  doubleColumn: (column: string) => `Two columns could be ${column}.`,
  otherYear: (column: string, year: number) => `The column ${column} says that the file is not of ${year}.`,
  emptyCell: (column: string) => `${column} is empty.`,
  noAmount: (column: string, value: string) =>
    `${column} is "${value}", which is not an amount in whole dollars.`,
  noArea: (value: string) => `"${value}" is not an area number of ten digits.`,
  noState: (value: string) => `"${value}" is not a state.`,
  doubleArea: (fips: string, firstLine: number) => `Area ${fips} is in line ${firstLine} already.`,
  lessForMore: (column: string, size: number) =>
    `${column} is lower than the limit for a household of ${size}.`,
  tiersCross: (size: number) =>
    `The limits for ${size === 1 ? '1 person' : `${size} people`} do not rise from extremely low to low.`,
  brokenLine: 'A quotation mark is out of place, so nothing from here on can be read.',
  noRows: 'The file has no areas.',
  tooManyRows: (most: string) =>
    `The file has more than ${most} areas. HUD’s own has some 4,600 for the whole country.`,
  tooLarge: (megabytes: number) =>
    `The file is larger than ${megabytes} MB. HUD’s own for the whole country is smaller.`,
  noWorkbook: 'This workbook cannot be read. Save it as .xlsx or .csv and try again.',
  noAnswer: (area: string, why: string) => `HUD did not answer for ${area} (${why}).`,
});
