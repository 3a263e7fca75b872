import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';

export async function hasReferralTo(
  tx: Transaction,
  partnerId: string,
  partyId: string,
  programId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('referrals')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('party_id', '=', partyId)
    .where('program_id', '=', programId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a party was referred to a program; once is enough. */
export async function insertReferral(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  referral: { readonly partyId: string; readonly programId: string; readonly caseId: string },
): Promise<void> {
  const { partyId, programId, caseId } = referral;
  if (await hasReferralTo(tx, partnerId, partyId, programId)) return;
  await tx
    .insertInto('referrals')
    .values({
      partner_id: partnerId,
      party_id: partyId,
      program_id: programId,
      case_id: caseId,
      created_at: now(),
    })
    .execute();
}

/** The programs to which a party was referred, the newest first. */
export async function listReferralsOf(
  tx: Transaction,
  partnerId: string,
  partyId: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('referrals')
    .select('program_id')
    .where('partner_id', '=', partnerId)
    .where('party_id', '=', partyId)
    .orderBy('created_at', 'desc')
    .execute();
  return [...new Set(rows.map((row) => row.program_id))];
}

/** How often a person, or one of the clients they file for, was referred, by program. */
export async function countReferrals(
  tx: Transaction,
  partnerId: string,
  userId: string,
  { ofClients }: { readonly ofClients: boolean },
): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('referrals as referral')
    .innerJoin('parties as party', (join) =>
      join.onRef('party.partner_id', '=', 'referral.partner_id').onRef('party.id', '=', 'referral.party_id'),
    )
    .select('referral.program_id')
    .where('referral.partner_id', '=', partnerId)
    .where('party.owner_id', '=', userId)
    .where('party.is_self', '=', !ofClients)
    .execute();
  const counts = new Map<string, number>();
  for (const { program_id } of rows) counts.set(program_id, (counts.get(program_id) ?? 0) + 1);
  return counts;
}
