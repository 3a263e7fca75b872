import type { Allowance, Allowances } from '../definition/form-settings.ts';
import type { AtMostRule } from '../definition/history.ts';
import type { ProgramDefinition } from '../definition/program.ts';
import { toNumber } from '../rules/rule-value.ts';
import type { EarlierSubmission } from './earlier-submission.ts';

/** What earlier applications left of each limit of a form, with its texts filled in. */
export function findAllowances(
  { history }: Pick<ProgramDefinition, 'history'>,
  earlier: readonly EarlierSubmission[],
): Allowances {
  return Object.fromEntries(
    (history?.atMost ?? []).map((rule) => [rule.answerKey, toAllowance(rule, earlier)]),
  );
}

/** What to say of a number that is larger than its allowance; nothing where it is not. */
export function sayAboveAllowance({ left, message }: Allowance, value: unknown): string[] {
  return (toNumber(value) ?? 0) > left ? [message] : [];
}

function toAllowance(
  { answerKey, programs, limit, note, message }: AtMostRule,
  earlier: readonly EarlierSubmission[],
): Allowance {
  const used = earlier
    .filter(({ programKey }) => programs.includes(programKey))
    .reduce((total, { answers }) => total + (toNumber(answers[answerKey]) ?? 0), 0);
  // Adding up fractions leaves traces that nobody should read.
  const left = Math.max(0, Math.round((limit - used) * 100) / 100);
  const fill = (text: string) => text.replace('{left}', String(left));
  return { left, ...(note !== undefined && { note: fill(note) }), message: fill(message) };
}
