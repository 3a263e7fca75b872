import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { SavedView } from './saved-view.ts';

/** The views that someone can open: their own and those that are shared, by name. */
export async function listSavedViewsOf(
  tx: Transaction,
  partnerId: string,
  userId: string,
): Promise<SavedView[]> {
  const rows = await tx
    .selectFrom('saved_views as saved')
    .leftJoin('first_views as first', (join) =>
      join
        .onRef('first.partner_id', '=', 'saved.partner_id')
        .onRef('first.saved_view_id', '=', 'saved.id')
        .on('first.user_id', '=', userId),
    )
    .select(['saved.id', 'saved.owner_id', 'saved.name', 'saved.is_shared', 'saved.address', 'first.user_id'])
    .where('saved.partner_id', '=', partnerId)
    .where((eb) => eb.or([eb('saved.owner_id', '=', userId), eb('saved.is_shared', '=', true)]))
    .orderBy('saved.name')
    .orderBy('saved.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ownerId: row.owner_id,
    name: row.name,
    isShared: row.is_shared,
    address: row.address,
    isFirst: row.user_id !== null,
  }));
}

/** Keeps a new view; false where there is one with this id, which may be a private one of someone else. */
export async function insertSavedView(
  tx: Transaction,
  partnerId: string,
  { id, ownerId, ...view }: Omit<SavedView, 'isFirst'>,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('saved_views')
    .values({ partner_id: partnerId, id, owner_id: ownerId, created_at: now, ...toColumns(view) })
    .onConflict((conflict) => conflict.columns(['partner_id', 'id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Changes a view of the acting person's own; false where they have none with this id. */
export async function updateSavedView(
  tx: Transaction,
  partnerId: string,
  { id, ownerId, ...view }: Omit<SavedView, 'isFirst'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('saved_views')
    .set(toColumns(view))
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function toColumns({ name, isShared, address }: Pick<SavedView, 'name' | 'isShared' | 'address'>) {
  return { name, is_shared: isShared, address };
}

export async function deleteSavedView(tx: Transaction, partnerId: string, id: string): Promise<void> {
  await tx.deleteFrom('saved_views').where('partner_id', '=', partnerId).where('id', '=', id).execute();
}

/** Notes with which view someone's queue opens; without one, with what waits for them. */
export async function putFirstView(
  tx: Transaction,
  partnerId: string,
  userId: string,
  id: string | null,
): Promise<void> {
  await tx
    .deleteFrom('first_views')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .execute();
  if (id === null) return;
  await tx
    .insertInto('first_views')
    .values({ partner_id: partnerId, user_id: userId, saved_view_id: id })
    .execute();
}
