import { defineWords } from '../language/define-words.ts';
import { addDays, toBankingDay } from './banking-days.ts';

/** How often a payment comes (P316). */
export const paymentPatterns = ['one-time', 'weekly', 'bi-weekly', 'semi-monthly', 'monthly'] as const;
export type PaymentPattern = (typeof paymentPatterns)[number];

export type RecurringPattern = Exclude<PaymentPattern, 'one-time'>;
export const recurringPatterns = [
  'weekly',
  'bi-weekly',
  'semi-monthly',
  'monthly',
] as const satisfies readonly RecurringPattern[];

export const paymentPatternLabels = defineWords('paymentPatterns', {
  'one-time': 'One-time',
  weekly: 'Weekly',
  'bi-weekly': 'Bi-weekly',
  'semi-monthly': 'Semi-monthly',
  monthly: 'Monthly',
} satisfies Record<PaymentPattern, string>);

/** One payment of a schedule. */
export interface Installment {
  readonly amountCents: number;
  /** A banking day, as YYYY-MM-DD. */
  readonly scheduledFor: string;
}

export interface RecurringSchedule {
  readonly pattern: RecurringPattern;
  readonly count: number;
  readonly totalAmountCents: number;
  /** The day of the first payment, as YYYY-MM-DD. */
  readonly start: string;
}

export const mostInstallments = 60;

/** The payments of a pattern: equal amounts, the last of which takes the rounding, each on a banking day. */
export function listInstallments({
  pattern,
  count,
  totalAmountCents,
  start,
}: RecurringSchedule): Installment[] {
  const amounts = splitAmount(totalAmountCents, count);
  return amounts.map((amountCents, index) => ({
    amountCents,
    scheduledFor: toBankingDay(findDay(pattern, start, index)),
  }));
}

/** Equal parts of an amount in cents; the last one takes what is left over. */
export function splitAmount(totalCents: number, count: number): number[] {
  if (!Number.isSafeInteger(totalCents) || !Number.isSafeInteger(count) || count < 1 || totalCents < count)
    throw new Error('An amount is split into parts of at least one cent each.');
  const each = Math.floor(totalCents / count);
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? totalCents - each * (count - 1) : each,
  );
}

/** The day of a payment before it is moved to a banking day, counted from the first one, so that no move adds up. */
function findDay(pattern: RecurringPattern, start: string, index: number): string {
  switch (pattern) {
    case 'weekly':
      return addDays(start, 7 * index);
    case 'bi-weekly':
      return addDays(start, 14 * index);
    case 'semi-monthly':
      return findHalfMonth(start, index);
    case 'monthly':
      return inMonth(start, index, dayOf(start));
  }
}

/** Twice a month: on the day of the start and fifteen days from it. */
function findHalfMonth(start: string, index: number): string {
  const first = dayOf(start);
  const months = Math.floor(index / 2);
  if (index % 2 === 0) return inMonth(start, months, first);
  return first <= 15 ? inMonth(start, months, first + 15) : inMonth(start, months + 1, first - 15);
}

/** A day of a later month, or its last day where the month is shorter. */
function inMonth(start: string, months: number, day: number): string {
  const [year = 0, month = 0] = start.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

function dayOf(day: string): number {
  return Number(day.slice(8));
}
