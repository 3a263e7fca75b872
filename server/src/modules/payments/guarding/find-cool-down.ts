import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { listPayoutChanges } from '../../users/index.ts';
import type { Payee } from '../payment.ts';
import { listVendorChanges, type VendorChange } from '../vendors/vendor-change-store.ts';

/** Why nothing is sent to someone for a while. */
export interface CoolDown {
  readonly change: VendorChange;
  readonly until: Date;
  /** Only payments of more than this wait; all of them where there is no such limit. */
  readonly aboveCents: number | null;
}

type GuardContext = Pick<RequestContext, 'partnerId' | 'now'>;

/**
 * Which payees changed where their money goes a short while ago, by payee. Whoever took over an account could send its money
 * to themself: for the partner's hours nothing is sent, while the owner reads the mail about the change.
 */
export async function listCoolDowns(
  tx: Transaction,
  { partnerId, now }: GuardContext,
  payees: readonly Payee[],
): Promise<ReadonlyMap<string, CoolDown>> {
  const idsOf = (type: Payee['type']) => [
    ...new Set(payees.flatMap((payee) => (payee.type === type ? [payee.id] : []))),
  ];
  const changes = [
    ...(await listPayoutChanges(tx, partnerId, idsOf('User'))).map((each) => ({ ...each, aboveCents: null })),
    ...(await listVendorChanges(tx, partnerId, idsOf('Vendor'))),
  ];
  return new Map(changes.filter(({ until }) => until > now()).map(({ id, ...pause }) => [id, pause]));
}

export async function findCoolDown(
  tx: Transaction,
  ctx: GuardContext,
  payee: Payee,
): Promise<CoolDown | undefined> {
  return (await listCoolDowns(tx, ctx, [payee])).get(payee.id);
}
