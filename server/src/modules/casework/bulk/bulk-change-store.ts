import type { CaseActionName } from '@handrail/engine/cases';
import type { StaffActor } from '../../../platform/actor.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { FieldPlace } from '../../../platform/crypto/encrypted-columns.ts';
import { decryptField, encryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { BulkChange, BulkState, BulkWork } from './bulk-change.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

const columns = [
  'id',
  'requested_by',
  'session_id',
  'authenticated_at',
  'kind',
  'action',
  'assignee_id',
  'program_id',
  'undoes',
  'state',
  'created_at',
  'ended_at',
] as const;

interface NewBulkChange {
  readonly id: string;
  readonly work: BulkWork;
  readonly undoes: string | undefined;
}

/** Keeps a new bulk change; false where there is one with this id. */
export async function insertBulkChange(
  tx: Transaction,
  ctx: StoreContext,
  { userId, sessionId, authenticatedAt }: StaffActor,
  { id, work, undoes }: NewBulkChange,
): Promise<boolean> {
  const words = wordsOf(work);
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('bulk_changes')
    .values({
      partner_id: ctx.partnerId,
      id,
      requested_by: userId,
      session_id: sessionId,
      authenticated_at: authenticatedAt,
      kind: work.kind,
      action: work.kind === 'move' ? work.action : null,
      assignee_id: 'assigneeId' in work ? (work.assigneeId ?? null) : null,
      program_id: work.kind === 'refer' ? work.programId : null,
      words: words === undefined ? null : await encryptField(tx, ctx, placeOf(id), words),
      undoes: undoes ?? null,
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function findBulkChange(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<BulkChange | undefined> {
  const row = await tx
    .selectFrom('bulk_changes')
    .select(columns)
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toBulkChange(row);
}

/** What someone asked for since a moment, the newest first. */
export async function listBulkChanges(
  tx: Transaction,
  partnerId: string,
  { userId, since, limit }: { readonly userId: string; readonly since: Date; readonly limit: number },
): Promise<BulkChange[]> {
  const rows = await tx
    .selectFrom('bulk_changes')
    .select(columns)
    .where('partner_id', '=', partnerId)
    .where('requested_by', '=', userId)
    .where('created_at', '>', since)
    .where('state', '<>', 'planned')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toBulkChange);
}

/** What exactly is to be done, with its words. */
export async function openBulkWork(
  tx: Transaction,
  ctx: StoreContext,
  change: BulkChange,
): Promise<BulkWork> {
  switch (change.kind) {
    case 'assign':
      return { kind: 'assign', assigneeId: change.assigneeId };
    case 'move':
      return {
        kind: 'move',
        action: getAction(change),
        reason: await findWords(tx, ctx, change.id),
        assigneeId: change.assigneeId ?? undefined,
      };
    case 'message':
      return { kind: 'message', content: (await findWords(tx, ctx, change.id)) ?? '' };
    case 'refer':
      return { kind: 'refer', programId: change.programId ?? '' };
    case 'export':
      return { kind: 'export' };
  }
}

/** Goes from one state to the next; false where someone was faster. */
export async function advanceBulkChange(
  tx: Transaction,
  { partnerId, now }: StoreContext,
  id: string,
  from: BulkState,
): Promise<boolean> {
  const next =
    from === 'planned' ? { state: 'applying', started_at: now() } : { state: 'done', ended_at: now() };
  const { numUpdatedRows } = await tx
    .updateTable('bulk_changes')
    .set(next)
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether someone has asked already to take a change back. */
export async function isBeingUndone(tx: Transaction, partnerId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('bulk_changes')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('undoes', '=', id)
    .where('state', '<>', 'planned')
    .executeTakeFirst();
  return row !== undefined;
}

async function findWords(tx: Transaction, ctx: StoreContext, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('bulk_changes')
    .select('words')
    .where('partner_id', '=', ctx.partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.words ? decryptField(tx, ctx, placeOf(id), row.words) : undefined;
}

function wordsOf(work: BulkWork): string | undefined {
  if (work.kind === 'move') return work.reason;
  return work.kind === 'message' ? work.content : undefined;
}

function getAction({ action }: BulkChange): CaseActionName {
  if (action === null) throw new Error('A bulk move has no action');
  return action;
}

function placeOf(rowId: string): FieldPlace {
  return { table: 'bulk_changes', column: 'words', purpose: 'message', rowId };
}

interface BulkChangeRow {
  readonly id: string;
  readonly requested_by: string;
  readonly session_id: string;
  readonly authenticated_at: Date;
  readonly kind: string;
  readonly action: string | null;
  readonly assignee_id: string | null;
  readonly program_id: string | null;
  readonly undoes: string | null;
  readonly state: string;
  readonly created_at: Date;
  readonly ended_at: Date | null;
}

function toBulkChange(row: BulkChangeRow): BulkChange {
  return {
    id: row.id,
    requestedBy: row.requested_by,
    sessionId: row.session_id,
    authenticatedAt: row.authenticated_at,
    kind: row.kind as BulkChange['kind'],
    action: row.action as BulkChange['action'],
    assigneeId: row.assignee_id,
    programId: row.program_id,
    undoes: row.undoes,
    state: row.state as BulkState,
    createdAt: row.created_at,
    endedAt: row.ended_at,
  };
}
