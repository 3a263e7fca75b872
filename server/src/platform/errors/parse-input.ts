import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { wordIssue } from './word-issue.ts';

/** Gives the checked and converted input, or refuses with one text per wrong field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: wordIssue });
  if (parsed.success) return parsed.data;
  throw new AppError('INVALID_INPUT', [...new Set(parsed.error.issues.map((issue) => issue.message))]);
}
