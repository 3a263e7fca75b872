import { defineWords, formatAmount, type Locale } from '@handrail/engine';
import type { BookGap } from './book-gap.ts';
import type { comparedAccounts } from './book-totals-store.ts';

type Facts = Pick<
  BookGap,
  'kind' | 'fundName' | 'paymentDisplayId' | 'programName' | 'reference' | 'ownCents' | 'otherCents'
>;

/** Says a difference in one sentence, with both sides of it. */
export function sayBookGap(locale: Locale, gap: Facts): string {
  const own = formatAmount(gap.ownCents ?? 0);
  const other = formatAmount(gap.otherCents ?? 0);
  const payment = gap.paymentDisplayId ?? '';
  const say = words(locale);
  switch (gap.kind) {
    case 'journal':
      return say.journal(accountName(locale, gap.reference), own, other);
    case 'payments':
      return say.payments(accountName(locale, gap.reference), own, other);
    case 'program':
      return say.program(gap.programName ?? '', own, other);
    case 'amount':
      return say.amount(payment, own, other);
    case 'notSent':
      return say.notSent(payment, own);
    case 'sentAnyway':
      return say.sentAnyway(payment, other);
    case 'late':
      return say.late(payment);
    case 'notOurs':
      return say.notOurs(gap.reference ?? '', other);
  }
}

function accountName(locale: Locale, account: string | null): string {
  return words(locale)[(account ?? 'remaining') as (typeof comparedAccounts)[number]];
}

/** Why a fund is blocked, for staff. */
export function sayBlocked(locale: Locale): string {
  return words(locale).blocked;
}

const words = defineWords('bookGaps', {
  blocked:
    'The daily check found a difference in the books of this fund. Nothing leaves it until the difference is resolved.',
  remaining: 'remaining',
  obligated: 'obligated',
  inTransit: 'in transit',
  disbursed: 'disbursed',
  returned: 'returned',
  journal: (account: string, own: string, other: string) =>
    `The fund shows ${own} as ${account}, but its journal ends with ${other}.`,
  payments: (account: string, own: string, other: string) =>
    `The fund shows ${own} as ${account}, but its payments add up to ${other}.`,
  program: (program: string, own: string, other: string) =>
    `${program} shows ${own} awarded, but its payments add up to ${other}.`,
  amount: (payment: string, own: string, other: string) =>
    `Payment ${payment} is for ${own}, but the payment provider has ${other}.`,
  notSent: (payment: string, own: string) =>
    `Payment ${payment} of ${own} counts as sent, but the payment provider does not have it.`,
  sentAnyway: (payment: string, other: string) =>
    `The payment provider paid ${other} for payment ${payment}, which does not count as sent here.`,
  late: (payment: string) =>
    `The payment provider finished payment ${payment} more than a day ago, but it still counts as on its way here.`,
  notOurs: (reference: string, other: string) =>
    `The payment provider paid ${other} under ${reference}, which no payment here explains.`,
});
