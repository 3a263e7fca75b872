import pg from 'pg';
import type { AppliedMigration } from '../db/migrations/plan-migrations.ts';
import { connectClient } from '../db/connect-client.ts';
import { BackupError } from './backup-error.ts';
import { listTables } from './list-tables.ts';
import type { BackedUpTable } from './manifest.ts';

export interface DatabaseDump {
  readonly migrations: readonly AppliedMigration[];
  readonly wrappingKeyIds: readonly string[];
  readonly tables: readonly BackedUpTable[];
}

/** Takes the lines of one table, or of the jobs that wait. */
export type TakeLines = (name: string, lines: AsyncIterable<string>) => Promise<void>;

/** Reads everything that the database holds as of one moment, while people go on working. */
export async function dumpDatabase(ownerUrl: string, take: TakeLines): Promise<DatabaseDump> {
  const client = await connectClient({ connectionString: ownerUrl, application_name: 'handrail-backup' });
  try {
    // Written as text, so the session must write each value in the one way that is read back.
    await client.query(`begin isolation level repeatable read read only;
      set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
      set local bytea_output = 'hex'; set local extra_float_digits = 1; set local row_security = off;
      set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`);
    await takeBackupRole(client);
    const tables: BackedUpTable[] = [];
    for (const table of await listTables(client)) {
      let rows = 0;
      const values = table.columns.map(({ name }) => `${pg.escapeIdentifier(name)}::text`).join(', ');
      const lines = readRows(
        client,
        `select to_json(array[${values}])::text as line from ${pg.escapeIdentifier(table.name)}`,
      );
      await take(
        table.name,
        counting(lines, () => (rows += 1)),
      );
      tables.push({ ...table, rows });
    }
    await take('jobs', readRows(client, waitingJobs));
    return {
      migrations: await readMigrations(client),
      wrappingKeyIds: await readWrappingKeyIds(client),
      tables,
    };
  } catch (error) {
    throw explain(error);
  } finally {
    await client.end();
  }
}

/** The role that may read everything and change nothing; an owner who reads past row-level security does without. */
async function takeBackupRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    `select pg_has_role(oid, 'member') as may from pg_roles where rolname = 'handrail_backup'`,
  );
  if (rows[0]?.may) await client.query('set local role handrail_backup');
}

const batchRows = 500;

async function* readRows(client: pg.Client, query: string): AsyncIterable<string> {
  await client.query(`declare batch no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${String(batchRows)} from batch`);
    for (const { line } of rows) yield line;
    if (rows.length < batchRows) break;
  }
  await client.query('close batch');
}

async function* counting(lines: AsyncIterable<string>, count: () => void): AsyncIterable<string> {
  for await (const line of lines) {
    count();
    yield line;
  }
}

/** What is still to be done, as the queue's own function takes it; a job that runs now will run again. */
const waitingJobs = `
  select json_build_object('identifier', task.identifier, 'payload', job.payload, 'runAt', job.run_at,
    'maxAttempts', job.max_attempts, 'jobKey', job.key, 'priority', job.priority,
    'flags', (select json_agg(flag) from jsonb_object_keys(job.flags) flag))::text as line
  from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id
  where job.attempts < job.max_attempts`;

async function readMigrations(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select number, name, checksum from public.schema_migrations order by number',
  );
  return rows;
}

async function readWrappingKeyIds(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select distinct wrapping_key_id as id from data_keys order by id',
  );
  return rows.map(({ id }) => id);
}

function explain(error: unknown): unknown {
  const { code, message } = error as { code?: string; message?: string };
  if (code !== '42501' || !message?.includes('row-level security')) return error;
  return new BackupError(
    'The owner in DATABASE_URL is not allowed to read past row-level security. As a superuser, run this in psql ' +
      '(without the first line where the role exists; docs/how-to/set-up-an-installation.md explains it):\n' +
      '  create role handrail_backup nologin bypassrls;\n' +
      '  grant pg_read_all_data to handrail_backup;\n' +
      '  grant handrail_backup to handrail; -- the owner in DATABASE_URL',
  );
}
