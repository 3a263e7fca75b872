import { type DrawDisplayId, withDisplayId } from '../../platform/db/display-id.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { findUserByEmail, insertUser } from './user-store.ts';
import type { User, UserTenant } from './user.ts';

/** The account of an address in one tenant, created when it is the first time that we see the address. */
export async function ensureUser(
  tx: Transaction,
  partnerId: string,
  tenant: UserTenant,
  email: string,
  draw?: DrawDisplayId,
): Promise<User> {
  return withDisplayId(async (displayId) => {
    await insertUser(tx, partnerId, { tenant, email, displayId });
    return findUserByEmail(tx, partnerId, tenant, email);
  }, draw);
}
