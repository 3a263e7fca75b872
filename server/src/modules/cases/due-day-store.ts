import type { Transaction } from '../../platform/db/partner-db.ts';

/** The day of cases without a promise; it sorts last. */
export const noDueDay = '9999-12-31';

/** By which day a decision was promised, as YYYY-MM-DD. */
export async function findDueDay(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('cases')
    .select('due_on')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined || row.due_on === noDueDay ? undefined : row.due_on;
}

export async function keepDueDay(
  tx: Transaction,
  partnerId: string,
  id: string,
  { submittedAt, dueOn = noDueDay }: { readonly submittedAt: Date; readonly dueOn: string | undefined },
): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ submitted_at: submittedAt, due_on: dueOn })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}

/** Moves the promised day of a case whose clock stood still. */
export async function moveDueDay(
  tx: Transaction,
  partnerId: string,
  id: string,
  dueOn: string,
): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ due_on: dueOn })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}
