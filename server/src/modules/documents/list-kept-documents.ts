import type { RequestContext } from '../../platform/context.ts';
import { listKept, type KeptDocument } from './document-store.ts';

/** Every document whose file the store must have. */
export function listKeptDocuments({
  db,
  partnerId,
}: Pick<RequestContext, 'db' | 'partnerId'>): Promise<KeptDocument[]> {
  return db.read((tx) => listKept(tx, partnerId));
}
