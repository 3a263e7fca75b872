import { showDate } from '@handrail/engine';
import { showPlain, type Mask, type TypedText } from './mask.ts';
import { readDate } from './read-date.ts';

/** A date typed as MM/DD/YYYY and kept as 2026-11-15; what is no date yet is kept as it was typed. */
export const dateMask: Mask = {
  show: (value) => showDate(showPlain(value)),
  read: toKept,
  tidy: toKept,
  edit: placeSlashes,
};

function toKept(text: string): string {
  return readDate(text) ?? text;
}

/** A slash comes with the digit that needs one, never before, so that deleting goes straight through. */
function placeSlashes(before: string, after: TypedText): TypedText {
  const { text, caret } = after;
  if (caret !== text.length || text.length <= before.length) return after;
  if (text.length - before.length > 1) {
    const date = readDate(text);
    return date === undefined ? after : atEnd(showDate(date));
  }
  if (/^(?:\d{1,2}\/)?\d{3}$/.test(text)) return atEnd(`${text.slice(0, -1)}/${text.slice(-1)}`);
  // The year comes first, so this is not a month.
  if (/^(?:19|20)\/\d\d-$/.test(text)) return atEnd(text.replace('/', ''));
  return after;
}

function atEnd(text: string): TypedText {
  return { text, caret: text.length };
}
