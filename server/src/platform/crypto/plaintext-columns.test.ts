import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRootDir } from '../../app/start/find-root-dir.ts';
import { moneyColumns } from '../../testing/plaintext/money-columns.ts';
import { digests, references, settings, states, times } from '../../testing/plaintext/other-columns.ts';
import { personalColumns } from '../../testing/plaintext/personal-columns.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { encryptedColumns } from './encrypted-columns.ts';

const database = useTestDatabase();
let owner: pg.Client;
beforeAll(async () => {
  owner = new pg.Client({ connectionString: database().ownerUrl });
  await owner.connect();
});
afterAll(() => owner.end());

const listed = [
  ...encryptedColumns.map(({ table, column }) => `${table}.${column}`),
  ...Object.keys(personalColumns),
  ...[references, times, digests, states, settings, moneyColumns].flatMap((columns) =>
    Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
  ),
];

async function listColumns(): Promise<string[]> {
  const { rows } = await owner.query<{ place: string }>(
    `select c.table_name || '.' || c.column_name as place
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'schema_migrations'
       and not exists (select from pg_inherits where inhrelid = format('%I.%I', c.table_schema, c.table_name)::regclass)`,
  );
  return rows.map(({ place }) => place);
}

describe('what the database stores', () => {
  it('is encrypted, or in plain text for a reason that is written down', async () => {
    expect(listed.toSorted()).toEqual((await listColumns()).toSorted());
  });

  it('is noticed by name when a column is new', async () => {
    await owner.query('begin');
    await owner.query('alter table users add column maiden_name text');
    const unlisted = (await listColumns()).filter((place) => !listed.includes(place));
    await owner.query('rollback');
    expect(unlisted).toEqual(['users.maiden_name']);
  });

  it('is in one list only', () => {
    expect(listed.filter((place, index) => listed.indexOf(place) < index)).toEqual([]);
  });

  it('lies in no other schema but those of the jobs, whose payloads are ids, of the role and of the months of the audit log', async () => {
    const { rows } = await owner.query<{ schema: string }>(
      `select distinct table_schema as schema from information_schema.tables
       where table_schema not in ('public', 'pg_catalog', 'information_schema') order by 1`,
    );
    expect(rows.map(({ schema }) => schema)).toEqual(['audit_months', 'graphile_worker', 'installation']);
  });

  it('is named in docs/security.md where it is about people, with its reason', () => {
    const page = readFileSync(join(findRootDir(), 'docs/security.md'), 'utf8');
    const named = [...page.matchAll(/^\| `(\w+\.\w+)` +\| (.+?) +\|$/gm)].map(([, place, reason]) => [
      place,
      reason,
    ]);
    expect(named).toEqual(Object.entries(personalColumns));
  });
});
