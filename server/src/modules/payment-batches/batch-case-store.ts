import type { Transaction } from '../../platform/db/partner-db.ts';

/** Whose money is in batches: each case once for each batch. */
export async function listCasesOfBatches(
  tx: Transaction,
  partnerId: string,
  batchIds: readonly string[],
): Promise<{ readonly batchId: string; readonly caseId: string }[]> {
  if (batchIds.length === 0) return [];
  const rows = await tx
    .selectFrom('payment_batch_items as item')
    .innerJoin('payment_attempts as attempt', (join) =>
      join.onRef('attempt.partner_id', '=', 'item.partner_id').onRef('attempt.id', '=', 'item.attempt_id'),
    )
    .innerJoin('payments as payment', (join) =>
      join
        .onRef('payment.partner_id', '=', 'attempt.partner_id')
        .onRef('payment.id', '=', 'attempt.payment_id'),
    )
    .select(['item.batch_id', 'payment.case_id'])
    .distinct()
    .where('item.partner_id', '=', partnerId)
    .where('item.batch_id', 'in', batchIds)
    .execute();
  return rows.map((row) => ({ batchId: row.batch_id, caseId: row.case_id }));
}
