import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../log/log.ts';
import { connectClient } from './connect-client.ts';
import { retryWhenConcurrent } from './app-role/retry-when-concurrent.ts';
import { settleAppRole } from './app-role/settle-app-role.ts';
import { findMigrations } from './migrations/find-migrations.ts';
import { planMigrations, type AppliedMigration } from './migrations/plan-migrations.ts';
import { assertLastingSession } from './pooler.ts';
import { readMigrations, toLabel, type Migration } from './migrations/read-migrations.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { toTrace } from '../errors/to-own-words.ts';

export { assertMigrated } from './migrations/assert-migrated.ts';

/** An arbitrary number that only this product's migrations lock. */
const lockKey = 7_272_363_001;
const attempts = 10;

export interface MigrateOptions {
  readonly directory?: string | undefined;
  /** The application's login, where it was made beforehand. */
  readonly appUrl?: string | undefined;
  /** The number of the last migration to apply, for a backup that comes from an earlier version. */
  readonly upTo?: number | undefined;
}

/** Brings the database up to this code's migrations, or refuses to touch it and says why. */
export async function migrate(
  ownerUrl: string,
  log: Log,
  { directory = findMigrations(), appUrl, upTo = Infinity }: MigrateOptions = {},
): Promise<void> {
  const known = await readMigrations(directory);
  const client = await connectClient({
    connectionString: ownerUrl,
    application_name: 'handrail-migrate',
  });
  client.on('notice', ({ severity, message = '' }) => {
    if (severity === 'WARNING') log.warn(message);
  });
  try {
    await assertLastingSession(client, ownerUrl);
    // Held until the connection closes, so a second process waits here and then finds nothing to do.
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await createLedger(client);
    const appRole = await retryWhenConcurrent(() => settleAppRole(client, toUsername(appUrl)));
    const planned = planMigrations(known, await readApplied(client));
    const pending = planned.filter(({ number }) => number <= upTo);
    for (const migration of pending) {
      await apply(client, forRole(migration, appRole));
      log.info('Migrated the database.', { version: toLabel(migration) });
    }
    if (pending.length > 0) await client.query(`grant select on public.schema_migrations to ${appRole}`);
  } finally {
    await client.end();
  }
}

/** Migrations call the application's role `handrail_app`, whatever its name is in this installation. */
function forRole(migration: Migration, appRole: string): Migration {
  return { ...migration, sql: migration.sql.replaceAll(/\bhandrail_app\b/g, appRole) };
}

function toUsername(url: string | undefined): string | undefined {
  return url === undefined ? undefined : decodeURIComponent(new URL(url).username);
}

async function createLedger(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ ledger: string | null }>(
    `select to_regclass('public.schema_migrations') as ledger`,
  );
  if (rows[0]?.ledger) return;
  await client.query(`create table public.schema_migrations (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
}

async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select number, name, checksum from public.schema_migrations order by number',
  );
  return rows;
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await applyOnce(client, migration);
      return;
    } catch (error) {
      await client.query('rollback');
      if (attempt === attempts || !isPassing(error)) {
        throw new OperatorError(`Migration ${toLabel(migration)} failed: ${toTrace(error)}`, {
          cause: error,
        });
      }
      await sleep(250 * attempt);
    }
  }
}

async function applyOnce(client: pg.Client, migration: Migration): Promise<void> {
  // A migration that waits for a lock makes every request queue behind it: give up soon, and come back.
  await client.query(`begin; set local lock_timeout = '1s'; set local statement_timeout = '5s'`);
  await client.query(migration.sql);
  await client.query('insert into public.schema_migrations (number, name, checksum) values ($1, $2, $3)', [
    migration.number,
    migration.name,
    migration.checksum,
  ]);
  await client.query('commit');
}

/** Lock time-outs, deadlocks, and two databases of one server that touch the same role at once. */
function isPassing(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '55P03' || code === '40P01' || message === 'tuple concurrently updated';
}
