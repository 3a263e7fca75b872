import { sayCount } from '@handrail/engine';
import pg from 'pg';
import type { ClientBase } from 'pg';
import { connectClient } from '../db/connect-client.ts';
import { BackupError } from './backup-error.ts';
import type { BackedUpTable } from './manifest.ts';

export type ReadLines = (name: string) => AsyncIterable<string>;

/** Fills a freshly migrated database from a backup, all of it or nothing. */
export async function loadDatabase(
  ownerUrl: string,
  tables: readonly BackedUpTable[],
  read: ReadLines,
): Promise<void> {
  const client = await connectClient({ connectionString: ownerUrl, application_name: 'handrail-restore' });
  try {
    await client.query(`begin; set local timezone = 'UTC'; set local datestyle = 'ISO';
      set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`);
    const putBack = await liftGuards(client);
    for (const table of tables) await loadTable(client, table, read(table.name));
    for (const statement of putBack) await client.query(statement);
    for await (const line of read('jobs')) await addJob(client, line);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/**
 * Rows arrive table by table, with the numbers and hashes that triggers gave them once. So triggers, references and
 * row-level security rest until all are in; gives the statements that put them back, which check the references anew.
 */
async function liftGuards(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ lift: string; put: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as lift,
           format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as put
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    union all
    select format('alter table %s disable trigger user', oid::regclass), format('alter table %s enable trigger user', oid::regclass)
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    union all
    select format('alter table %s no force row level security', oid::regclass), format('alter table %s force row level security', oid::regclass)
      from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity`);
  for (const { lift } of rows) await client.query(lift);
  return rows.map(({ put }) => put);
}

const batchRows = 500;

async function loadTable(
  client: ClientBase,
  table: BackedUpTable,
  lines: AsyncIterable<string>,
): Promise<void> {
  const name = pg.escapeIdentifier(table.name);
  const columns = table.columns.map((column) => pg.escapeIdentifier(column.name)).join(', ');
  const values = table.columns.map(({ type }, index) => `(line ->> ${String(index)})::${type}`).join(', ');
  const insert = `insert into ${name} (${columns}) overriding system value
    select ${values} from json_array_elements($1::json) line`;
  // What a migration itself put in is in the backup too.
  await client.query(`delete from ${name}`);

  let rows = 0;
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`]);
    rows += batch.length;
    batch = [];
  };
  for await (const line of lines) {
    batch.push(line);
    if (batch.length === batchRows) await flush();
  }
  await flush();
  if (rows !== table.rows) {
    throw new BackupError(
      `${table.name} has ${sayCount(rows, 'row')} in the backup, and the manifest says ${String(table.rows)}.`,
    );
  }
}

async function addJob(client: ClientBase, line: string): Promise<void> {
  await client.query(
    `select graphile_worker.add_job(identifier => job ->> 'identifier', payload => job -> 'payload',
       run_at => (job ->> 'runAt')::timestamptz, max_attempts => (job ->> 'maxAttempts')::int,
       job_key => job ->> 'jobKey', priority => (job ->> 'priority')::int,
       flags => (select array_agg(flag) from json_array_elements_text(
         case json_typeof(job -> 'flags') when 'array' then job -> 'flags' else '[]' end) flag))
     from (select $1::json as job) given`,
    [line],
  );
}
