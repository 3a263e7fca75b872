import type { Transaction } from '../../../platform/db/partner-db.ts';

export interface ChecklistTick {
  readonly key: string;
  readonly tickedBy: string;
  readonly tickedAt: Date;
}

/** What was ticked since the case was last submitted. */
export async function listTicks(
  tx: Transaction,
  partnerId: string,
  caseId: string,
): Promise<ChecklistTick[]> {
  const rows = await tx
    .selectFrom('checklist_ticks as tick')
    .innerJoin('cases as about', (join) =>
      join.onRef('about.partner_id', '=', 'tick.partner_id').onRef('about.id', '=', 'tick.case_id'),
    )
    .select(['tick.item_key', 'tick.ticked_by', 'tick.ticked_at'])
    .where('tick.partner_id', '=', partnerId)
    .where('tick.case_id', '=', caseId)
    .where((eb) =>
      eb.or([eb('about.submitted_at', 'is', null), eb('tick.ticked_at', '>=', eb.ref('about.submitted_at'))]),
    )
    .execute();
  return rows.map((row) => ({ key: row.item_key, tickedBy: row.ticked_by, tickedAt: row.ticked_at }));
}

export async function insertTick(
  tx: Transaction,
  partnerId: string,
  caseId: string,
  { key, tickedBy, tickedAt }: ChecklistTick,
): Promise<void> {
  const values = { ticked_by: tickedBy, ticked_at: tickedAt };
  await tx
    .insertInto('checklist_ticks')
    .values({ partner_id: partnerId, case_id: caseId, item_key: key, ...values })
    .onConflict((conflict) => conflict.columns(['partner_id', 'case_id', 'item_key']).doUpdateSet(values))
    .execute();
}

export async function deleteTick(
  tx: Transaction,
  partnerId: string,
  caseId: string,
  key: string,
): Promise<void> {
  await tx
    .deleteFrom('checklist_ticks')
    .where('partner_id', '=', partnerId)
    .where('case_id', '=', caseId)
    .where('item_key', '=', key)
    .execute();
}
