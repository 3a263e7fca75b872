import type { StaffRole } from '@handrail/engine/rights';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { User } from '../users/index.ts';

/** A member of a partner's staff. */
export interface Staff {
  readonly userId: string;
  readonly role: StaffRole;
  readonly revokedAt: Date | null;
  /** Only the invented staff of the demo world sign in with their password alone. */
  readonly secondFactorWaived: boolean;
}

export async function findStaff(
  tx: Transaction,
  partnerId: string,
  userId: string,
): Promise<Staff | undefined> {
  const row = await tx
    .selectFrom('staff')
    .select(['role', 'revoked_at', 'second_factor_waived'])
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      userId,
      role: row.role as StaffRole,
      revokedAt: row.revoked_at,
      secondFactorWaived: row.second_factor_waived,
    }
  );
}

export async function upsertStaff(
  tx: Transaction,
  partnerId: string,
  staff: Omit<Staff, 'secondFactorWaived'>,
): Promise<void> {
  const columns = { role: staff.role, revoked_at: staff.revokedAt };
  await tx
    .insertInto('staff')
    .values({ partner_id: partnerId, user_id: staff.userId, ...columns })
    .onConflict((conflict) => conflict.columns(['partner_id', 'user_id']).doUpdateSet(columns))
    .execute();
}

export async function saveWaiver(tx: Transaction, partnerId: string, userId: string): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ second_factor_waived: true })
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .execute();
}

/** The admins of a partner, locked until the end of the transaction: two of them cannot remove each other at once. */
export async function lockAdmins(tx: Transaction, partnerId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('staff')
    .select('user_id')
    .where('partner_id', '=', partnerId)
    .where('role', '=', 'admin')
    .where('revoked_at', 'is', null)
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.user_id);
}

/** The people with a role right now, with the names that a team knows them by. */
export async function listStaff(
  tx: Transaction,
  partnerId: string,
): Promise<(Staff & Pick<User, 'name' | 'email' | 'locale'>)[]> {
  const rows = await tx
    .selectFrom('staff')
    .innerJoin('users as user', (join) =>
      join.onRef('user.partner_id', '=', 'staff.partner_id').onRef('user.id', '=', 'staff.user_id'),
    )
    .select(['staff.user_id', 'staff.role', 'staff.revoked_at', 'staff.second_factor_waived'])
    .select(['user.name', 'user.email', 'user.locale'])
    .where('staff.partner_id', '=', partnerId)
    .where('staff.revoked_at', 'is', null)
    .orderBy('user.name')
    .orderBy('user.email')
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    role: row.role as StaffRole,
    revokedAt: row.revoked_at,
    secondFactorWaived: row.second_factor_waived,
    name: row.name,
    email: row.email,
    locale: row.locale as User['locale'],
  }));
}
