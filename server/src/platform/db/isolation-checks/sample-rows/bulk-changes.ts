import type { Transaction } from '../../partner-db.ts';

/** An export of one case, with its file, and a saved list. */
export async function insertBulkChanges(tx: Transaction, partner_id: string): Promise<void> {
  const [id, at] = [partner_id, new Date(0)];
  await tx
    .insertInto('bulk_changes')
    .values({
      ...{ partner_id, id, kind: 'export', requested_by: partner_id, session_id: partner_id },
      ...{ assignee_id: partner_id, program_id: partner_id, authenticated_at: at, created_at: at },
    })
    .execute();
  await tx
    .insertInto('saved_views')
    .values({ partner_id, id, owner_id: id, name: 'All', is_shared: true, address: '?', created_at: at })
    .execute();
  await tx.insertInto('first_views').values({ partner_id, user_id: id, saved_view_id: id }).execute();
  await tx
    .insertInto('bulk_change_cases')
    .values({ partner_id, bulk_change_id: id, case_id: partner_id, position: 0, state: 'done' })
    .execute();
  await tx
    .insertInto('bulk_files')
    .values({ partner_id, id, content: 'ciphertext', created_at: at, expires_at: at })
    .execute();
}
