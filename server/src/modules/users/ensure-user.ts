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
  await insertUser(tx, partnerId, { tenant, email });
  const user = await findUserByEmail(tx, partnerId, tenant, email);
  if (!user) throw new Error('The account was not created');
  return user;
}
