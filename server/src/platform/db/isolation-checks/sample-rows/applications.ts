import type { Transaction } from '../../partner-db.ts';

/** A case, its application and everything that is kept beside it. */
export async function insertApplications(tx: Transaction, partner_id: string): Promise<void> {
  const at = new Date(0);
  const [case_id, application_id, program_id, user_id] = [partner_id, partner_id, partner_id, partner_id];
  const party_id = partner_id;
  await tx
    .insertInto('parties')
    .values({ partner_id, id: party_id, kind: 'person', owner_id: user_id, is_self: true, created_at: at })
    .execute();
  await tx
    .insertInto('cases')
    .values({
      ...{ partner_id, id: case_id, program_id, party_id, status: 'InProgress', assignee_id: user_id },
      status_updated_at: at,
      created_at: at,
    })
    .execute();
  await tx
    .insertInto('applications')
    .values({
      ...{ partner_id, id: application_id, case_id, program_id, submitter_id: user_id },
      definition_owner: partner_id,
      definition_key: 'sample',
      definition_version: 1,
      answers: 'ciphertext',
      request_id: partner_id,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await tx
    .insertInto('application_versions')
    .values({
      ...{ partner_id, application_id, number: 1, definition_version: 1 },
      answers: 'ciphertext',
      created_at: at,
    })
    .execute();
  await tx
    .insertInto('application_facts')
    .values({
      ...{ partner_id, application_id, case_id, submitter_id: user_id },
      details: 'ciphertext',
      projected_at: at,
    })
    .execute();
  await tx
    .insertInto('case_notes')
    .values({ partner_id, case_id, author_id: user_id, body: 'ciphertext', created_at: at })
    .execute();
  await tx
    .insertInto('staff_answers')
    .values({ partner_id, id: application_id, answers: 'ciphertext', revision: 1, updated_at: at })
    .execute();
  await tx
    .insertInto('application_saves')
    .values({ partner_id, application_id, save_id: partner_id, revision: 1, saved_at: at })
    .execute();
  await tx
    .insertInto('replaced_answers')
    .values({ partner_id, application_id, key: 'name', value: 'ciphertext', revision: 1, replaced_at: at })
    .execute();
  await tx
    .insertInto('earlier_answers')
    .values({
      ...{ partner_id, application_id, from_version: 1, to_version: 2 },
      answers: 'ciphertext',
      kept_at: at,
    })
    .execute();
  await tx
    .insertInto('workflow_events')
    .values({
      partner_id,
      case_id,
      action: 'openCase',
      entity_type: 'case',
      entity_id: case_id,
      created_at: at,
    })
    .execute();
  await tx.insertInto('referrals').values({ partner_id, party_id, program_id, created_at: at }).execute();
}
