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

export async function findPayoutChange(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<{ readonly change: PayoutChange; readonly at: Date } | undefined> {
  const row = await tx
    .selectFrom('users')
    .select(['payout_change', 'payout_changed_at'])
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.payout_changed_at || !row.payout_change) return undefined;
  return { change: row.payout_change as PayoutChange, at: row.payout_changed_at };
}
