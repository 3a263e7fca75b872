import { firstLocale, type Locale } from '@handrail/engine';
import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { wordIssue } from './word-issue.ts';

/** Gives the checked and converted input, or refuses with one text per wrong field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parse = (locale: Locale) => schema.safeParse(input, { error: (issue) => wordIssue(locale, issue) });
  const parsed = parse(firstLocale);
  if (parsed.success) return parsed.data;
  throw new AppError('INVALID_INPUT', (locale) => [
    ...new Set((parse(locale).error?.issues ?? []).map((issue) => issue.message)),
  ]);
}
