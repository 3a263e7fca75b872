import { randomUUID } from 'node:crypto';
import type { ReviewReason } from '@handrail/engine/cases';
import type { Selectable } from 'kysely';
import type { RequestContext } from '../../../platform/context.ts';
import { decryptField, encryptField } from '../../../platform/crypto/field-encryption.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { ResubmissionRequest, ResubmissionRound } from './resubmission-round.ts';

type OpenContext = Pick<RequestContext, 'partnerId' | 'keys'>;
type StoreContext = OpenContext & Pick<RequestContext, 'now'>;

export interface NewRound extends Pick<
  ResubmissionRound,
  'applicationId' | 'version' | 'reason' | 'dueOn' | 'openedById'
> {
  readonly requests: readonly Omit<ResubmissionRequest, 'id'>[];
}

/** Opens the next round of an application, whose case is locked. */
export async function insertRound(
  tx: Transaction,
  ctx: StoreContext,
  { applicationId, version, reason, dueOn, openedById, requests }: NewRound,
): Promise<ResubmissionRound> {
  const id = randomUUID();
  // A case that is sent back twice has one thing to do: what was asked last.
  await closeRound(tx, ctx, applicationId, version);
  const number = (await findLastNumber(tx, ctx.partnerId, applicationId)) + 1;
  await tx
    .insertInto('resubmission_rounds')
    .values({
      partner_id: ctx.partnerId,
      id,
      application_id: applicationId,
      number,
      version,
      reason: await encryptField(tx, ctx, reasonOf(id), reason),
      due_on: dueOn,
      opened_by: openedById,
      opened_at: ctx.now(),
    })
    .execute();
  const kept: ResubmissionRequest[] = [];
  for (const request of requests) kept.push(await insertRequest(tx, ctx, id, request));
  const open = { openedById, openedAt: ctx.now(), closedVersion: null, closedAt: null };
  return { id, applicationId, number, version, reason, dueOn, ...open, requests: kept };
}

async function insertRequest(
  tx: Transaction,
  ctx: StoreContext,
  roundId: string,
  request: Omit<ResubmissionRequest, 'id'>,
): Promise<ResubmissionRequest> {
  const id = randomUUID();
  const { key, documentId, reason, words } = request;
  await tx
    .insertInto('resubmission_requests')
    .values({
      partner_id: ctx.partnerId,
      id,
      round_id: roundId,
      key,
      document_id: documentId,
      reason,
      words: await encryptField(tx, ctx, wordsOf(id), words),
    })
    .execute();
  return { id, ...request };
}

/** Notes with which version an application came again; nothing happens where no round is open. */
export async function closeRound(
  tx: Transaction,
  { partnerId, now }: Pick<StoreContext, 'partnerId' | 'now'>,
  applicationId: string,
  version: number,
): Promise<void> {
  await tx
    .updateTable('resubmission_rounds')
    .set({ closed_version: version, closed_at: now() })
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .where('closed_at', 'is', null)
    .execute();
}

/** The round that waits for the applicant. */
export async function findOpenRound(
  tx: Transaction,
  ctx: OpenContext,
  applicationId: string,
): Promise<ResubmissionRound | undefined> {
  const row = await selectRounds(tx, ctx, applicationId).where('closed_at', 'is', null).executeTakeFirst();
  return row && openRow(tx, ctx, row);
}

/** Every round of an application, newest first. */
export async function listRounds(
  tx: Transaction,
  ctx: OpenContext,
  applicationId: string,
): Promise<ResubmissionRound[]> {
  const rounds: ResubmissionRound[] = [];
  for (const row of await selectRounds(tx, ctx, applicationId).execute())
    rounds.push(await openRow(tx, ctx, row));
  return rounds;
}

function selectRounds(tx: Transaction, { partnerId }: OpenContext, applicationId: string) {
  return tx
    .selectFrom('resubmission_rounds')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .orderBy('number', 'desc');
}

async function findLastNumber(tx: Transaction, partnerId: string, applicationId: string): Promise<number> {
  const last = await tx
    .selectFrom('resubmission_rounds')
    .select('number')
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return last?.number ?? 0;
}

async function openRow(
  tx: Transaction,
  ctx: OpenContext,
  row: Selectable<DB['resubmission_rounds']>,
): Promise<ResubmissionRound> {
  return {
    id: row.id,
    applicationId: row.application_id,
    number: row.number,
    version: row.version,
    reason: await decryptField(tx, ctx, reasonOf(row.id), row.reason),
    dueOn: row.due_on,
    openedById: row.opened_by,
    openedAt: row.opened_at,
    closedVersion: row.closed_version,
    closedAt: row.closed_at,
    requests: await listRequests(tx, ctx, row.id),
  };
}

async function listRequests(
  tx: Transaction,
  ctx: OpenContext,
  roundId: string,
): Promise<ResubmissionRequest[]> {
  const rows = await tx
    .selectFrom('resubmission_requests')
    .selectAll()
    .where('partner_id', '=', ctx.partnerId)
    .where('round_id', '=', roundId)
    .orderBy('key')
    .orderBy('document_id')
    .execute();
  const requests: ResubmissionRequest[] = [];
  for (const row of rows)
    requests.push({
      id: row.id,
      key: row.key,
      documentId: row.document_id,
      reason: row.reason as ReviewReason,
      words: await decryptField(tx, ctx, wordsOf(row.id), row.words),
    });
  return requests;
}

function reasonOf(rowId: string) {
  return { table: 'resubmission_rounds', column: 'reason', purpose: 'message', rowId } as const;
}

function wordsOf(rowId: string) {
  return { table: 'resubmission_requests', column: 'words', purpose: 'message', rowId } as const;
}
