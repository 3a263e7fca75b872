import type { Transaction } from '../../platform/db/partner-db.ts';
import type { CaseStatus } from './case-status.ts';
import type { Case } from './case.ts';

const columns = [
  'id',
  'display_id',
  'program_id',
  'status',
  'status_updated_at',
  'decision_reached_at',
  'created_at',
] as const;

export async function insertCase(
  tx: Transaction,
  partnerId: string,
  { programId, now }: { readonly programId: string; readonly now: Date },
): Promise<Case> {
  const row = await tx
    .insertInto('cases')
    .values({
      partner_id: partnerId,
      program_id: programId,
      status: 'InProgress',
      status_updated_at: now,
      created_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toCase(row);
}

export async function listCases(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
): Promise<Map<string, Case>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('cases')
    .select(columns)
    .where('partner_id', '=', partnerId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, toCase(row)]));
}

/** Reads a case and keeps everyone else from moving it until the transaction ends. */
export async function lockCase(tx: Transaction, partnerId: string, id: string): Promise<Case | undefined> {
  const row = await tx
    .selectFrom('cases')
    .select(columns)
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toCase(row);
}

export async function updateCaseStatus(
  tx: Transaction,
  partnerId: string,
  id: string,
  {
    status,
    isDecision,
    now,
  }: { readonly status: CaseStatus; readonly isDecision: boolean; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ status, status_updated_at: now, ...(isDecision && { decision_reached_at: now }) })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}

interface CaseRow {
  readonly id: string;
  readonly display_id: string;
  readonly program_id: string;
  readonly status: string;
  readonly status_updated_at: Date;
  readonly decision_reached_at: Date | null;
  readonly created_at: Date;
}

function toCase(row: CaseRow): Case {
  return {
    id: row.id,
    displayId: row.display_id,
    programId: row.program_id,
    status: row.status as CaseStatus,
    statusUpdatedAt: row.status_updated_at,
    decisionReachedAt: row.decision_reached_at,
    createdAt: row.created_at,
  };
}
