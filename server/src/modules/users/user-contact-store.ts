import type { Transaction } from '../../platform/db/partner-db.ts';
import type { User } from './user.ts';

/** Who someone is, for staff who may want to write to them. */
export type UserContact = Pick<User, 'id' | 'name' | 'email'>;

/** The people with these ids, by id. */
export async function listContacts(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UserContact>> {
  if (ids.length === 0) return new Map();
  const people = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('partner_id', '=', partnerId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(people.map((person) => [person.id, person]));
}
