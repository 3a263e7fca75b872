import type { Locale } from '../../language/locale.ts';
import { messages } from '../fields/messages.ts';

/** What is wrong with a form, by field; empty when nothing is. */
export type FormErrors<Field extends string> = Readonly<Partial<Record<Field, readonly string[]>>>;

export function selectionRequired(locale: Locale): string {
  return messages(locale).selectionRequired;
}

/** Keeps the fields that have errors. */
export function collectErrors<Field extends string>(
  checks: Readonly<Record<Field, readonly string[]>>,
): FormErrors<Field> {
  const entries = Object.entries<readonly string[]>(checks).filter(([, errors]) => errors.length > 0);
  return Object.fromEntries(entries) as FormErrors<Field>;
}

/** The errors of a text that must be there, and then pass a check of its own. */
export function requireText(
  locale: Locale,
  label: string,
  text: string | undefined,
  check: (text: string) => readonly string[] = () => [],
): readonly string[] {
  const trimmed = text?.trim();
  return trimmed ? check(trimmed) : [messages(locale).required(label)];
}

/** Whether nothing was entered. */
export function isBlank(text: string | undefined): boolean {
  return !text?.trim();
}

/** The one message of a check that failed. */
export function unless(passes: boolean, message: string): readonly string[] {
  return passes ? [] : [message];
}
