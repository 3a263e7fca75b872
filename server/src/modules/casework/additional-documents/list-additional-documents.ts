import type { RequestContext } from '../../../platform/context.ts';
import type { OwnCase } from '../../cases/index.ts';
import { type Document, listDocuments } from '../../documents/index.ts';
import { listCaseDocumentIds } from './case-document-store.ts';

/** The documents that the submitter added to their case after submitting, oldest first. */
export async function listAdditionalDocuments(
  ctx: RequestContext,
  { id: caseId, submitterId: addedBy }: OwnCase,
): Promise<Document[]> {
  const ids = await ctx.db.read((tx) => listCaseDocumentIds(tx, ctx.partnerId, { caseId, addedBy }));
  return listDocuments(ctx, ids);
}
