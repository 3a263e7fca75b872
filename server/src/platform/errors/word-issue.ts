import { defineWords, type Locale, sayCount } from '@handrail/engine';
import type { z } from 'zod';

type Issue = Pick<z.core.$ZodRawIssue, 'code'> & Readonly<Record<string, unknown>>;

/** Our words for an input that a schema refuses: those of its own check, or else what fits the kind of fault. */
export function wordIssue(locale: Locale, issue: Issue): string {
  const words = inputWords(locale);
  const { code, origin, maximum, minimum } = issue;
  const own = findOwnWords(issue);
  if (own) return own(locale);
  if (code === 'too_big' && origin === 'string') return words.tooLong(Number(maximum));
  if (code === 'too_big' && origin === 'number') return words.tooBig(String(maximum));
  if (code === 'too_small' && origin === 'string') return words.missing;
  if (code === 'too_small' && origin === 'number') return words.tooSmall(String(minimum));
  return words.unreadable;
}

/** Gives a check of a schema its own words: `.refine(isEmail, worded(invalidEmail))`. */
export function worded(words: (locale: Locale) => string): { readonly params: { readonly words: unknown } } {
  return { params: { words } };
}

function findOwnWords({ params }: Issue): ((locale: Locale) => string) | undefined {
  return (params as ReturnType<typeof worded>['params'] | undefined)?.words as
    | ((locale: Locale) => string)
    | undefined;
}

export const inputWords = defineWords('input', {
  tooLong: (most: number) => `Please use at most ${sayCount(most, 'character')}.`,
  tooBig: (most: string) => `Please enter a number of at most ${most}.`,
  tooSmall: (least: string) => `Please enter a number of at least ${least}.`,
  missing: 'Please fill in every required field.',
  unreadable: 'We could not read what was sent. Please reload the page and try again.',
});

/** Where a file or a value is wrong, without what it says there. */
export function listPlaces({ issues }: z.core.$ZodError): string[] {
  return [...new Set(issues.map(({ path }) => path.map(String).join('.') || 'the whole file'))];
}
