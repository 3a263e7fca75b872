import type { Transaction } from '../../../platform/db/partner-db.ts';

export interface SubmittedVersion {
  readonly applicationId: string;
  readonly version: number;
}

/** Notes which document shows a submitted version; false where another one does. */
export async function insertSubmissionDocument(
  tx: Transaction,
  partnerId: string,
  { applicationId, version }: SubmittedVersion,
  documentId: string,
): Promise<boolean> {
  const row = await tx
    .insertInto('submission_documents')
    .values({ partner_id: partnerId, application_id: applicationId, version, document_id: documentId })
    .onConflict((conflict) => conflict.columns(['partner_id', 'application_id', 'version']).doNothing())
    .returning('document_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The documents that show what was submitted in these applications, the newest version first. */
export async function listSubmissionDocumentIds(
  tx: Transaction,
  partnerId: string,
  applicationIds: readonly string[],
  version?: number,
): Promise<string[]> {
  if (applicationIds.length === 0) return [];
  const rows = await tx
    .selectFrom('submission_documents')
    .select('document_id')
    .where('partner_id', '=', partnerId)
    .where('application_id', 'in', applicationIds)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ document_id }) => document_id);
}
