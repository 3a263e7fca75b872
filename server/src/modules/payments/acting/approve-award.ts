import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../../platform/recent-sign-in.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { asWorded } from '../../../platform/errors/texts.ts';
import { keepApproval } from '../fulfillment-store.ts';
import { authorizeDue } from '../issuing/authorize-due.ts';
import { assertNotCertifier } from '../issuing/find-certifiers.ts';
import { isOwnAward } from '../issuing/own-payee.ts';
import { issueWords } from '../issuing/issue-words.ts';
import { lockAward } from './lock-award.ts';

/** Approves what someone else issued above the partner's limit; what is due is authorized at once. */
export async function approveAward(
  ctx: RequestContext,
  { fulfillmentId, version }: { readonly fulfillmentId: string; readonly version: number },
): Promise<string> {
  const { userId } = getStaffWith(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'issueFunds');
  return ctx.db.transaction(async (tx) => {
    const { award, payments } = await lockAward(tx, ctx, fulfillmentId);
    if (award.version !== version) throw new AppError('CONFLICT');
    if (!award.needsApproval || award.approvedBy || award.stoppedAt) throw new AppError('AWARD_REFUSED');
    if (award.issuedBy === userId) throw new AppError('APPROVED_BY_ISSUER');
    if (await isOwnAward(tx, ctx, payments, userId))
      throw new AppError('AWARD_REFUSED', asWorded([issueWords(ctx.locale).ownPayee]));
    await assertNotCertifier(tx, ctx, [award.caseId], { userId, act: 'approve' });
    await keepApproval(tx, ctx, award, userId);
    appendAuditEvent(tx, ctx, {
      action: 'approveAward',
      entityType: 'fulfillment',
      entityId: fulfillmentId,
      next: { caseId: award.caseId, amountCents: award.approvedAmountCents, issuedBy: award.issuedBy },
    });
    await authorizeDue(tx, ctx, payments);
    return fulfillmentId;
  });
}
