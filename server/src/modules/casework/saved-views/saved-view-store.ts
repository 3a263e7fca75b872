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

export async function upsertSavedView(
  tx: Transaction,
  partnerId: string,
  view: Omit<SavedView, 'isFirst'>,
  now: Date,
): Promise<void> {
  const columns = { name: view.name, is_shared: view.isShared, address: view.address };
  await tx
    .insertInto('saved_views')
    .values({ partner_id: partnerId, id: view.id, owner_id: view.ownerId, created_at: now, ...columns })
    .onConflict((conflict) => conflict.columns(['partner_id', 'id']).doUpdateSet(columns))
    .execute();
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
