import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { listPayoutChanges, type PayoutChange } from '../../users/index.ts';
import { getPaymentSettings } from '../issuing/payment-settings-store.ts';
import type { Payee } from '../payment.ts';
import { listVendorChanges } from '../vendors/vendor-change-store.ts';

/** Why nothing is sent to someone for a while. */
export interface CoolDown {
  readonly change: PayoutChange;
  readonly until: Date;
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
    ...(await listPayoutChanges(tx, partnerId, idsOf('User'))),
    ...(await listVendorChanges(tx, partnerId, idsOf('Vendor'))),
  ];
  if (changes.length === 0) return new Map();
  const { coolDownHours } = await getPaymentSettings(tx, partnerId);
  const found = changes.map(
    ({ id, change, at }) => [id, { change, until: new Date(at.getTime() + coolDownHours * hourMs) }] as const,
  );
  return new Map(found.filter(([, { until }]) => until > now()));
}

const hourMs = 60 * 60 * 1000;

export async function findCoolDown(
  tx: Transaction,
  ctx: GuardContext,
  payee: Payee,
): Promise<CoolDown | undefined> {
  return (await listCoolDowns(tx, ctx, [payee])).get(payee.id);
}
