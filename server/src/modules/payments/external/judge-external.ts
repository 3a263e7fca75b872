import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { findFund, isWithinDates } from '../../funds/index.ts';
import { findHold } from '../guarding/find-hold.ts';
import { isOwnAward } from '../issuing/own-payee.ts';
import type { Payment } from '../payment.ts';
import { isUnansweredPayment } from '../views/attempt-view-store.ts';
import type { ExternalPayment } from './external-payment.ts';
import { isReferenceUsed, listExternalPayments, normalizeReference } from './external-payment-store.ts';

/** What becomes of a payment that staff say was paid elsewhere. Only the first three let it be recorded. */
export const externalOutcomes = [
  'records',
  'alreadyRecorded',
  'repeatedReference',
  'unknownPayment',
  'repeatedPayment',
  'dateUnreadable',
  'futureDate',
  'oldDate',
  'noReference',
  'noAmount',
  'amountDiffers',
  'trackingOff',
  'notExternal',
  'notAuthorized',
  'alreadyPaid',
  'failed',
  'canceled',
  'held',
  'coolDown',
  'unanswered',
  'fundClosed',
  'fundBlocked',
  'fundDates',
  'ownPayment',
] as const;
export type ExternalOutcome = (typeof externalOutcomes)[number];

export interface ExternalRules {
  /** The partner's day, YYYY-MM-DD. */
  readonly today: string;
  /** The program keeps track of what is paid elsewhere. */
  readonly isTracked: boolean;
  readonly staffId: string;
}

/** Says what recording would do to a payment, by hand and for each line of a file alike. */
export async function judgeExternal(
  tx: Transaction,
  ctx: RequestContext,
  payment: Payment,
  said: ExternalPayment,
  rules: ExternalRules,
): Promise<ExternalOutcome> {
  const known = (await listExternalPayments(tx, ctx, [payment.id])).get(payment.id);
  if (payment.status === 'success' && known && isSame(known, said)) return 'alreadyRecorded';
  const wrong = findWrongWords(said, rules.today) ?? findWrongState(payment, rules);
  if (wrong) return wrong;
  const blocked = await findWrongPlace(tx, ctx, payment, said, rules);
  if (blocked) return blocked;
  const { id } = payment;
  return (await isReferenceUsed(tx, ctx, { id, reference: said.reference }))
    ? 'repeatedReference'
    : 'records';
}

function isSame(one: ExternalPayment, other: ExternalPayment): boolean {
  return (
    one.paidOn === other.paidOn && normalizeReference(one.reference) === normalizeReference(other.reference)
  );
}

function findWrongWords({ paidOn, reference }: ExternalPayment, today: string): ExternalOutcome | undefined {
  if (normalizeReference(reference) === '') return 'noReference';
  if (paidOn > today) return 'futureDate';
  return paidOn < toYearBefore(today) ? 'oldDate' : undefined;
}

/** A date that is older was most likely typed with the wrong year. */
function toYearBefore(day: string): string {
  return `${String(Number(day.slice(0, 4)) - 1)}${day.slice(4)}`;
}

function findWrongState(
  { status, method }: Payment,
  { isTracked }: ExternalRules,
): ExternalOutcome | undefined {
  if (status === 'initiated' || status === 'success') return 'alreadyPaid';
  if (status === 'failed' || status === 'canceled') return status;
  if (!isTracked) return 'trackingOff';
  if (method !== 'External') return 'notExternal';
  return status === 'pending' ? 'notAuthorized' : undefined;
}

async function findWrongPlace(
  tx: Transaction,
  ctx: RequestContext,
  payment: Payment,
  { paidOn }: ExternalPayment,
  { staffId }: ExternalRules,
): Promise<ExternalOutcome | undefined> {
  const hold = await findHold(tx, ctx, payment);
  if (hold) return hold.kind === 'coolDown' ? 'coolDown' : 'held';
  const fund = await findFund(tx, ctx.partnerId, payment.fundId);
  if (fund?.closedAt !== null) return 'fundClosed';
  if (fund.blockedReason !== null) return 'fundBlocked';
  if (!isWithinDates(fund, paidOn)) return 'fundDates';
  if (await isOwnAward(tx, ctx, [payment], staffId)) return 'ownPayment';
  return (await isUnansweredPayment(tx, ctx.partnerId, payment.id)) ? 'unanswered' : undefined;
}
