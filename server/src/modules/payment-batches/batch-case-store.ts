import type { Transaction } from '../../platform/db/partner-db.ts';
import type { Payment } from '../payments/index.ts';

/** Who is paid by a batch. */
export async function listPayeesOfBatch(
  tx: Transaction,
  partnerId: string,
  batchId: string,
): Promise<Pick<Payment, 'payee'>[]> {
  const rows = await selectPayments(tx, partnerId, [batchId])
    .select(['payment.payee_user_id', 'payment.vendor_id'])
    .distinct()
    .execute();
  return rows.map(({ payee_user_id: userId, vendor_id: vendorId }) => ({
    payee: userId === null ? { type: 'Vendor', id: vendorId ?? '' } : { type: 'User', id: userId },
  }));
}

/** Whose money is in batches: each case once for each batch. */
export async function listCasesOfBatches(
  tx: Transaction,
  partnerId: string,
  batchIds: readonly string[],
): Promise<{ readonly batchId: string; readonly caseId: string }[]> {
  if (batchIds.length === 0) return [];
  const rows = await selectPayments(tx, partnerId, batchIds)
    .select(['item.batch_id', 'payment.case_id'])
    .distinct()
    .execute();
  return rows.map((row) => ({ batchId: row.batch_id, caseId: row.case_id }));
}

function selectPayments(tx: Transaction, partnerId: string, batchIds: readonly string[]) {
  return tx
    .selectFrom('payment_batch_items as item')
    .innerJoin('payment_attempts as attempt', (join) =>
      join.onRef('attempt.partner_id', '=', 'item.partner_id').onRef('attempt.id', '=', 'item.attempt_id'),
    )
    .innerJoin('payments as payment', (join) =>
      join
        .onRef('payment.partner_id', '=', 'attempt.partner_id')
        .onRef('payment.id', '=', 'attempt.payment_id'),
    )
    .where('item.partner_id', '=', partnerId)
    .where('item.batch_id', 'in', batchIds);
}
