import type { Transaction } from '../../platform/db/partner-db.ts';

export async function hasReferralTo(
  tx: Transaction,
  partnerId: string,
  userId: string,
  programId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('referrals')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('program_id', '=', programId)
    .executeTakeFirst();
  return row !== undefined;
}

/** How often a person was referred, by program. */
export async function countReferrals(
  tx: Transaction,
  partnerId: string,
  userId: string,
): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('referrals')
    .select('program_id')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .execute();
  const counts = new Map<string, number>();
  for (const { program_id } of rows) counts.set(program_id, (counts.get(program_id) ?? 0) + 1);
  return counts;
}
