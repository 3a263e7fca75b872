import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../../testing/silent-log.ts';
import { createEmptyDatabase, dropDatabase } from '../../../testing/test-database.ts';
import { migrate } from '../migrate.ts';

let serverUrl: string;
let owner: pg.Client;
const ownerName = `owner_${randomUUID().slice(0, 8)}`;
const partners = [randomUUID(), randomUUID()] as const;

/** People of each partner: one who submitted, one with a draft, one who was only referred, one who did nothing. */
const people = partners.map(() => ({
  submitter: randomUUID(),
  drafter: randomUUID(),
  referred: randomUUID(),
  idle: randomUUID(),
}));

beforeAll(async () => {
  serverUrl = await createEmptyDatabase();
  // Row-level security holds for an owner who is no superuser, as most installations have it.
  await asServer(`create role ${ownerName} login createrole password 'first'`);
  await asServer(`alter database ${new URL(serverUrl).pathname.slice(1)} owner to ${ownerName}`);
  const ownerUrl = Object.assign(new URL(serverUrl), { username: ownerName, password: 'first' }).href;
  await migrate(ownerUrl, silentLog, { upTo: 18 });
  owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(`insert into definitions (key, version, checksum, body) values ('form', 1, 'x', '{}')`);
  for (const index of partners.keys()) await populate(index);
  await migrate(ownerUrl, silentLog, { upTo: 32 });
  await shareForm();
  await migrate(ownerUrl, silentLog);
}, 240_000);
afterAll(async () => {
  await owner.end();
  await dropDatabase(serverUrl);
});

async function asServer(command: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(command);
  await client.end();
}

async function enter(partnerId: string): Promise<void> {
  await owner.query(
    `select set_config('app.partner_id', $1, false), set_config('app.role', 'system', false)`,
    [partnerId],
  );
}

async function populate(index: number): Promise<void> {
  const partnerId = partners[index] ?? '';
  const program = randomUUID();
  await enter(partnerId);
  await owner.query(`insert into partners (id) values ($1)`, [partnerId]);
  await owner.query(
    `insert into partner_profiles (partner_id, external_id, name, email, applicant_tenant_id, advocate_tenant_id, staff_tenant_id)
     values ($1, $2, 'A', 'a@b.example', $3, $4, $5)`,
    [partnerId, `partner-${String(index)}`, randomUUID(), randomUUID(), randomUUID()],
  );
  await owner.query(
    `insert into programs (partner_id, id, name, status, definition_key, definition_version) values ($1, $2, 'P', 'Open', 'form', 1)`,
    [partnerId, program],
  );
  const { submitter = '', drafter = '', referred = '', ...rest } = people[index] ?? {};
  for (const [name, id] of Object.entries({ submitter, drafter, referred, ...rest })) {
    await owner.query(`insert into users (partner_id, id, tenant, email) values ($1, $2, 'applicant', $3)`, [
      partnerId,
      id,
      `${name}@b.example`,
    ]);
  }
  for (const [person, submittedAt] of [
    [submitter, '2026-03-01'],
    [drafter, null],
  ]) {
    const id = randomUUID();
    await owner.query(
      `insert into cases (partner_id, id, program_id, status, status_updated_at, created_at)
       values ($1, $2, $3, 'Incomplete', '2026-02-01', '2026-02-01')`,
      [partnerId, id, program],
    );
    await owner.query(
      `insert into applications (partner_id, case_id, program_id, submitter_id, definition_key, definition_version, answers,
         created_at, updated_at, submitted_at) values ($1, $2, $3, $4, 'form', 1, '', '2026-02-01', '2026-02-01', $5)`,
      [partnerId, id, program, person, submittedAt],
    );
  }
  await owner.query(
    `insert into referrals (partner_id, user_id, program_id, created_at) values ($1, $2, $3, '2026-02-01')`,
    [partnerId, referred, program],
  );
  await insertDocument(partnerId, submitter, 'before.pdf', '2026-02-15', '2026-02-15');
  await insertDocument(partnerId, submitter, 'after.pdf', '2026-03-15', null);
  await insertDocument(partnerId, submitter, 'removed.pdf', '2026-02-15', null, '2026-02-16');
  await insertDocument(partnerId, drafter, 'draft.pdf', '2026-02-15', null);
}

