import { hasFeature } from '@handrail/engine';
import { toDayIn } from '@handrail/engine/cases';
import { Temporal } from 'temporal-polyfill';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import { maskText } from '../../../platform/audit/mask-personal.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { asWorded } from '../../../platform/errors/texts.ts';
import { assertRecentSignIn } from '../../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { listFeaturesOfCase } from '../issuing/issue-surroundings.ts';
import { lockWithCase, movePayment } from '../move-payment.ts';
import { sendExternalNotice } from '../notices/send-external-notice.ts';
import { clearCancelReason } from '../payment-note-store.ts';
import { findPayment } from '../payment-store.ts';
import type { ExternalPayment } from './external-payment.ts';
import { keepExternalPayment } from './external-payment-store.ts';
import { externalWords } from './external-words.ts';
import { type ExternalOutcome, judgeExternal } from './judge-external.ts';

export interface ExternalRequest extends ExternalPayment {
  readonly paymentId: string;
  /** One check can pay several payments, once a person has said so. */
  readonly allowsRepeatedReference: boolean;
}

/** Records that a payment was made outside of the product. The same record twice changes nothing. */
export async function recordExternalPayment(ctx: RequestContext, request: ExternalRequest): Promise<string> {
  const { userId } = getStaffWith(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  const known = await ctx.db.read((tx) => findPayment(tx, ctx.partnerId, request.paymentId));
  if (!known) throw new AppError('NOT_FOUND');
  const isTracked = hasFeature(await listFeaturesOfCase(ctx, known.caseId), 'external-tracking');
  const outcome = await ctx.db.transaction((tx) =>
    recordWithin(tx, ctx, request, { isTracked, staffId: userId }),
  );
  if (outcome === 'records' || outcome === 'alreadyRecorded') return known.fulfillmentId;
  const text = asWorded([externalWords(ctx.locale)[outcome]]);
  throw new AppError(outcome === 'repeatedReference' ? 'REFERENCE_USED' : 'EXTERNAL_REFUSED', text);
}

/** Judges and records under the locks of the payment; whatever is refused leaves everything as it was. */
export async function recordWithin(
  tx: Transaction,
  ctx: RequestContext,
  { paymentId, paidOn, reference, allowsRepeatedReference }: ExternalRequest,
  { isTracked, staffId }: { readonly isTracked: boolean; readonly staffId: string },
): Promise<ExternalOutcome> {
  const { payment } = await lockWithCase(tx, ctx, paymentId);
  const { timeZone } = await getPartnerWithin(tx, ctx);
  const said = { paidOn, reference: reference.trim() };
  const rules = { today: toDayIn(timeZone, ctx.now()), isTracked, staffId };
  const outcome = await judgeExternal(tx, ctx, payment, said, rules);
  const isRecorded = outcome === 'records' || (outcome === 'repeatedReference' && allowsRepeatedReference);
  if (!isRecorded) return outcome;

  const at = toNoon(paidOn, timeZone);
  const { status } = await movePayment(tx, ctx, {
    ...{ paymentId, move: 'initiatePayment', seen: payment.status, method: 'External', at },
  });
  await movePayment(tx, ctx, { paymentId, move: 'settlePayment', seen: status, at });
  await keepExternalPayment(tx, ctx, paymentId, { ...said, by: staffId });
  await clearCancelReason(tx, ctx, paymentId);
  appendAuditEvent(tx, ctx, {
    ...{ action: 'recordExternalPayment', entityType: 'payment', entityId: paymentId },
    next: {
      ...{ caseId: payment.caseId, amountCents: payment.amountCents, paidOn },
      ...{ reference: maskText(said.reference), isRepeated: outcome === 'repeatedReference' },
    },
  });
  await sendExternalNotice(tx, ctx, payment, said);
  return 'records';
}

/** Noon, so that the day is the same wherever it is read. */
function toNoon(day: string, timeZone: string): Date {
  const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '12:00' });
  return new Date(noon.epochMilliseconds);
}
