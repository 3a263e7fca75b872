import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../partner-db.ts';

/** What staff and jobs keep about a case while it is reviewed, and a second case that is like it. */
export async function insertReviewWork(tx: Transaction, partner_id: string): Promise<void> {
  const [case_id, user_id, at] = [partner_id, partner_id, new Date(0)];
  // A pair is kept with the lower id first.
  const other_case_id = `ffffffff-ffff-4fff-8fff-${partner_id.slice(-12)}`;
  await tx
    .insertInto('cases')
    .values({
      ...{ partner_id, id: other_case_id, program_id: partner_id, party_id: partner_id },
      ...{ status: 'InProgress', status_updated_at: at, created_at: at },
    })
    .execute();
  await tx
    .insertInto('match_tokens')
    .values({
      ...{ partner_id, application_id: partner_id, case_id, submitter_id: user_id },
      ...{ kind: 'phone', token: randomBytes(32), noted_at: at },
    })
    .execute();
  await tx
    .insertInto('duplicate_findings')
    .values({
      ...{ partner_id, case_id, other_case_id, verdict: 'notDuplicate', kinds: ['phone'] },
      ...{ resolved_by: user_id, resolved_at: at },
    })
    .execute();
  await tx
    .insertInto('submission_documents')
    .values({ partner_id, application_id: partner_id, version: 1, document_id: partner_id })
    .execute();
  await tx
    .insertInto('checklist_ticks')
    .values({ partner_id, case_id, item_key: 'enrolled', ticked_by: user_id, ticked_at: at })
    .execute();
  await tx.insertInto('case_presence').values({ partner_id, case_id, user_id, seen_at: at }).execute();
}
