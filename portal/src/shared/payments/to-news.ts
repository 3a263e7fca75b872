import { formatAmount, formatDay } from '@handrail/engine';
import {
  estimateArrival,
  isSent,
  sayPaymentNews,
  toBankingDate,
  type NewsReader,
  type PaymentNews,
} from '@handrail/engine/payments';
import type { Say } from '../context/use-text.ts';
import { isOwnAward, type Fulfillment, type Payment } from './own-payments.ts';

interface NewsPlace {
  readonly userId: string | undefined;
  readonly features: readonly string[];
  readonly timeZone: string;
  readonly place?: NewsReader['place'];
}

/** How an award stands, told to the person who looks at it. */
export function toNews(
  say: Say,
  award: Fulfillment,
  { userId, timeZone, ...reader }: NewsPlace,
): PaymentNews {
  const own = isOwnAward(award, userId);
  return sayPaymentNews(
    say.locale,
    {
      isRecurring: award.scheduleType === 'Recurring',
      amount: formatAmount(award.approvedAmount),
      patternAmount: award.paymentPattern && formatAmount(award.paymentPattern.amount),
      payments: sortPayments(award.payments).map((payment) => ({
        status: payment.status,
        amount: formatAmount(payment.amount),
        method: payment.method,
        scheduledOn: toDay(say, payment.scheduledFor),
        sentOn: sayPaidOn(say, payment, timeZone),
        arrivesOn: sayArrivalOf(say, payment) ?? null,
      })),
    },
    { ...reader, isPayee: own },
  );
}

/** By the day for which they are scheduled, the earliest first (P244). */
export function sortPayments(payments: readonly Payment[]): Payment[] {
  return payments.toSorted((left, right) => left.scheduledFor.localeCompare(right.scheduledFor));
}

/** The day on which it was paid: what is paid elsewhere has a day of its own, and is recorded later. */
export function sayPaidOn(say: Say, { external, initiatedAt }: Payment, timeZone: string): string | null {
  if (external) return toDay(say, external.paidOn);
  return initiatedAt && formatDay(say.locale, initiatedAt, timeZone);
}

/** By when a payment that was sent has arrived; what came back, or was never sent, does not arrive. */
export function sayArrivalOf(say: Say, payment: Payment): string | undefined {
  const { method, initiatedAt } = payment;
  if (method === null || initiatedAt === null || !isSent(payment.status)) return undefined;
  return toDay(say, estimateArrival(method, toBankingDate(new Date(initiatedAt))));
}

/** "November 19, 2026" of a day without a time. */
export function toDay(say: Say, day: string): string {
  return formatDay(say.locale, `${day}T00:00:00Z`, 'UTC');
}
