import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';

interface Addition {
  readonly caseId: string;
  readonly addedBy: string;
  readonly documentIds: readonly string[];
  /** The request that they answer. */
  readonly requestId?: string | undefined;
}

export async function insertCaseDocuments(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  { caseId, addedBy, documentIds, requestId }: Addition,
): Promise<void> {
  await tx
    .insertInto('case_documents')
    .values(
      documentIds.map((id) => ({
        partner_id: partnerId,
        case_id: caseId,
        document_id: id,
        added_by: addedBy,
        added_at: now(),
        request_id: requestId ?? null,
      })),
    )
    .execute();
}

/** What one person added to a case, oldest first. */
export async function listCaseDocumentIds(
  tx: Transaction,
  partnerId: string,
  { caseId, addedBy }: Pick<Addition, 'caseId' | 'addedBy'>,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('case_documents')
    .select('document_id')
    .where('partner_id', '=', partnerId)
    .where('case_id', '=', caseId)
    .where('added_by', '=', addedBy)
    .orderBy('added_at')
    .orderBy('document_id')
    .execute();
  return rows.map(({ document_id }) => document_id);
}
