import { sql } from 'kysely';
import type { Database } from '../../platform/db/open-database.ts';

/** Makes many cases like one, each submitted and ready for review, faster than people could apply. */
export async function copyCase(
  database: Database,
  partnerId: string,
  caseId: string,
  count: number,
): Promise<string[]> {
  return database.partner({ partnerId, role: 'system' }).transaction(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into cases (partner_id, program_id, party_id, status, status_updated_at, created_at, due_on)
      select partner_id, program_id, party_id, 'InProgress', status_updated_at, created_at, due_on
      from cases, generate_series(1, ${count}) where cases.id = ${caseId}
      returning id`.execute(tx);
    const ids = rows.map(({ id }) => id);
    await sql`
      insert into applications (partner_id, case_id, program_id, submitter_id, applicant_type_id, definition_owner,
        definition_key, definition_version, answers, created_at, updated_at, submitted_at)
      select partner_id, copied.id, program_id, submitter_id, applicant_type_id, definition_owner,
        definition_key, definition_version, answers, created_at, updated_at, submitted_at
      from applications, unnest(${ids}::uuid[]) as copied (id) where case_id = ${caseId}`.execute(tx);
    await sql`update cases set status = 'ReadyForReview' where id = any(${ids}::uuid[])`.execute(tx);
    return ids;
  });
}
