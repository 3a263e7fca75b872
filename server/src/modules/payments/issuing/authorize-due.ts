import { toBankingDate } from '@handrail/engine/payments';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { movePayment } from '../move-payment.ts';
import type { Payment } from '../payment.ts';

/** Authorizes those of these payments whose day has come; the others wait for the job of their day. */
export async function authorizeDue(
  tx: Transaction,
  ctx: RequestContext,
  payments: readonly Payment[],
): Promise<void> {
  const today = toBankingDate(ctx.now());
  for (const { id, status, scheduledFor, heldAt } of payments)
    if (status === 'pending' && !heldAt && scheduledFor <= today)
      await movePayment(tx, ctx, { paymentId: id, move: 'authorizePayment', seen: 'pending' });
}
