import type { Transaction } from '../../platform/db/partner-db.ts';

/** What someone changed of where their money goes. */
export type PayoutChange = 'email' | 'bankAccount' | 'mailingAddress';

/** Notes that a person changed where their money goes, so that nothing is sent there for a while. */
export async function notePayoutChange(
  tx: Transaction,
  partnerId: string,
  id: string,
  { change, now }: { readonly change: PayoutChange; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ payout_change: change, payout_changed_at: now })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}

/** What people last changed of where their money goes; those who never did are left out. */
export async function listPayoutChanges(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly change: PayoutChange; readonly at: Date }[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('users')
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
