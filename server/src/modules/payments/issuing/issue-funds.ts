import { type Feature, hasFeature } from '@handrail/engine';
import { type PaymentMethod, toBankingDate } from '@handrail/engine/payments';
import { appendAuditEvent, type Json } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { asWorded } from '../../../platform/errors/texts.ts';
import { doOnce } from '../../../platform/idempotency/do-once.ts';
import { assertRecentSignIn } from '../../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { lockCase } from '../../cases/index.ts';
import { assertUsableOn, findFund } from '../../funds/index.ts';
import { findParty } from '../../parties/index.ts';
import { findUserById } from '../../users/index.ts';
import { openAward } from '../open-award.ts';
import { listVendors } from '../vendors/vendor-store.ts';
import { authorizeDue } from './authorize-due.ts';
import { type IssueChoice, listChoiceRefusals, listGeneralRefusals } from './issue-rules.ts';
import { findSurroundings, listFeaturesOfCase } from './issue-surroundings.ts';
import { planPayments, type Schedule, sumCents } from './plan-payments.ts';

export interface IssueRequest {
  /** Made by the browser before it asks, and the same when it asks again. */
  readonly key: string;
  readonly caseId: string;
  readonly fundId: string | null;
  /** The vendor to pay; null pays the person whom the case is about. */
  readonly vendorId: string | null;
  readonly method: PaymentMethod | null;
  readonly schedule: Schedule;
}

/** Gives money of a fund to a case: obligates it, and authorizes what is due unless a second person has to approve. */
export async function issueFunds(ctx: RequestContext, request: IssueRequest): Promise<string> {
  getStaffWith(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  const features = await listFeaturesOfCase(ctx, request.caseId);
  const { key, ...body } = request;
  return ctx.db.transaction((tx) =>
    doOnce(tx, ctx, { operation: 'issueFunds', key, body: body as unknown as Json }, () =>
      issue(tx, ctx, request, features),
    ),
  );
}

async function issue(
  tx: Transaction,
  ctx: RequestContext,
  { caseId, fundId, vendorId, method, schedule }: IssueRequest,
  features: readonly Feature[],
): Promise<string> {
  const { userId } = getStaffWith(ctx.actor, 'issuePayments');
  const caseRecord = await lockCase(tx, ctx.partnerId, caseId);
  if (!caseRecord) throw new AppError('NOT_FOUND');
  const around = await findSurroundings(tx, ctx, { caseRecord, features, issuerId: userId });
  refuse(listGeneralRefusals(ctx.locale, around));

  const today = toBankingDate(ctx.now());
  const payments = planPayments(schedule, today);
  const payee = await findPayee(tx, ctx, caseRecord.partyId, vendorId);
  refuse(listChoiceRefusals(ctx.locale, around, { schedule, payments, payee, method, today }));
  const fund = fundId === null ? undefined : await findFund(tx, ctx.partnerId, fundId);
  if (!fund) throw new AppError('F-001');
  for (const { scheduledFor } of payments) assertUsableOn(fund, scheduledFor);

  const totalCents = sumCents(payments);
  const limit = around.settings.secondApproverAboveCents;
  // Several small awards are one large one.
  const needsApproval = limit !== null && around.awardedCents + totalCents > limit;
  const to =
    payee.type === 'User'
      ? ({ type: 'User', id: payee.user?.id ?? '' } as const)
      : ({ type: 'Vendor', id: vendorId ?? '' } as const);
  const opened = await openAward(tx, ctx, {
    ...{ caseId, programId: caseRecord.programId, fundId: fund.id, issuedBy: userId, needsApproval },
    payments: payments.map((payment) => ({
      ...payment,
      method: method ?? findOnlyMethod(features),
      payee: to,
    })),
    ...(schedule.kind === 'pattern' && { schedule }),
  });
  appendAuditEvent(tx, ctx, {
    action: 'issueFunds',
    entityType: 'fulfillment',
    entityId: opened.award.id,
    next: {
      ...{ caseId, fundId: fund.id, amountCents: totalCents, payments: payments.length, needsApproval },
      payee: { ...to },
    },
  });
  if (!needsApproval) await authorizeDue(tx, ctx, opened.payments);
  return opened.award.id;
}

/** Where a program only keeps track of what is paid elsewhere, there is nothing to choose. */
function findOnlyMethod(features: readonly Feature[]): PaymentMethod | null {
  const has = (feature: Feature) => hasFeature(features, feature);
  return has('external-tracking') && !has('claim-funds') && !has('partner-issued') ? 'External' : null;
}

function refuse(texts: readonly string[]): void {
  if (texts.length > 0) throw new AppError('ISSUE_REFUSED', asWorded(texts));
}

async function findPayee(
  tx: Transaction,
  ctx: RequestContext,
  partyId: string,
  vendorId: string | null,
): Promise<IssueChoice['payee']> {
  if (vendorId !== null) {
    const [vendor] = await listVendors(tx, ctx, { ids: [vendorId] });
    return { type: 'Vendor', vendor };
  }
  const party = await findParty(tx, ctx.partnerId, partyId);
  const user = party?.userId ? await findUserById(tx, ctx.partnerId, party.userId) : undefined;
  return { type: 'User', user };
}
