import type { Transaction } from '../../platform/db/partner-db.ts';
import { findUserByEmail, insertUser } from './user-store.ts';
import type { User, UserTenant } from './user.ts';

/** The account of an address in one tenant, created when it is the first time that we see the address. */
export async function ensureUser(
  tx: Transaction,
  partnerId: string,
  tenant: UserTenant,
  email: string,
): Promise<User> {
  // Display ids are drawn by lot; the next draw of one that is taken is free.
  for (let draws = 0; draws < 3; draws += 1) {
    await insertUser(tx, partnerId, { tenant, email });
    const user = await findUserByEmail(tx, partnerId, tenant, email);
    if (user) return user;
  }
  throw new Error('The account was not created');
}
