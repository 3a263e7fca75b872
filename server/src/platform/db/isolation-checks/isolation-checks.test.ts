import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { copyTemplate, dropDatabase, useTestDatabase } from '../../../testing/test-database.ts';
import { readAppRole } from '../app-role/app-role-record.ts';
import { openAppLogin } from '../app-role/open-app-login.ts';
import type { DB } from '../generated/tables.ts';
import { type Database, openDatabase } from '../open-database.ts';
import { countBleeding } from './count-bleeding.ts';
import { listBypassObjects } from './list-bypass-objects.ts';
import { listOracles } from './list-oracles.ts';
import { listPoliciesPerRow } from './list-policies-per-row.ts';
import { listPolicyGaps } from './list-policy-gaps.ts';
import { listUnscopedAccess } from './list-unscoped-access.ts';
import type { PartnerDb } from '../partner-db.ts';
import { insertSamplePartner } from './sample-rows/insert-sample-partner.ts';

vi.setConfig({ testTimeout: 300_000 });

const unscoped = `create policy own_partner on users using (true) with check (true)`;
const withoutNullif = `create policy own_partner on users
  using (partner_id = current_setting('app.partner_id', true)::uuid)`;

describe('the isolation of partners', () => {
  const database = useTestDatabase({ poolSize: 4 });
  let mine: string;
  let theirs: string;
  beforeAll(async () => {
    mine = await insertSamplePartner(database());
    theirs = await insertSamplePartner(database());
  });

  it('rests on a whole policy on every table with a partner [check 1]', async () => {
    expect(await asOwner(database().ownerUrl, listPolicyGaps)).toEqual([]);
  });

  it.each([
    ['a dropped policy', 'drop policy own_partner on users', 'users has no whole policy for its own partner'],
    [
      'a policy for reading only',
      `alter policy own_partner on users with check (true)`,
      'users has no whole policy',
    ],
    [
      'security switched off',
      'alter table users disable row level security',
      'users has row-level security off',
    ],
    ['an owner let through', 'alter table users no force row level security', 'users does not force'],
    ['a second, wider policy', 'create policy all_rows on users using (true)', 'users has more policies'],
    ['an unprotected new table', 'create table notes (id int)', 'notes has no partner and is on no list'],
    [
      'a table of the application',
      'alter table users owner to {role}',
      'the application role: it owns the table users',
    ],
  ])('is seen to be broken by %s [check 1]', async (_what, sabotage, finding) => {
    const ownerUrl = await sabotaged(sabotage);
    expect((await asOwner(ownerUrl, listPolicyGaps)).join('\n')).toContain(finding);
  });

  it('asks who looks once for each statement, not for each row', async () => {
    expect(await asOwner(database().ownerUrl, listPoliciesPerRow)).toEqual([]);
    const ownerUrl = await sabotaged(
      'alter policy own_or_staff on parties using (is_staff_or_product() and owner_id is not null)',
    );
    expect(await asOwner(ownerUrl, listPoliciesPerRow)).toEqual([
      'parties.own_or_staff calls is_staff_or_product',
    ]);
  });

  it('lets a connection without a partner read and write nothing [check 2]', async () => {
    expect(await listUnscopedAccess(await openAppLogin(database().ownerUrl), mine)).toEqual([]);
  });

  it.each([
    ['a policy for all', `drop policy own_partner on users; ${unscoped}`, 'reads users (1 rows), fresh'],
    [
      'a policy that trips over an empty setting',
      `drop policy own_partner on users; ${withoutNullif}`,
      'reads users (22P02), used connection',
    ],
    [
      'a public table that anyone may write',
      'create policy p on partner_profiles for update using (true)',
      'updates partner_profiles (1 rows)',
    ],
  ])('is seen to be broken by %s [check 2]', async (_what, sabotage, finding) => {
    const ownerUrl = await sabotaged(sabotage);
    const partner = await insertSampleAsApplication(ownerUrl);
    expect((await listUnscopedAccess(await openAppLogin(ownerUrl), partner)).join('\n')).toContain(finding);
  });

  const load = { workers: 64, transactions: 10_000, abortedPercent: 20 };

  it('holds for 64 workers on 4 connections while every fifth transaction fails [check 3]', async () => {
    const seen = await countBleeding(database(), [mine, theirs], load);
    expect(seen.foreignRows).toBe(0);
    expect(seen.strayedTransactions).toBe(0);
    expect(seen.completed + seen.aborted).toBe(load.transactions);
    expect(seen.aborted).toBeGreaterThan(load.transactions * 0.15);
    expect(seen.aborted).toBeLessThan(load.transactions * 0.25);
    for (const partnerId of [mine, theirs]) {
      const flags = await database()
        .partner({ partnerId, role: 'system' })
        .transaction((tx) => tx.selectFrom('feature_flags').select('key').execute());
      expect(flags).toEqual([{ key: `flag-${partnerId}` }]);
    }
  });

  it('is seen to be broken by a door that sets the partner for the session [check 3]', async () => {
    const pool = new pg.Pool({ connectionString: await openAppLogin(database().ownerUrl), max: 4 });
    pool.on('error', () => undefined);
    const leaky = openLeakyDoor(pool);
    const seen = await countBleeding(leaky, [mine, theirs], {
      ...load,
      transactions: 500,
      abortedPercent: 0,
    });
    await pool.end();
    expect(seen.foreignRows).toBeGreaterThan(0);
  });

  it('has no view or function around it [check 4]', async () => {
    expect(await asOwner(database().ownerUrl, listBypassObjects)).toEqual([]);
  });

  it.each([
    [
      'a view',
      'create view people as select * from users',
      'the view people reads with the rights of its owner',
    ],
    [
      'a materialized view',
      'create materialized view people as select * from users',
      'the materialized view people',
    ],
    [
      'a function of the owner',
      definer('people'),
      'the function people() runs with the rights of its owner and is not',
    ],
    [
      'a listed one without a search path',
      definer('enqueue'),
      'enqueue() runs with the rights of its owner and takes',
    ],
  ])('is seen to be broken by %s [check 4]', async (_what, sabotage, finding) => {
    const ownerUrl = await sabotaged(sabotage);
    expect((await asOwner(ownerUrl, listBypassObjects)).join('\n')).toContain(finding);
  });

  it('lets no key point at, or betray, a row of another partner [check 5]', async () => {
    expect(await listOracles(await openAppLogin(database().ownerUrl), mine, theirs)).toEqual([]);
  });

  it.each([
    [
      'a reference without the partner',
      `alter table users add unique (id); alter table staff drop constraint staff_partner_id_user_id_fkey,
       add constraint staff_user foreign key (user_id) references users (id)`,
      'staff_user of staff accepts a row of another partner',
    ],
    [
      'a key over all partners',
      'alter table users add constraint one_email unique (email)',
      'one_email of users reveals a value of another partner',
    ],
    [
      'a table that nobody filled',
      `create table notes (partner_id uuid not null); select protect_table('notes')`,
      'notes lacks a row',
    ],
  ])('is seen to be broken by %s [check 5]', async (_what, sabotage, finding) => {
    const ownerUrl = await sabotaged(sabotage);
    const partners = [
      await insertSampleAsApplication(ownerUrl),
      await insertSampleAsApplication(ownerUrl),
    ] as const;
    expect((await listOracles(await openAppLogin(ownerUrl), ...partners)).join('\n')).toContain(finding);
  });
});

function definer(name: string): string {
  return `create function ${name}() returns setof users language sql security definer as 'select * from users'`;
}

async function sabotaged(sabotage: string): Promise<string> {
  const ownerUrl = await copyTemplate();
  onTestFinished(() => dropDatabase(ownerUrl));
  await asOwner(ownerUrl, async (owner) => {
    const { standing } = await readAppRole(owner);
    await owner.query(sabotage.replace('{role}', standing.name ?? ''));
  });
  return ownerUrl;
}

async function asOwner<T>(ownerUrl: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

async function insertSampleAsApplication(ownerUrl: string): Promise<string> {
  const database = await openDatabase({ ownerUrl, poolSize: 1 });
  try {
    return await insertSamplePartner(database);
  } finally {
    await database.close();
  }
}

/** What withPartner must never become: the setting outlives the work, and the work may run on another connection. */
function openLeakyDoor(pool: pg.Pool): Pick<Database, 'partner'> {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    partner: ({ partnerId }) => {
      const enter: PartnerDb['transaction'] = async (work) => {
        await pool.query(`select set_config('app.partner_id', $1, false)`, [partnerId]);
        return work(db);
      };
      return { transaction: enter, read: enter };
    },
  };
}
