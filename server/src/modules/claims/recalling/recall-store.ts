import { openRecallStates, type RecallState } from '@handrail/engine/payments';
import type { RequestContext } from '../../../platform/context.ts';
import { encryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';

/** Keeps who asked for a payment back, and why, before the provider is asked. */
export async function insertRecall(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'keys' | 'now'>,
  attemptId: string,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<void> {
  const column = { table: 'payment_attempts', column: 'recall_reason', purpose: 'payment' } as const;
  const place = { ...column, rowId: attemptId };
  await tx
    .updateTable('payment_attempts')
    .set({
      ...{ recall_state: 'asked', recall_asked_at: ctx.now(), recall_asked_by: by },
      recall_reason: await encryptField(tx, ctx, place, reason),
    })
    .where('partner_id', '=', ctx.partnerId)
    .where('id', '=', attemptId)
    .execute();
}

export async function findWhoAsked(
  tx: Transaction,
  partnerId: string,
  attemptId: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('payment_attempts')
    .select('recall_asked_by')
    .where('partner_id', '=', partnerId)
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  return row.recall_asked_by;
}

/** From the state that was seen to the next one; false where it is another one by now. */
export async function moveRecall(
  tx: Transaction,
  partnerId: string,
  attemptId: string,
  { from, to }: { readonly from: readonly RecallState[]; readonly to: RecallState },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_attempts')
    .set({ recall_state: to })
    .where('partner_id', '=', partnerId)
    .where('id', '=', attemptId)
    .where('recall_state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The attempts with a recall from before a moment that is not over, the oldest first. */
export async function listOpenRecalls(
  tx: Transaction,
  partnerId: string,
  { askedBefore, most }: { readonly askedBefore: Date; readonly most: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('payment_attempts')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('recall_state', 'in', openRecallStates)
    .where('recall_asked_at', '<=', askedBefore)
    .orderBy('recall_asked_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
