import type { RequestContext } from '../../platform/context.ts';
import type { OwnCase } from '../cases/index.ts';
import { type Document, listDocuments } from '../documents/index.ts';
import { getForm } from '../programs/index.ts';
import { findApplication } from './application-store.ts';
import { listInCase } from './application-summary-store.ts';
import { listDocumentIds } from './submitting/assert-own-documents.ts';

/** The documents that the submitter gave with the applications of their case. */
export async function listOwnDocuments(
  ctx: RequestContext,
  { id: caseId, submitterId }: OwnCase,
): Promise<Document[]> {
  const ids = await ctx.db.transaction(async (tx) => {
    const own = await listInCase(tx, ctx.partnerId, { caseId, submitterId });
    const found = await Promise.all(
      own.map(async (summary) => {
        const { fieldOf } = await getForm(tx, ctx, summary);
        return listDocumentIds(fieldOf, (await findApplication(tx, ctx, summary.id))?.answers ?? {});
      }),
    );
    return found.flat();
  });
  return listDocuments(ctx, ids);
}
