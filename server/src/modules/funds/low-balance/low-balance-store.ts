import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';

/** The open funds that are low by now and of which nobody was told. Keeps that they are told of in the same step. */
export async function takeLowFunds(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
): Promise<LowFund[]> {
  const rows = await tx
    .updateTable('funds')
    .from('fund_accounts as accounts')
    .set({ low_told_at: now() })
    .where('funds.partner_id', '=', partnerId)
    .where('funds.low_told_at', 'is', null)
    .where('funds.closed_at', 'is', null)
    .whereRef('accounts.partner_id', '=', 'funds.partner_id')
    .whereRef('accounts.fund_id', '=', 'funds.id')
    .whereRef('accounts.remaining_cents', '<=', 'funds.low_balance_cents')
    // One that has no money of its own is new or was emptied on purpose, not low.
    .where('accounts.source_cents', '<>', 0)
    .returning(['funds.id', 'funds.name', 'funds.low_balance_cents', 'accounts.remaining_cents'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    limitCents: row.low_balance_cents ?? 0,
    remainingCents: row.remaining_cents,
  }));
}

/** Forgets that people were told of funds that are not low any more, so that the next time is a new one. */
export async function forgetRefilled(tx: Transaction, partnerId: string): Promise<void> {
  await tx
    .updateTable('funds')
    .set({ low_told_at: null })
    .where('partner_id', '=', partnerId)
    .where('low_told_at', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('fund_accounts as accounts')
            .select('accounts.fund_id')
            .whereRef('accounts.partner_id', '=', 'funds.partner_id')
            .whereRef('accounts.fund_id', '=', 'funds.id')
            .whereRef('accounts.remaining_cents', '<=', 'funds.low_balance_cents'),
        ),
      ),
    )
    .execute();
}

export interface LowFund {
  readonly id: string;
  readonly name: string;
  readonly limitCents: number;
  readonly remainingCents: number;
}
