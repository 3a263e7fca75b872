import { type CaseStatus, firstStatus } from '@handrail/engine/cases';
import { type DrawDisplayId, withDisplayId } from '../../platform/db/display-id.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { Case } from './case.ts';

const columns = [
  'id',
  'display_id',
  'program_id',
  'party_id',
  'status',
  'assignee_id',
  'requested_amount_cents',
  'status_updated_at',
  'decision_reached_at',
  'waitlisted_at',
  'created_at',
] as const;

/** What is read of a case that a query joins as `case`. */
export const joinedCaseColumns = [
  'case.id as case_id',
  'case.display_id as case_display_id',
  'case.program_id as case_program_id',
  'case.party_id as case_party_id',
  'case.status as case_status',
  'case.assignee_id as case_assignee_id',
  'case.requested_amount_cents as case_requested_amount_cents',
  'case.status_updated_at as case_status_updated_at',
  'case.decision_reached_at as case_decision_reached_at',
  'case.waitlisted_at as case_waitlisted_at',
  'case.created_at as case_created_at',
] as const;

type Joined<Row> = { readonly [Column in keyof Row & string as `case_${Column}`]: Row[Column] };

export function toJoinedCase(row: Joined<CaseRow>): Case {
  return toCase({
    id: row.case_id,
    display_id: row.case_display_id,
    program_id: row.case_program_id,
    party_id: row.case_party_id,
    status: row.case_status,
    assignee_id: row.case_assignee_id,
    requested_amount_cents: row.case_requested_amount_cents,
    status_updated_at: row.case_status_updated_at,
    decision_reached_at: row.case_decision_reached_at,
    waitlisted_at: row.case_waitlisted_at,
    created_at: row.case_created_at,
  });
}

export async function insertCase(
  tx: Transaction,
  partnerId: string,
  { programId, partyId, now }: { readonly programId: string; readonly partyId: string; readonly now: Date },
  draw?: DrawDisplayId,
): Promise<Case> {
  const insert = (displayId: string) =>
    tx
      .insertInto('cases')
      .values({
        partner_id: partnerId,
        display_id: displayId,
        program_id: programId,
        party_id: partyId,
        status: firstStatus,
        status_updated_at: now,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['partner_id', 'display_id']).doNothing())
      .returning(columns)
      .executeTakeFirst();
  return toCase(await withDisplayId(insert, draw));
}

export async function findCase(tx: Transaction, partnerId: string, id: string): Promise<Case | undefined> {
  const row = await tx
    .selectFrom('cases')
    .select(columns)
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toCase(row);
}

/** The cases about a person, the newest first. */
export async function listCasesOfParty(
  tx: Transaction,
  partnerId: string,
  partyId: string,
  most: number,
): Promise<Case[]> {
  const rows = await tx
    .selectFrom('cases')
    .select(columns)
    .where('partner_id', '=', partnerId)
    .where('party_id', '=', partyId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(toCase);
}

/** How each of these cases is now; those that are not there are left out. */
export async function listStandings(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<Case, 'status' | 'assigneeId'>>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('cases')
    .select(['id', 'status', 'assignee_id'])
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [row.id, { status: row.status as CaseStatus, assigneeId: row.assignee_id }]),
  );
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

/** What a move writes to the case. */
export interface CaseMove {
  readonly from: CaseStatus;
  readonly to: CaseStatus;
  readonly isDecision: boolean;
  readonly assigneeId: string | null;
  readonly requestedAmountCents: number | null;
  readonly now: Date;
}

/** Moves a case that is still where the move begins; false where it is not. */
export async function updateCaseStatus(
  tx: Transaction,
  partnerId: string,
  id: string,
  { from, to, isDecision, assigneeId, requestedAmountCents, now }: CaseMove,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cases')
    .set({
      status: to,
      status_updated_at: now,
      assignee_id: assigneeId,
      requested_amount_cents: requestedAmountCents,
      // Whatever is done next, the case no longer waits.
      waitlisted_at: null,
      ...(isDecision && { decision_reached_at: now }),
    })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateAssignee(
  tx: Transaction,
  partnerId: string,
  id: string,
  assigneeId: string | null,
): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ assignee_id: assigneeId })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}

/** Puts a case on the waiting list, or takes it off. */
export async function updateWaitlisted(
  tx: Transaction,
  partnerId: string,
  id: string,
  waitlistedAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ waitlisted_at: waitlistedAt })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}

export async function updateRequestedAmount(
  tx: Transaction,
  partnerId: string,
  id: string,
  amountCents: number,
): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ requested_amount_cents: amountCents })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}

interface CaseRow {
  readonly id: string;
  readonly display_id: string;
  readonly program_id: string;
  readonly party_id: string;
  readonly status: string;
  readonly assignee_id: string | null;
  readonly requested_amount_cents: number | null;
  readonly status_updated_at: Date;
  readonly decision_reached_at: Date | null;
  readonly waitlisted_at: Date | null;
  readonly created_at: Date;
}

function toCase(row: CaseRow): Case {
  return {
    id: row.id,
    displayId: row.display_id,
    programId: row.program_id,
    partyId: row.party_id,
    status: row.status as CaseStatus,
    assigneeId: row.assignee_id,
    requestedAmountCents: row.requested_amount_cents,
    statusUpdatedAt: row.status_updated_at,
    decisionReachedAt: row.decision_reached_at,
    waitlistedAt: row.waitlisted_at,
    createdAt: row.created_at,
  };
}

/** Keeps how often an applicant was warned that their case will be withdrawn, and when it will be. */
export async function keepInactivityWarning(
  tx: Transaction,
  partnerId: string,
  id: string,
  { warnings, withdrawOn }: { readonly warnings: number; readonly withdrawOn: string },
): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ inactivity_warnings: warnings, withdraw_on: withdrawOn })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}