/** The first partner's own form, which programs and drafts of both use: nothing kept them from it. */
async function shareForm(): Promise<void> {
  await enter(partners[0]);
  await owner.query(
    `insert into definitions (key, version, checksum, body)
     values ('own-form', 2, 'y', '{"own": true}'), ('own-form', 3, 'z', '{"own": true}')`,
  );
  for (const partnerId of partners) {
    await enter(partnerId);
    await owner.query(
      `insert into programs (partner_id, name, status, definition_key, definition_version) values ($1, 'Q', 'Open', 'own-form', 3)`,
      [partnerId],
    );
    await owner.query(
      `update applications set definition_key = 'own-form', definition_version = 2 where submitted_at is null`,
    );
  }
}

async function insertDocument(
  partnerId: string,
  person: string,
  filename: string,
  createdAt: string,
  scannedAt: string | null,
  removedAt: string | null = null,
): Promise<void> {
  const key = randomUUID().replaceAll('-', '');
  await owner.query(
    `insert into documents (partner_id, owner_id, storage_key, filename, mimetype, size_bytes, sha256, state, scanned_at, created_at, removed_at)
     values ($1, $2, $3, $4, 'application/pdf', 1, $5, 'clean', $6, $7, $8)`,
    [
      partnerId,
      person,
      `${key.slice(0, 2)}/${key}`,
      filename,
      Buffer.alloc(32),
      scannedAt,
      createdAt,
      removedAt,
    ],
  );
}

async function ask<Row extends pg.QueryResultRow>(index: number, query: string): Promise<Row[]> {
  await enter(partners[index] ?? '');
  return (await owner.query<Row>(query)).rows;
}

describe.each([0, 1])('migrating a database with people in it, at partner %i', (index) => {
  it('makes a party of everyone who applied or was referred, and gives each case its own', async () => {
    const { submitter, drafter, referred } = people[index] ?? expect.fail();
    const parties = await ask<{ owner_id: string }>(index, `select owner_id from parties where is_self`);
    expect(parties.map(({ owner_id }) => owner_id).toSorted()).toEqual(
      [submitter, drafter, referred].toSorted(),
    );
    const cases = await ask(
      index,
      `select from cases c join applications a on a.case_id = c.id join parties p on p.id = c.party_id
       where p.owner_id = a.submitter_id`,
    );
    expect(cases).toHaveLength(2);
    expect(
      await ask(index, `select p.owner_id from referrals r join parties p on p.id = r.party_id`),
    ).toEqual([{ owner_id: referred }]);
  });

  it('gives unowned forms to the library, and each partner its own copy of a form that it shared', async () => {
    const partnerId = partners[index] ?? '';
    const library = '00000000-0000-0000-0000-000000000000';
    const forms = `select definition_owner, name, checksum from programs
                   join definitions on owner = definition_owner and key = definition_key
                     and version = definition_version order by name`;
    expect(await ask(index, forms)).toEqual([
      { definition_owner: library, name: 'P', checksum: 'x' },
      { definition_owner: partnerId, name: 'Q', checksum: 'z' },
    ]);
    expect(
      await ask(index, `select definition_owner from applications order by submitted_at nulls last`),
    ).toEqual([{ definition_owner: library }, { definition_owner: partnerId }]);
    expect(
      await ask(index, `select from definitions where key = 'own-form' and owner = '${partnerId}'`),
    ).toHaveLength(2);
  });

  it('calls files unscanned that no scanner looked at', async () => {
    expect(await ask(index, `select filename, state from documents order by filename`)).toEqual([
      { filename: 'after.pdf', state: 'unscanned' },
      { filename: 'before.pdf', state: 'clean' },
      { filename: 'draft.pdf', state: 'unscanned' },
      { filename: 'removed.pdf', state: 'unscanned' },
    ]);
  });

  it('marks as submitted what its owner had when they submitted, and nothing else', async () => {
    const marked = await ask(
      index,
      `select filename, submitted_at::date::text as at from documents where submitted_at is not null`,
    );
    expect(marked).toEqual([{ filename: 'before.pdf', at: '2026-03-01' }]);
  });
});
