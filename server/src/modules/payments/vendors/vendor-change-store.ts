import { sentStatuses, toBankingDate, unsentStatuses } from '@handrail/engine/payments';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { PayoutChange } from '../../users/index.ts';

/** A vendor's first bank account is no change, and nobody knows yet whether it is theirs. */
export type VendorChange = PayoutChange | 'firstAccount';

interface VendorPause {
  readonly id: string;
  readonly change: VendorChange;
  readonly until: Date;
  readonly aboveCents: number | null;
}

/** What was last changed of where the money of vendors goes, and what pauses for how long. */
export async function listVendorChanges(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
): Promise<VendorPause[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('vendors')
    .select(['id', 'payout_change', 'payout_paused_until', 'payout_paused_above_cents'])
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .where('payout_paused_until', 'is not', null)
    .execute();
  return rows.flatMap(({ id, payout_change, payout_paused_until: until, payout_paused_above_cents }) =>
    payout_change && until
      ? [{ id, change: payout_change as VendorChange, until, aboveCents: payout_paused_above_cents }]
      : [],
  );
}

/** What can be sent to vendors today, or left within the last day, by vendor. */
export async function listDueSums(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  vendorIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (vendorIds.length === 0) return new Map();
  const dayAgo = new Date(now().getTime() - 86_400_000);
  const rows = await tx
    .selectFrom('payments')
    .select('vendor_id')
    .select((eb) => eb.fn.sum('amount_cents').as('cents'))
    .where('partner_id', '=', partnerId)
    .where('vendor_id', 'in', vendorIds)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'authorized'),
        eb.and([eb('status', 'in', unsentStatuses), eb('scheduled_for', '<=', toBankingDate(now()))]),
        eb.and([eb('status', 'in', sentStatuses), eb('initiated_at', '>', dayAgo)]),
      ]),
    )
    .groupBy('vendor_id')
    .execute();
  return new Map(rows.flatMap(({ vendor_id: id, cents }) => (id === null ? [] : [[id, Number(cents)]])));
}
