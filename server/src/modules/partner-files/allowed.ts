import { firstLocale, listPlaceholders, locales } from '@handrail/engine';
import { z } from 'zod';

// Each schema's message says what is allowed in its place; describeIssues adds where that is and what was read.

export function textThat(allowed: string, isAllowed: (text: string) => boolean) {
  return z.string({ error: allowed }).refine(isAllowed, { error: allowed });
}

export function wholeNumber(least: number, most?: number) {
  const error = `a whole number from ${String(least)}${most === undefined ? '' : ` to ${String(most)}`}`;
  const number = z.int({ error }).min(least, { error });
  return most === undefined ? number : number.max(most, { error });
}

export function yesOrNo() {
  return z.boolean({ error: 'true, false' });
}

export function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, { error: values.join(', ') });
}

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(item, { error: 'a list' });
}

/** A text in English, or one for each of several languages, with the same placeholders in each. */
export function inLanguages<Text extends z.ZodType<string>>(text: Text) {
  const translations = record({
    ...Object.fromEntries(locales.map((locale) => [locale, text.exactOptional()])),
    [firstLocale]: text,
  }).refine(haveSamePlaceholders, {
    error: 'texts with the same placeholders in each language',
  });
  return z.union([translations, text]);
}

function haveSamePlaceholders(translations: Readonly<Record<string, unknown>>): boolean {
  const lists = Object.values(translations).map((text) => listPlaceholders(String(text)).join());
  return new Set(lists).size === 1;
}

/** An object with these members and no others. */
export function record<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, { error: `an object with ${Object.keys(shape).join(', ')}` });
}
