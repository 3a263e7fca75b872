import type { RequestContext } from '../../platform/context.ts';
import { type Document, listDocuments } from '../documents/index.ts';
import { getForm } from '../programs/index.ts';
import { listApplicationsOf } from './application-store.ts';
import { listDocumentIds } from './assert-own-documents.ts';

/** The documents that the acting person gave with the applications of one case. */
export async function listOwnDocuments(ctx: RequestContext, caseId: string): Promise<Document[]> {
  if (ctx.actor.kind !== 'applicant') return [];
  const { userId } = ctx.actor;
  const ids = await ctx.db.transaction(async (tx) => {
    const own = (await listApplicationsOf(tx, ctx, userId)).filter(({ case: { id } }) => id === caseId);
    const found = await Promise.all(
      own.map(async ({ definitionKey, definitionVersion, answers }) => {
        const { fieldOf } = await getForm(tx, definitionKey, definitionVersion);
        return listDocumentIds(fieldOf, answers);
      }),
    );
    return found.flat();
  });
  return listDocuments(ctx, ids);
}
