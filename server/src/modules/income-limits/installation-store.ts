import type { ClientBase } from 'pg';
import { installationOwner } from './income-limit-set.ts';
import { insertAreasSql, insertSetSql, type NewSet, toSetRows } from './new-set-store.ts';

/** A connection as the owner of the tables: the product's own role cannot write the installation's sets. */
export type TableOwner = Pick<ClientBase, 'query'>;

export async function hasInstallationSet(owner: TableOwner, id: string): Promise<boolean> {
  const { rows } = await owner.query('select from income_limit_sets where owner = $1 and id = $2', [
    installationOwner,
    id,
  ]);
  return rows.length > 0;
}

/** Stores a set for every partner: all of it or nothing. */
export async function insertInstallationSet(owner: TableOwner, newSet: NewSet): Promise<void> {
  const { set, areas } = toSetRows(newSet);
  await owner.query('begin');
  try {
    await owner.query(insertSetSql, [...set]);
    await owner.query(insertAreasSql, [...areas]);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
