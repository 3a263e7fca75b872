import { isUuid } from '@handrail/engine/uuid';
import type { RequestContext } from '../../platform/context.ts';
import { maySeeDocument } from './document-policy.ts';
import { listDocumentsOf } from './document-store.ts';
import type { Document } from './document.ts';

/** The documents among these ids that the acting person may see, in the order asked for. */
export async function listDocuments(ctx: RequestContext, ids: readonly string[]): Promise<Document[]> {
  const asked = [...new Set(ids)].filter((id) => isUuid(id));
  const documents = await ctx.db.read((tx) => listDocumentsOf(tx, ctx.partnerId, asked));
  return documents.filter((document) => maySeeDocument(ctx.actor, document));
}
