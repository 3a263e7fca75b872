import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../../platform/context.ts';
import { decryptField, encryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { DocumentRequest } from './document-request.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

type NewRequest = Pick<
  DocumentRequest,
  'caseId' | 'applicantId' | 'name' | 'words' | 'dueOn' | 'requestedBy'
>;

export async function insertDocumentRequest(
  tx: Transaction,
  ctx: StoreContext,
  { caseId, applicantId, name, words, dueOn, requestedBy }: NewRequest,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('document_requests')
    .values({
      ...{ partner_id: ctx.partnerId, id, case_id: caseId, applicant_id: applicantId },
      name: await encryptField(tx, ctx, placeOf('name', id), name),
      words: await encryptField(tx, ctx, placeOf('words', id), words),
      ...{ due_on: dueOn, requested_by: requestedBy, requested_at: ctx.now() },
    })
    .execute();
  return id;
}

/** What staff requested in a case, oldest first; an applicant finds only what they are asked. */
export async function listRequests(
  tx: Transaction,
  ctx: Pick<StoreContext, 'partnerId' | 'keys'>,
  { caseId, applicantId }: { readonly caseId: string; readonly applicantId?: string },
): Promise<DocumentRequest[]> {
  const rows = await tx
    .selectFrom('document_requests')
    .selectAll()
    .where('partner_id', '=', ctx.partnerId)
    .where('case_id', '=', caseId)
    .$if(applicantId !== undefined, (query) => query.where('applicant_id', '=', applicantId ?? ''))
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
  const answers = await listAnswers(
    tx,
    ctx.partnerId,
    rows.map(({ id }) => id),
  );
  const requests: DocumentRequest[] = [];
  for (const row of rows) {
    const own = answers.filter(({ request_id: requestId }) => requestId === row.id);
    requests.push({
      id: row.id,
      caseId: row.case_id,
      applicantId: row.applicant_id,
      name: await decryptField(tx, ctx, placeOf('name', row.id), row.name),
      words: await decryptField(tx, ctx, placeOf('words', row.id), row.words),
      dueOn: row.due_on,
      requestedBy: row.requested_by,
      requestedAt: row.requested_at,
      withdrawnAt: row.withdrawn_at,
      documentIds: own.map(({ document_id: documentId }) => documentId),
      answeredAt: own[0]?.added_at ?? null,
    });
  }
  return requests;
}

/** A file that the scanner refused answers nothing. */
async function listAnswers(tx: Transaction, partnerId: string, requestIds: readonly string[]) {
  if (requestIds.length === 0) return [];
  return tx
    .selectFrom('case_documents as added')
    .innerJoin('documents as document', (join) =>
      join
        .onRef('document.partner_id', '=', 'added.partner_id')
        .onRef('document.id', '=', 'added.document_id'),
    )
    .select(['added.request_id', 'added.document_id', 'added.added_at'])
    .where('added.partner_id', '=', partnerId)
    .where('added.request_id', 'in', requestIds)
    .where('document.state', '!=', 'rejected')
    .where('document.removed_at', 'is', null)
    .orderBy('added.added_at')
    .orderBy('added.document_id')
    .execute();
}

/** The case of a request, for whoever may see the request. */
export async function findCaseOfRequest(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('document_requests')
    .select('case_id')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.case_id;
}

export async function withdrawRequest(
  tx: Transaction,
  { partnerId, now }: Pick<StoreContext, 'partnerId' | 'now'>,
  id: string,
  withdrawnBy: string,
): Promise<void> {
  await tx
    .updateTable('document_requests')
    .set({ withdrawn_by: withdrawnBy, withdrawn_at: now() })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}

function placeOf<Column extends 'name' | 'words'>(column: Column, rowId: string) {
  return { table: 'document_requests', column, purpose: 'message', rowId } as const;
}
