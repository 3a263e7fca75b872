import type { RequestContext } from '../../platform/context.ts';
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

/** Notes that a person was referred to a program; once is enough. */
export async function insertReferral(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  referral: { readonly userId: string; readonly programId: string; readonly caseId: string },
): Promise<void> {
  const { userId, programId, caseId } = referral;
  if (await hasReferralTo(tx, partnerId, userId, programId)) return;
  await tx
    .insertInto('referrals')
    .values({
      partner_id: partnerId,
      user_id: userId,
      program_id: programId,
      case_id: caseId,
      created_at: now(),
    })
    .execute();
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
