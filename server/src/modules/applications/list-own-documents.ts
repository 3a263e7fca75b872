import type { RequestContext } from '../../platform/context.ts';
import type { OwnCase } from '../cases/index.ts';
import { type Document, listDocuments } from '../documents/index.ts';
import { getForm } from '../programs/index.ts';
import { findApplication } from './application-store.ts';
import { listInCase } from './application-summary-store.ts';
import { listDocumentIds } from './submitting/assert-own-documents.ts';
import { listSubmissionDocumentIds } from './submitting/submission-document-store.ts';

/** The documents that the submitter gave with the applications of their case, after the PDFs of what they submitted. */
export async function listOwnDocuments(
  ctx: RequestContext,
  { id: caseId, submitterId }: OwnCase,
): Promise<Document[]> {
  const ids = await ctx.db.read(async (tx) => {
    const own = await listInCase(tx, ctx.partnerId, { caseId, submitterId });
    const found = await Promise.all(
      own.map(async (summary) => {
        const { fieldOf } = await getForm(tx, ctx, summary);
        return listDocumentIds(fieldOf, (await findApplication(tx, ctx, summary.id))?.answers ?? {});
      }),
    );
    const made = await listSubmissionDocumentIds(
      tx,
      ctx.partnerId,
      own.map(({ id }) => id),
    );
    return [...made, ...found.flat()];
  });
  return listDocuments(ctx, ids);
}
