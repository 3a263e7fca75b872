import { sql } from 'kysely';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';

/** Notes which documents were submitted in a case; submitting them again changes nothing. */
export async function insertSubmittedDocuments(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  caseId: string,
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return;
  await tx
    .insertInto('submitted_documents')
    .columns(['partner_id', 'case_id', 'document_id', 'sha256', 'submitted_at'])
    .expression((eb) =>
      eb
        .selectFrom('documents')
        .select((select) => [
          'documents.partner_id',
          select.val(caseId).as('case_id'),
          'documents.id',
          'documents.sha256',
          select.val(now()).as('submitted_at'),
        ])
        .where('documents.partner_id', '=', partnerId)
        .where('documents.id', 'in', documentIds),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Submitted applications of people who have a submitted document that no case lists. */
export async function listUnnotedApplications(tx: Transaction, partnerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from applications
    where partner_id = ${partnerId} and submitted_at is not null and exists (
      select from documents
      where documents.owner_id = applications.submitter_id and documents.submitted_at is not null
        and documents.partner_id = ${partnerId}
        and not exists (select from submitted_documents as noted
          where noted.partner_id = ${partnerId} and noted.document_id = documents.id)
        and not exists (select from case_documents as added
          where added.partner_id = ${partnerId} and added.document_id = documents.id))
    limit 1000`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The documents that were ever submitted in a case, in the order in which they came. */
export async function listSubmittedIds(
  tx: Transaction,
  partnerId: string,
  caseId: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('submitted_documents')
    .select('document_id')
    .where('partner_id', '=', partnerId)
    .where('case_id', '=', caseId)
    .orderBy('submitted_at')
    .orderBy('document_id')
    .execute();
  return rows.map(({ document_id }) => document_id);
}

/** A document of a case whose content was submitted for another person before. */
export interface ReusedDocument {
  readonly documentId: string;
  readonly filename: string;
  readonly earlierCaseId: string;
  readonly earlierCaseDisplayId: string;
  readonly submittedAt: Date;
}

export function listReusedDocuments(
  tx: Transaction,
  partnerId: string,
  caseId: string,
): Promise<ReusedDocument[]> {
  return tx
    .selectFrom('submitted_documents as own')
    .innerJoin('cases as about', (join) =>
      join.onRef('about.partner_id', '=', 'own.partner_id').onRef('about.id', '=', 'own.case_id'),
    )
    .innerJoin('submitted_documents as earlier', (join) =>
      join
        .onRef('earlier.partner_id', '=', 'own.partner_id')
        .onRef('earlier.sha256', '=', 'own.sha256')
        .onRef('earlier.submitted_at', '<=', 'own.submitted_at'),
    )
    .innerJoin('cases as case', (join) =>
      join
        .onRef('case.partner_id', '=', 'earlier.partner_id')
        .onRef('case.id', '=', 'earlier.case_id')
        .onRef('case.party_id', '<>', 'about.party_id'),
    )
    .innerJoin('documents as document', (join) =>
      join.onRef('document.partner_id', '=', 'own.partner_id').onRef('document.id', '=', 'own.document_id'),
    )
    .select([
      'document.id as documentId',
      'document.filename',
      'case.id as earlierCaseId',
      'case.display_id as earlierCaseDisplayId',
      'earlier.submitted_at as submittedAt',
    ])
    .where('own.partner_id', '=', partnerId)
    .where('own.case_id', '=', caseId)
    .orderBy('earlier.submitted_at')
    .orderBy('document.id')
    .limit(100)
    .execute();
}
