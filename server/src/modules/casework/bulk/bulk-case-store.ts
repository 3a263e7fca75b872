import type { CaseStatus } from '@handrail/engine/cases';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { BulkCase, BulkCaseState } from './bulk-change.ts';

const columns = [
  'case_id',
  'seen_status',
  'seen_assignee_id',
  'assignee_id',
  'state',
  'refusal',
  'left_in',
] as const;

export async function insertBulkCases(
  tx: Transaction,
  partnerId: string,
  changeId: string,
  cases: readonly BulkCase[],
): Promise<void> {
  if (cases.length === 0) return;
  await tx
    .insertInto('bulk_change_cases')
    .values(
      cases.map((each, position) => ({
        partner_id: partnerId,
        bulk_change_id: changeId,
        case_id: each.caseId,
        position,
        seen_status: each.seenStatus,
        seen_assignee_id: each.seenAssigneeId,
        assignee_id: each.assigneeId,
        state: each.state,
        refusal: each.refusal,
      })),
    )
    .execute();
}

/** The cases of a bulk change in the order in which they were chosen, perhaps only those in one state. */
export async function listBulkCases(
  tx: Transaction,
  partnerId: string,
  changeId: string,
  { state, limit }: { readonly state?: BulkCaseState; readonly limit?: number } = {},
): Promise<BulkCase[]> {
  const rows = await tx
    .selectFrom('bulk_change_cases')
    .select(columns)
    .where('partner_id', '=', partnerId)
    .where('bulk_change_id', '=', changeId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .orderBy('position')
    .execute();
  return rows.map(toBulkCase);
}

export async function countBulkCases(
  tx: Transaction,
  partnerId: string,
  changeId: string,
): Promise<Record<BulkCaseState, number>> {
  const rows = await tx
    .selectFrom('bulk_change_cases')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('partner_id', '=', partnerId)
    .where('bulk_change_id', '=', changeId)
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  const countOf = (state: BulkCaseState) => counts.get(state) ?? 0;
  return {
    untried: countOf('untried'),
    waiting: countOf('waiting'),
    refused: countOf('refused'),
    done: countOf('done'),
    failed: countOf('failed'),
  };
}

/** Keeps what came of trying these cases out, unless someone else tried them meanwhile. */
export async function keepTried(
  tx: Transaction,
  partnerId: string,
  changeId: string,
  { refusal, caseIds }: { readonly refusal: string | null; readonly caseIds: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('bulk_change_cases')
    .set({ state: refusal === null ? 'waiting' : 'refused', refusal })
    .where('partner_id', '=', partnerId)
    .where('bulk_change_id', '=', changeId)
    .where('state', '=', 'untried')
    .where('case_id', 'in', caseIds)
    .execute();
}

/** Takes a case that still waits, and keeps every other worker from it until the transaction ends. */
export async function lockWaitingCase(
  tx: Transaction,
  partnerId: string,
  changeId: string,
  caseId: string,
): Promise<BulkCase | undefined> {
  const row = await tx
    .selectFrom('bulk_change_cases')
    .select(columns)
    .where('partner_id', '=', partnerId)
    .where('bulk_change_id', '=', changeId)
    .where('case_id', '=', caseId)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
  return row && toBulkCase(row);
}

interface BulkResult {
  readonly state: BulkCaseState;
  readonly refusal?: string;
  readonly leftIn?: CaseStatus | null;
}

/** Keeps what became of a case that was waiting, or of all that were. */
export async function settleBulkCases(
  tx: Transaction,
  partnerId: string,
  { changeId, caseId }: { readonly changeId: string; readonly caseId?: string },
  { state, refusal, leftIn }: BulkResult,
): Promise<void> {
  await tx
    .updateTable('bulk_change_cases')
    .set({ state, refusal: refusal ?? null, left_in: leftIn ?? null })
    .where('partner_id', '=', partnerId)
    .where('bulk_change_id', '=', changeId)
    .where('state', '=', 'waiting')
    .$if(caseId !== undefined, (query) => query.where('case_id', '=', caseId ?? ''))
    .execute();
}

/** Counts an attempt that broke, and says how many there were. */
export async function noteFailedAttempt(
  tx: Transaction,
  partnerId: string,
  changeId: string,
  caseId: string,
): Promise<number> {
  const row = await tx
    .updateTable('bulk_change_cases')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('partner_id', '=', partnerId)
    .where('bulk_change_id', '=', changeId)
    .where('case_id', '=', caseId)
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts ?? 0;
}

interface BulkCaseRow {
  readonly case_id: string;
  readonly seen_status: string | null;
  readonly seen_assignee_id: string | null;
  readonly assignee_id: string | null;
  readonly state: string;
  readonly refusal: string | null;
  readonly left_in: string | null;
}

function toBulkCase(row: BulkCaseRow): BulkCase {
  return {
    caseId: row.case_id,
    seenStatus: row.seen_status as CaseStatus | null,
    seenAssigneeId: row.seen_assignee_id,
    assigneeId: row.assignee_id,
    state: row.state as BulkCaseState,
    refusal: row.refusal,
    leftIn: row.left_in as CaseStatus | null,
  };
}
