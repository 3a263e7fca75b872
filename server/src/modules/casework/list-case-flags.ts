import type { RequestContext } from '../../platform/context.ts';
import { assertRight } from '../../platform/rights.ts';
import { listReusedDocuments, type ReusedDocument } from '../applications/index.ts';

/** What staff should know before they decide a case: documents that were submitted for someone else before. */
export async function listCaseFlags(ctx: RequestContext, caseId: string): Promise<ReusedDocument[]> {
  assertRight(ctx.actor, 'readCases');
  return ctx.db.read((tx) => listReusedDocuments(tx, ctx.partnerId, caseId));
}
