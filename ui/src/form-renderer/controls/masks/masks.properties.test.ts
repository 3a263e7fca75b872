import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyMask } from './currency-mask.ts';
import { dateMask } from './date-mask.ts';
import { maskOf } from './mask-of.ts';
import type { Mask, TypedText } from './mask.ts';

const masks = {
  text: maskOf('Text'),
  phone: maskOf('Phone'),
  number: maskOf('Number'),
  password: maskOf('Password'),
  currency: currencyMask,
  date: dateMask,
} satisfies Record<string, Mask>;

/** One thing that a person does to what stands in an input. */
type Edit =
  | { readonly act: 'type'; readonly at: number; readonly text: string }
  | { readonly act: 'delete'; readonly at: number }
  | { readonly act: 'leave' };

const characters = fc.constantFrom(...'0123456789/-.,$ +()ab’\u202a'.split(''));
const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ act: fc.constant('type' as const), at: fc.nat(40), text: characters }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('type' as const),
      at: fc.nat(40),
      text: fc.oneof(
        fc.constantFrom('1/2/2020', '01022020', '2020-01-02', '+1 (219) 873-2341', '1,234.50', '$1234.5'),
        fc.string({ maxLength: 12 }),
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('delete' as const), at: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.constant({ act: 'leave' as const }) },
);

describe.each(Object.entries(masks))('the mask of a %s', (_name, mask) => {
  it('never throws, and keeps the caret in the text, whatever is done to it', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        let text = '';
        for (const each of edits) {
          const after = applyEdit(mask, text, each);
          expect(after.caret).toBeGreaterThanOrEqual(0);
          expect(after.caret).toBeLessThanOrEqual(after.text.length);
          text = after.text;
        }
      }),
    );
  });

  it('loses no letter or digit that is typed, and deletes just one character a time', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        let text = '';
        for (const each of edits) {
          const { text: after } = applyEdit(mask, text, each);
          if (each.act === 'type' && each.text.length === 1) {
            expect(keepWords(after)).toBe(keepWords(insert(text, each)));
          }
          if (each.act === 'delete') expect(keepWords(after)).toBe(keepWords(remove(text, each.at)));
          text = after;
        }
      }),
    );
  });

  it('leaves a text alone that it has tidied already', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        const text = edits.reduce((before, each) => applyEdit(mask, before, each).text, '');
        const once = mask.show(mask.tidy(text));
        expect(mask.show(mask.tidy(once))).toBe(once);
        expect(mask.tidy(once)).toBe(mask.tidy(text));
      }),
    );
  });

  it('keeps as typed, while someone types, whatever it cannot read', () => {
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 15 }), (text) => {
        const kept = mask.read(text);
        if (typeof kept === 'string') expect(keepWords(mask.show(kept))).toSatisfy(isSameOrDate(text));
      }),
    );
  });
});

describe('a date', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2036-12-31'), noInvalidDate: true });

  it('is read the same in every form, typed or pasted', () => {
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year = '', month = '', day = ''] = iso.split('-');
        const short = `${Number(month)}/${Number(day)}/${year}`;
        for (const form of [
          iso,
          short,
          `${month}${day}${year}`,
          `${month}-${day}-${year}`,
          dateMask.show(iso),
        ]) {
          expect(dateMask.read(form)).toBe(iso);
          expect(dateMask.read(typeAll(dateMask, form))).toBe(iso);
        }
      }),
    );
  });
});

describe('an amount', () => {
  it('is read the same with and without separators, typed, pasted or shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => {
        const shown = currencyMask.show(cents);
        for (const form of [shown, shown.replaceAll(',', ''), `$${shown}`]) {
          expect(currencyMask.read(form)).toBe(cents);
          expect(currencyMask.read(typeAll(currencyMask, form))).toBe(cents);
        }
      }),
    );
  });

  it('loses just the digit that is deleted, wherever the separators stand', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.nat(20), (cents, at) => {
        const shown = currencyMask.show(cents);
        const { text } = applyEdit(currencyMask, shown, { act: 'delete', at });
        expect(text.replaceAll(',', '')).toBe(remove(shown, at).replaceAll(',', ''));
        if (text !== '' && text !== '.') expect(typeof currencyMask.read(text)).toBe('number');
      }),
    );
  });
});

function applyEdit(mask: Mask, before: string, each: Edit): TypedText {
  if (each.act === 'leave') {
    const text = mask.show(mask.tidy(before));
    return { text, caret: text.length };
  }
  const at = Math.min(each.at, before.length);
  const typed =
    each.act === 'type'
      ? { text: insert(before, each), caret: at + each.text.length }
      : { text: remove(before, each.at), caret: Math.max(at - 1, 0) };
  return mask.edit?.(before, typed) ?? typed;
}

function typeAll(mask: Mask, keys: string): string {
  return keys
    .split('')
    .reduce((text, key) => applyEdit(mask, text, { act: 'type', at: text.length, text: key }).text, '');
}

function insert(text: string, { at, text: typed }: { readonly at: number; readonly text: string }): string {
  return text.slice(0, at) + typed + text.slice(at);
}

/** What Backspace leaves. */
function remove(text: string, at: number): string {
  return at === 0
    ? text
    : text.slice(0, Math.min(at, text.length) - 1) + text.slice(Math.min(at, text.length));
}

/** What matters of a text: its letters and digits, in their order. */
function keepWords(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** A date is shown in another order than it may have been typed. */
function isSameOrDate(text: string): (shown: string) => boolean {
  return (shown) => shown === keepWords(text) || dateMask.read(text) !== text;
}
