import type { Locale } from '@handrail/engine';

/** What a person reads, in the language of whoever turns out to read it. */
export type Texts = (locale: Locale) => readonly string[];

/** Texts for operators: what the command line and the files that they write say is English alone. */
export function inEnglish(texts: readonly string[]): Texts {
  return () => texts;
}

/** What was worded already for whoever asked. */
export function asWorded(texts: readonly string[]): Texts {
  return () => texts;
}
