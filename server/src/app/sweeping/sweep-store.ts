import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { ExpiringTable } from './expiring-tables.ts';

/** Small enough that nobody waits for it, and that a stop in the middle loses nothing. */
export const batchRows = 500;

/** Removes a batch of the oldest rows and says how many. Rows that another sweep holds are left to it. */
export async function removeExpired(
  tx: Transaction,
  partnerId: string,
  expiring: ExpiringTable,
  before: Date,
): Promise<number> {
  const table = sql.table(expiring.table);
  const { rows } = await sql`
    delete from ${table} where partner_id = ${partnerId}
      and ctid = any (array(${selectExpired(partnerId, expiring, before)}))
    returning 1`.execute(tx);
  return rows.length;
}

/** The query that finds them, which must not read the rest of the table. */
export function selectExpired(
  partnerId: string,
  { table, column, unless }: ExpiringTable,
  before: Date,
): RawBuilder<unknown> {
  const stays = unless === undefined ? sql`` : sql`and not ${sql.raw(unless)}`;
  return sql`
    select ${sql.ref(`${table}.ctid`)} from ${sql.table(table)}
    where ${sql.ref(`${table}.partner_id`)} = ${partnerId} and ${sql.ref(column)} < ${before} ${stays}
    order by ${sql.ref(column)} limit ${batchRows} for update of ${sql.table(table)} skip locked`;
}
