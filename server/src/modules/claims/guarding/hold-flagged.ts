import type { PayeeFlag } from '@handrail/engine/payments';
import { defineWords } from '@handrail/engine';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { keepHold, lockWithCase, sendPayeeNotice } from '../../payments/index.ts';

/** Holds a payment until someone with the right to issue payments has looked and releases it. */
export async function holdFlagged(ctx: RequestContext, paymentId: string, flag: PayeeFlag): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { payment } = await lockWithCase(tx, ctx, paymentId);
    if (payment.heldAt || payment.status !== 'authorized') return;
    await keepHold(tx, ctx, payment, { kind: flag, note: words('en')[flag] });
    appendAuditEvent(tx, ctx, {
      ...{ action: 'flagPayment', entityType: 'payment', entityId: paymentId },
      next: { caseId: payment.caseId, flag },
    });
    await sendPayeeNotice(tx, ctx, payment, { kind: 'payment-held' });
  });
}

/** What staff read about it. */
const words = defineWords('payeeFlags', {
  sameAccount:
    'Someone else was paid to the same bank account. Check whether they share it, for example as a family, and release the payment if they do.',
  manyClaims:
    'This person claimed more than five payments within an hour. Check with them that it was they who did, then release the payment.',
  matchesStaff:
    'This person has the same email address as a member of your staff. Check that the award is in order, then release the payment. Whoever it is for must not release it.',
});
