import pg from 'pg';
import { connectClient } from '../db/connect-client.ts';
import { BackupError } from './backup-error.ts';

/** Makes sure that nothing is overwritten: the database is empty, or its name was given to throw away what it holds. */
export async function assertMayFill(ownerUrl: string, replace: string | undefined): Promise<void> {
  const client = await connectClient({ connectionString: ownerUrl, application_name: 'handrail-restore' });
  try {
    const { database, tables, users } = await look(client);
    if (users > 0) {
      throw new BackupError(
        `The product is still running on the database ${database} (${String(users)} connections). Stop it first.`,
      );
    }
    if (tables === 0) return;
    if (replace !== database) {
      throw new BackupError(
        `The database ${database} is not empty: it has ${String(tables)} tables. Restore into an empty one, ` +
          `or add --replace ${database} to delete everything in it.`,
      );
    }
    await empty(client);
  } finally {
    await client.end();
  }
}

async function look(client: pg.Client) {
  const { rows } = await client.query<{ database: string; tables: number; users: number }>(`
    select current_database() as database,
      (select count(*)::int from pg_class where relkind in ('r', 'p') and ${isOurs('relnamespace')}) as tables,
      (select count(*)::int from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and application_name like 'handrail%'
        and application_name <> 'handrail-restore') as users`);
  const [row] = rows;
  if (!row) throw new Error('The database did not say its name');
  return row;
}

async function empty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace where ${isOurs('oid')}`,
  );
  await client.query('begin');
  for (const { name } of rows) await client.query(`drop schema ${pg.escapeIdentifier(name)} cascade`);
  await client.query('create schema public; commit');
}

function isOurs(column: string): string {
  return `${column} in (select oid from pg_namespace
    where nspname <> 'information_schema' and nspname not like 'pg\\_%')`;
}
