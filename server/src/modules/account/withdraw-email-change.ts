import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { pendingSecrets } from '../pending-secrets/index.ts';
import type { User } from '../users/index.ts';

/** Gives up the pending change of email: its links stop working, and the profile is unlocked. */
export async function withdrawEmailChange(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  { id, tenant, email }: User,
): Promise<void> {
  await pendingSecrets.email_changes.withdraw(tx, partnerId, { id, tenant, addresses: [email] }, now());
}
