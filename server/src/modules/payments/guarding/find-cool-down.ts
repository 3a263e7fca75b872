import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { findPayoutChange, type PayoutChange } from '../../users/index.ts';
import { getPaymentSettings } from '../issuing/payment-settings-store.ts';
import type { Payee } from '../payment.ts';

/** Why nothing is sent to someone for a while. */
export interface CoolDown {
  readonly change: PayoutChange;
  readonly until: Date;
}

/**
 * Whether someone changed where their money goes a short while ago. Whoever took over an account could send its money to
 * themself: for the partner's hours nothing is sent, while the owner reads the mail about the change.
 */
export async function findCoolDown(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  { type, id }: Payee,
): Promise<CoolDown | undefined> {
  const changed = type === 'User' ? await findPayoutChange(tx, partnerId, id) : undefined;
  if (!changed) return undefined;
  const { coolDownHours } = await getPaymentSettings(tx, partnerId);
  const until = new Date(changed.at.getTime() + coolDownHours * 60 * 60 * 1000);
  return until > now() ? { change: changed.change, until } : undefined;
}
