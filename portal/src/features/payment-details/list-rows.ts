import {
  accountTypes,
  formatAddress,
  formatAmount,
  formatMoment,
  hasFeature,
  type AccountType,
} from '@handrail/engine';
import {
  paymentMethodLabels,
  paymentPatternLabels,
  sayOwnPaymentStatus,
  type PaymentPattern,
} from '@handrail/engine/payments';
import type { Say } from '../../shared/context/use-text.ts';
import { isPayee, type Fulfillment, type Payment } from '../../shared/payments/own-payments.ts';
import { sayArrivalOf, sortPayments, toDay } from '../../shared/payments/to-news.ts';
import type { PayeeDetails } from './payment-query.ts';

export interface DetailsRow {
  readonly name: string;
  readonly value: string;
}

interface Reader {
  readonly features: readonly string[];
  readonly userId: string | undefined;
  readonly email: string | undefined;
  readonly timeZone: string;
  /** What the profile says, where it is where money is sent. */
  readonly profile: PayeeDetails | null;
}

/** The rows of the Payment Details table, in their order; what is not known has none. */
export function listRows(say: Say, award: Fulfillment, reader: Reader): DetailsRow[] {
  const payment = findCurrent(award);
  const isRecurring = award.scheduleType === 'Recurring';
  return [
    row(say('payment.amount', 'AMOUNT'), formatAmount(award.approvedAmount)),
    row(say('payment.method', 'PAYMENT METHOD'), sayMethod(say, award, payment)),
    row(say('payment.status-row', 'PAYMENT STATUS'), payment && sayStatus(say, payment, reader.features)),
    row(say('payment.paid-to', 'PAID TO'), payment?.payee.name ?? payment?.payee.email),
    isRecurring ? row(say('payment.count', 'NUMBER OF PAYMENTS'), String(countPayments(award))) : [],
    ...(isRecurring ? [] : listDates(say, payment, reader)),
    ...listPlace(say, payment, reader),
  ].flat();
}

/** Several payments without a pattern are counted one by one (P235). */
function countPayments({ paymentPattern, payments }: Fulfillment): number {
  return paymentPattern?.count ?? payments.length;
}

/** The payment that the table speaks of: the last that was sent, else the next one. */
function findCurrent({ payments }: Fulfillment): Payment | undefined {
  const sorted = sortPayments(payments);
  return sorted.findLast(({ initiatedAt }) => initiatedAt !== null) ?? sorted[0];
}

export function sayStatus(say: Say, { status }: Payment, features: readonly string[]): string {
  return sayOwnPaymentStatus(say.locale, status, { isPartnerIssued: hasFeature(features, 'partner-issued') });
}

/** "Direct deposit", and "Direct deposit - Monthly" for a pattern (P230, P231). */
function sayMethod(say: Say, { paymentPattern }: Fulfillment, payment: Payment | undefined): string {
  const method = payment?.method
    ? paymentMethodLabels(say.locale)[payment.method]
    : say('payment.method.none', 'Not chosen yet');
  const pattern = paymentPattern && paymentPatternLabels(say.locale)[toPattern(paymentPattern.pattern)];
  return pattern ? `${method} - ${pattern}` : method;
}

type PatternName = NonNullable<Fulfillment['paymentPattern']>['pattern'];

/** The API names patterns as its language allows. */
function toPattern(name: PatternName): PaymentPattern {
  return patternsByName[name];
}

const patternsByName = {
  OneTime: 'one-time',
  Weekly: 'weekly',
  BiWeekly: 'bi-weekly',
  SemiMonthly: 'semi-monthly',
  Monthly: 'monthly',
} as const satisfies Record<PatternName, PaymentPattern>;

function listDates(say: Say, payment: Payment | undefined, { timeZone }: Reader): DetailsRow[] {
  if (payment?.external)
    return [
      row(say('payment.date', 'PAYMENT DATE'), toDay(say, payment.external.paidOn)),
      row(say('payment.reference', 'REFERENCE'), payment.external.reference),
    ].flat();
  if (!payment?.initiatedAt) return [];
  return [
    row(say('payment.date', 'PAYMENT DATE'), formatMoment(say.locale, payment.initiatedAt, timeZone)),
    row(say('payment.arrival', 'ESTIMATED ARRIVAL'), sayArrivalOf(say, payment)),
  ].flat();
}

/** Where the money goes: a check's address, and for the payee the rest (P234, P236, P239-P241). */
function listPlace(say: Say, payment: Payment | undefined, reader: Reader): DetailsRow[] {
  if (!payment) return [];
  const { features, userId, email, profile } = reader;
  const isOwn = isPayee(payment, userId);
  const isClaimed = hasFeature(features, 'claim-funds');
  const mailing = payment.mailingAddress ?? (isOwn && !isClaimed ? profile?.mailingAddress : null);
  const address = row(
    say('payment.address', 'MAILING ADDRESS'),
    mailing ? formatAddress(say.locale, { ...mailing, addressLine2: mailing.addressLine2 ?? '' }) : undefined,
  );
  switch (payment.method) {
    case 'Check':
      return address;
    case 'DirectDeposit': {
      const account = isOwn && !isClaimed ? profile?.bankAccount : null;
      return [
        row(
          say('payment.account-type', 'ACCOUNT TYPE'),
          account ? accountTypes(say.locale)[account.accountType as AccountType] : undefined,
        ),
        row(say('payment.account-number', 'ACCOUNT NUMBER'), account?.accountNumber),
      ].flat();
    }
    case 'PhysicalCard':
    case 'VirtualCard':
      if (!isOwn) return [];
      return [...row(say('payment.email', 'EMAIL ADDRESS'), email), ...(isClaimed ? [] : address)];
    case 'Zelle':
      return isOwn ? row(say('payment.email', 'EMAIL ADDRESS'), email) : [];
    case 'External':
    case null:
      return [];
  }
}

function row(name: string, value: string | null | undefined): DetailsRow[] {
  return value ? [{ name, value }] : [];
}
