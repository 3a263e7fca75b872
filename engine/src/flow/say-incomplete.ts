import { defineWords } from '../language/define-words.ts';
import type { Locale } from '../language/locale.ts';

/** The banner over a question whose required fields are not all answered. */
export function sayMissingFields(locale: Locale, count: number): string {
  return words(locale).fields(count);
}

/** What Confirm says on a review page with incomplete sections (P452). */
export function sayIncompleteSections(locale: Locale, count: number): string {
  return words(locale).sections(count);
}

const words = defineWords('incomplete', {
  fields: (count: number) =>
    count === 1
      ? 'You have 1 incomplete field that is required.'
      : `You have ${count} required fields incomplete.`,
  sections: (count: number) => `You have ${count} incomplete section(s) that are required`,
});
