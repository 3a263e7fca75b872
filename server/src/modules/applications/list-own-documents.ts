import type { RequestContext } from '../../platform/context.ts';
import { type Document, listDocuments } from '../documents/index.ts';
import { getForm } from '../programs/index.ts';
import { findApplication } from './application-store.ts';
import { listInCase } from './application-summary-store.ts';
import { listDocumentIds } from './submitting/assert-own-documents.ts';

/** The documents that the acting person gave with the applications of one case. */
export async function listOwnDocuments(ctx: RequestContext, caseId: string): Promise<Document[]> {
  if (ctx.actor.kind !== 'applicant') return [];
  const { userId: submitterId } = ctx.actor;
  const ids = await ctx.db.transaction(async (tx) => {
    const own = await listInCase(tx, ctx.partnerId, { caseId, submitterId });
    const found = await Promise.all(
      own.map(async ({ id, definitionKey, definitionVersion }) => {
        const { fieldOf } = await getForm(tx, definitionKey, definitionVersion, ctx.locale);
        return listDocumentIds(fieldOf, (await findApplication(tx, ctx, id))?.answers ?? {});
      }),
    );
    return found.flat();
  });
  return listDocuments(ctx, ids);
}
