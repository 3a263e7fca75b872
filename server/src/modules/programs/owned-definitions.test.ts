import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { buildDefinition } from '../../testing/builders/insert-program.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { libraryOwner } from './definition-reference.ts';
import { publishLibrary } from './publish-library.ts';

const database = useTestDatabase();
let own: string;
let foreign: string;
let owner: pg.Client;
let app: pg.Client;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: database().ownerUrl });
  app = new pg.Client({ connectionString: database().ownerUrl });
  await Promise.all([owner.connect(), app.connect()]);
  await app.query(`set role ${database().appRole}`);
  ({ id: own } = await insertPartner(database()));
  ({ id: foreign } = await insertPartner(database()));
  await publishLibrary(owner, [buildDefinition({ key: 'library-form' })]);
  for (const partnerId of [own, foreign]) {
    await enter(partnerId);
    await insert('own-form', partnerId);
  }
});
afterAll(() => Promise.all([owner.end(), app.end()]));

const enter = (partnerId: string) => app.query(`select set_config('app.partner_id', $1, false)`, [partnerId]);

async function insert(key: string, ownedBy: string, version = 1) {
  await app.query(
    `insert into definitions (owner, key, version, checksum, body) values ($1, $2, $3, 'x', '{}')`,
    [ownedBy, key, version],
  );
}

async function insertProgram(definitionOwner: string) {
  await app.query(
    `insert into programs (partner_id, name, status, definition_owner, definition_key, definition_version)
     values ($1, $2, 'Open', $3, $4, 1)`,
    [own, randomUUID(), definitionOwner, definitionOwner === libraryOwner ? 'library-form' : 'own-form'],
  );
}

async function listOwners() {
  const { rows } = await app.query<{ owner: string }>('select distinct owner from definitions');
  return rows.map((row) => row.owner).toSorted();
}

describe("the product's role in the database", () => {
  it("publishes a partner's own form, whoever else has its key", async () => {
    await enter(own);
    await insert('own-form', own, 2);
    await insert('library-form', own);
    const { rows } = await owner.query(
      `select version from definitions where owner = $1 order by key, version`,
      [own],
    );
    expect(rows).toEqual([{ version: 1 }, { version: 1 }, { version: 2 }]);
  });

  it('sees the forms of the partner and of the library, and no others', async () => {
    await enter(own);
    expect(await listOwners()).toEqual([libraryOwner, own].toSorted());
    await enter(foreign);
    expect(await listOwners()).toEqual([libraryOwner, foreign].toSorted());
    await enter('');
    expect(await listOwners()).toEqual([libraryOwner]);
  });

  it('publishes nothing for the library, for another partner or without a partner', async () => {
    for (const [entered, ownedBy] of [
      [own, libraryOwner],
      [libraryOwner, libraryOwner],
      [own, foreign],
      ['', own],
      ['', libraryOwner],
    ] as const) {
      await enter(entered);
      await expect(insert('new-form', ownedBy)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('gives a program a form of its partner or of the library, never of another partner', async () => {
    await enter(own);
    await insertProgram(own);
    await insertProgram(libraryOwner);
    await expect(insertProgram(foreign)).rejects.toMatchObject({ constraint: 'programs_use_own_forms' });
  });

  it('finds this rule at every table that refers to a form', async () => {
    const { rows } = await owner.query<{ place: string; rules: string[] }>(
      `select reference.conrelid::regclass::text as place, array(
         select pg_get_constraintdef(rule.oid) from pg_constraint rule
         where rule.conrelid = reference.conrelid and rule.contype = 'c'
       ) as rules
       from pg_constraint reference where confrelid = 'definitions'::regclass order by 1`,
    );
    const rule = `CHECK (((definition_owner = partner_id) OR (definition_owner = '${libraryOwner}'::uuid)))`;
    expect(rows.map(({ place }) => place)).toEqual(['applications', 'programs']);
    for (const { rules } of rows) expect(rules).toContain(rule);
  });

  it('makes no partner under the id of the library', async () => {
    await enter(libraryOwner);
    await expect(app.query('insert into partners (id) values ($1)', [libraryOwner])).rejects.toMatchObject({
      constraint: 'partners_are_not_the_library',
    });
  });

  it.each([`update definitions set checksum = 'y'`, 'delete from definitions', 'truncate definitions'])(
    'may not %s',
    async (statement) => {
      await enter(own);
      await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
    },
  );
});
