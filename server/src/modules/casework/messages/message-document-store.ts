import type { Transaction } from '../../../platform/db/partner-db.ts';
import { type Document, listDocumentsOf } from '../../documents/index.ts';

export async function insertMessageDocuments(
  tx: Transaction,
  partnerId: string,
  messageId: string,
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return;
  await tx
    .insertInto('case_message_documents')
    .values(documentIds.map((id) => ({ partner_id: partnerId, message_id: messageId, document_id: id })))
    .execute();
}

/** The files of these messages, by message. */
export async function listMessageDocuments(
  tx: Transaction,
  partnerId: string,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Document[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('case_message_documents')
    .select(['message_id', 'document_id'])
    .where('partner_id', '=', partnerId)
    .where('message_id', 'in', messageIds)
    .orderBy('document_id')
    .execute();
  const documents = await listDocumentsOf(
    tx,
    partnerId,
    rows.map(({ document_id }) => document_id),
  );
  const byId = new Map(documents.map((document) => [document.id, document]));
  const found = new Map<string, Document[]>();
  for (const { message_id, document_id } of rows) {
    const document = byId.get(document_id);
    if (document) found.set(message_id, [...(found.get(message_id) ?? []), document]);
  }
  return found;
}
