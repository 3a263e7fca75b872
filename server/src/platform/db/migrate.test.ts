import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../testing/silent-log.ts';
import { createEmptyDatabase, dropDatabase, useTestDatabase } from '../../testing/test-database.ts';
import { assertMigrated, migrate } from './migrate.ts';

let ownerUrl: string;
let directory: string;

beforeEach(async () => {
  ownerUrl = await createEmptyDatabase();
  directory = await mkdtemp(join(tmpdir(), 'handrail-migrations-'));
  await write('0001_foundation.sql', 'create table one (id int)');
});

afterEach(async () => {
  await dropDatabase(ownerUrl);
  await rm(directory, { recursive: true });
});

describe('migrate', () => {
  it('applies what is missing, in order and once', async () => {
    await run();
    await write('0002_more.sql', 'alter table one add column more int; create table two (id int);');
    await run();
    await run();

    expect(await ask('select number, name from schema_migrations order by number')).toEqual([
      { number: 1, name: 'foundation' },
      { number: 2, name: 'more' },
    ]);
    expect(await ask('select more from one')).toEqual([]);
  });

  it('applies each migration once when several processes start at the same time', async () => {
    await write(
      '0002_slow.sql',
      'create table two (id int); select pg_sleep(0.2); insert into two values (1)',
    );
    await Promise.all([run(), run(), run()]);
    expect(await ask('select count(*)::int as count from two')).toEqual([{ count: 1 }]);
  });

  it('leaves nothing behind of a migration that fails', async () => {
    await write('0002_broken.sql', 'create table two (id int); select 1 / 0');
    await expect(run()).rejects.toThrow('Migration 0002_broken failed: error 22012');
    expect(await ask(`select to_regclass('two') as two`)).toEqual([{ two: null }]);
    expect(await ask('select number from schema_migrations')).toEqual([{ number: 1 }]);
  });

  it('passes on what a migration warns of', async () => {
    await write('0002_warning.sql', `do $$ begin raise warning 'make the role by hand'; end $$`);
    const warnings: string[] = [];
    await migrate(ownerUrl, { ...silentLog, warn: (message) => void warnings.push(message) }, { directory });
    expect(warnings).toEqual(['make the role by hand']);
  });

  it('gives up on a lock soon and comes back for it', async () => {
    await run();
    await write('0002_more.sql', 'alter table one add column more int');
    const reader = await connect();
    await reader.query('begin; select * from one');
    const migrated = run();
    await waitUntilSomeoneWaits();
    // Longer than the lock time-out of one attempt, shorter than all of them.
    await ask('select pg_sleep(1.2)');
    await reader.query('commit');
    await reader.end();

    await migrated;
    expect(await ask('select more from one')).toEqual([]);
  });

  it('refuses a migration that changed after it was applied', async () => {
    await run();
    await write('0001_foundation.sql', 'create table other (id int)');
    await expect(run()).rejects.toThrow('0001_foundation differs from 0001_foundation as it was applied');
  });

  it('takes other line ends for the same migration', async () => {
    await write('0001_foundation.sql', 'create table one\n(id int)\n');
    await run();
    await write('0001_foundation.sql', 'create table one\r\n(id int)\r\n');
    await expect(run()).resolves.toBeUndefined();
  });

  it('refuses a database that is newer than the code', async () => {
    await write('0002_more.sql', 'create table two (id int)');
    await run();
    await rm(join(directory, '0002_more.sql'));
    await expect(run()).rejects.toThrow('The database is at 0002, this code knows up to 0001.');
  });

  it('refuses a migration that was never applied although a later one was', async () => {
    await write('0002_more.sql', 'create table two (id int)');
    await write('0003_most.sql', 'create table three (id int)');
    await run();
    await ask('delete from schema_migrations where number = 2 returning number');
    await expect(run()).rejects.toThrow(
      'Migration 0002_more was never applied, although the database is at 0003.',
    );
  });

  it.each([
    ['a gap', '0003_gap.sql', 'expected 0002, found 0003_gap'],
    ['a double number', '0001_again.sql', 'expected 0002, found 0001_foundation'],
    ['a file without a number', 'payments.sql', 'named like 0003_payments.sql, not payments.sql'],
  ])('refuses %s', async (_what, file, complaint) => {
    await write(file, 'select 1');
    await expect(run()).rejects.toThrow(complaint);
  });
});

describe('assertMigrated', () => {
  const database = useTestDatabase();

  it('is content with the migrated database, and with one that is newer', async () => {
    await assertMigrated(database().public);
    await ask(
      `insert into schema_migrations values (9999, 'later', '') returning number`,
      database().ownerUrl,
    );
    await assertMigrated(database().public);
  });

  it('names the migration that the database lacks', async () => {
    await expect(assertMigrated(database().public, directory)).rejects.toThrow(
      'lacks migration 0001_foundation',
    );
  });
});

function run(): Promise<void> {
  return migrate(ownerUrl, silentLog, { directory });
}

function write(file: string, sql: string): Promise<void> {
  return writeFile(join(directory, file), sql);
}

async function connect(url = ownerUrl): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function ask(query: string, url = ownerUrl): Promise<unknown[]> {
  const client = await connect(url);
  try {
    return (await client.query<object>(query)).rows;
  } finally {
    await client.end();
  }
}

async function waitUntilSomeoneWaits(): Promise<void> {
  while ((await ask('select from pg_locks where not granted')).length === 0);
}
