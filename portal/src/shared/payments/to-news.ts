import { formatAmount, formatDay } from '@handrail/engine';
import {
  estimateArrival,
  sayPaymentNews,
  toBankingDate,
  type NewsReader,
  type PaymentNews,
} from '@handrail/engine/payments';
import type { Say } from '../context/use-text.ts';
import { isPayee, type Fulfillment, type Payment } from './own-payments.ts';

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
      patternAmount: formatAmount(award.paymentPattern?.amount ?? award.approvedAmount),
      payments: sortPayments(award.payments).map((payment) => ({
        status: payment.status,
        method: payment.method,
        scheduledOn: toDay(say, payment.scheduledFor),
        sentOn: payment.initiatedAt && formatDay(say.locale, payment.initiatedAt, timeZone),
        arrivesOn: sayArrivalOf(say, payment) ?? null,
      })),
    },
    { ...reader, isPayee: own },
  );
}

/** Whether the person themself is paid by an award (P247, P248). */
export function isOwnAward({ payments }: Fulfillment, userId: string | undefined): boolean {
  return payments.some((payment) => isPayee(payment, userId));
}

/** By the day for which they are scheduled, the earliest first (P244). */
export function sortPayments(payments: readonly Payment[]): Payment[] {
  return payments.toSorted((left, right) => left.scheduledFor.localeCompare(right.scheduledFor));
}

/** By when a payment that was sent has arrived. */
export function sayArrivalOf(say: Say, { method, initiatedAt }: Payment): string | undefined {
  if (method === null || initiatedAt === null) return undefined;
  return toDay(say, estimateArrival(method, toBankingDate(new Date(initiatedAt))));
}

/** "November 19, 2026" of a day without a time. */
export function toDay(say: Say, day: string): string {
  return formatDay(say.locale, `${day}T00:00:00Z`, 'UTC');
}
