import { defineWords } from '../../language/define-words.ts';
import type { Locale } from '../../language/locale.ts';
import { messages } from '../fields/messages.ts';

/** What is wrong with a full name that was given; spaces around it do not count. */
export function listFullNameErrors(locale: Locale, text: string): string[] {
  const name = text.trim();
  const words = nameWords(locale);
  const errors: string[] = [];
  if (!allowed.test(name)) errors.push(words.characters);
  if (!/\s/.test(name)) errors.push(messages(locale).notAFullName);
  if (Array.from(name).length < 4) errors.push(words.length);
  return errors;
}

const allowed = /^\p{L}[\p{L}\p{M}\d'’& -]*$/u;

const nameWords = defineWords('fullName', {
  characters: 'Please enter only valid characters',
  length: 'Full Name must be at least 4 characters long',
});
