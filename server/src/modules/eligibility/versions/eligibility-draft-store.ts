import type { EligibilityContent } from '@handrail/engine';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { EligibilityDraft } from './eligibility-version.ts';

export async function findDraft(tx: Transaction, partnerId: string): Promise<EligibilityDraft | undefined> {
  const row = await tx
    .selectFrom('eligibility_drafts')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return (
    row && {
      content: row.content as unknown as EligibilityContent,
      basedOn: row.based_on,
      revision: row.revision,
      changedAt: row.changed_at,
      changedBy: row.changed_by,
    }
  );
}

/** Whether there was no draft yet. */
export async function insertDraft(
  tx: Transaction,
  partnerId: string,
  draft: EligibilityDraft,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('eligibility_drafts')
    .values({ partner_id: partnerId, ...toColumns(draft), based_on: draft.basedOn })
    .onConflict((conflict) => conflict.column('partner_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether the draft still had this revision. */
export async function updateDraft(
  tx: Transaction,
  partnerId: string,
  revision: number,
  draft: EligibilityDraft,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('eligibility_drafts')
    .set(toColumns(draft))
    .where('partner_id', '=', partnerId)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Whether the draft still had this revision. */
export async function deleteDraft(tx: Transaction, partnerId: string, revision: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('eligibility_drafts')
    .where('partner_id', '=', partnerId)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

function toColumns({ content, revision, changedAt, changedBy }: EligibilityDraft) {
  return {
    content: JSON.stringify(content),
    revision,
    changed_at: changedAt,
    changed_by: changedBy,
  };
}
