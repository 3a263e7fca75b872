import { parseCurrency, showCurrency } from '@handrail/engine';
import { showPlain, type Mask, type TypedText } from './mask.ts';

/** An amount typed in dollars and kept in cents; what cannot be read is kept as it was typed. */
export const currencyMask: Mask = {
  show: (value) => (typeof value === 'number' ? group(showCurrency(value)) : showPlain(value)),
  read,
  tidy: read,
  edit: dropOwnSeparators,
};

function read(text: string): string | number {
  return parseCurrency(text) ?? text;
}

function group(dollars: string): string {
  return dollars.replace(/\B(?=(?:\d{3})+\.)/g, ',');
}

/** The commas that we put there stand in the way once a digit goes or comes, so the first edit takes them out. */
function dropOwnSeparators(before: string, after: TypedText): TypedText {
  const cents = parseCurrency(before);
  if (cents === undefined || !before.includes(',') || currencyMask.show(cents) !== before) return after;
  const { text, caret } = after;
  const head = countSame(before, text, (from, at) => from[at]);
  const tail = countSame(before, text, (from, at) =>
    at < from.length - head ? from.at(-1 - at) : undefined,
  );
  const isOwn = (at: number) => at < head || at >= text.length - tail;
  const strip = (part: string) => part.replace(/,/g, (comma, at: number) => (isOwn(at) ? '' : comma));
  return { text: strip(text), caret: strip(text.slice(0, caret)).length };
}

function countSame(
  one: string,
  other: string,
  read: (from: string, at: number) => string | undefined,
): number {
  let count = 0;
  while (read(one, count) !== undefined && read(one, count) === read(other, count)) count++;
  return count;
}
