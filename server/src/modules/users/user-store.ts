import type { Transaction } from '../../platform/db/partner-db.ts';
import type { ApplicantRole } from '../partners/index.ts';
import type { User, UserTenant } from './user.ts';

export function findUserById(tx: Transaction, partnerId: string, id: string): Promise<User | undefined> {
  return findUser(tx, partnerId, (query) => query.where('users.id', '=', id));
}

export function findUserByEmail(
  tx: Transaction,
  partnerId: string,
  tenant: UserTenant,
  email: string,
): Promise<User | undefined> {
  return findUser(tx, partnerId, (query) =>
    query.where('users.tenant', '=', tenant).where('users.email', '=', email),
  );
}

/** Creates the account unless the address already has one in this tenant. */
export async function insertUser(
  tx: Transaction,
  partnerId: string,
  user: Pick<User, 'tenant' | 'email'>,
): Promise<void> {
  await tx
    .insertInto('users')
    .values({ partner_id: partnerId, tenant: user.tenant, email: user.email })
    .onConflict((conflict) => conflict.columns(['partner_id', 'tenant', 'email']).doNothing())
    .execute();
}

export async function updateUserProfile(tx: Transaction, partnerId: string, user: User): Promise<void> {
  await tx
    .updateTable('users')
    .set({ name: user.name, phone: user.phone, applicant_type_id: user.applicantType?.id ?? null })
    .where('partner_id', '=', partnerId)
    .where('id', '=', user.id)
    .execute();
}

function selectUsers(tx: Transaction, partnerId: string) {
  return tx
    .selectFrom('users')
    .leftJoin('applicant_types as type', (join) =>
      join.onRef('type.partner_id', '=', 'users.partner_id').onRef('type.id', '=', 'users.applicant_type_id'),
    )
    .select([
      'users.id',
      'users.tenant',
      'users.email',
      'users.name',
      'users.phone',
      'type.id as type_id',
      'type.name as type_name',
      'type.role as type_role',
    ])
    .where('users.partner_id', '=', partnerId);
}

type UserQuery = ReturnType<typeof selectUsers>;

async function findUser(
  tx: Transaction,
  partnerId: string,
  narrow: (query: UserQuery) => UserQuery,
): Promise<User | undefined> {
  const row = await narrow(selectUsers(tx, partnerId)).executeTakeFirst();
  if (!row) return undefined;
  const { id, tenant, email, name, phone, type_id, type_name, type_role } = row;
  const applicantType =
    type_id !== null && type_name !== null
      ? { id: type_id, name: type_name, role: type_role as ApplicantRole }
      : null;
  return { id, tenant: tenant as UserTenant, email, name, phone, applicantType };
}
