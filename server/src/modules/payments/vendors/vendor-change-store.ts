import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { PayoutChange } from '../../users/index.ts';

/** What was last changed of where the money of vendors goes. */
export async function listVendorChanges(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly change: PayoutChange; readonly at: Date }[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('vendors')
    .select(['id', 'payout_change', 'payout_changed_at'])
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .where('payout_changed_at', 'is not', null)
    .execute();
  return rows.flatMap(({ id, payout_change, payout_changed_at }) =>
    payout_change && payout_changed_at
      ? [{ id, change: payout_change as PayoutChange, at: payout_changed_at }]
      : [],
  );
}
