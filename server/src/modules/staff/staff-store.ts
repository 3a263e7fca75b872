import type { StaffRole } from '../../platform/actor.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';

/** A member of a partner's staff. */
export interface Staff {
  readonly userId: string;
  readonly role: StaffRole;
  readonly revokedAt: Date | null;
}

export async function findStaff(
  tx: Transaction,
  partnerId: string,
  userId: string,
): Promise<Staff | undefined> {
  const row = await tx
    .selectFrom('staff')
    .select(['role', 'revoked_at'])
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { userId, role: row.role as StaffRole, revokedAt: row.revoked_at };
}

export async function upsertStaff(tx: Transaction, partnerId: string, staff: Staff): Promise<void> {
  const columns = { role: staff.role, revoked_at: staff.revokedAt };
  await tx
    .insertInto('staff')
    .values({ partner_id: partnerId, user_id: staff.userId, ...columns })
    .onConflict((conflict) => conflict.columns(['partner_id', 'user_id']).doUpdateSet(columns))
    .execute();
}
