import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDefinition } from '../../testing/builders/insert-program.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { publishLibrary } from './publish-library.ts';

const database = useTestDatabase();
const own = randomUUID();
const foreign = randomUUID();
let owner: pg.Client;
let app: pg.Client;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: database().ownerUrl });
  app = new pg.Client({ connectionString: database().ownerUrl });
  await Promise.all([owner.connect(), app.connect()]);
  await app.query(`set role ${database().appRole}`);
  await publishLibrary(owner, [buildDefinition({ key: 'library-form' })]);
});
afterAll(() => Promise.all([owner.end(), app.end()]));

const enter = (partnerId: string) => app.query(`select set_config('app.partner_id', $1, false)`, [partnerId]);

async function insert(
  key: string,
  { version = 1, ownedBy }: { version?: number; ownedBy?: string | null } = {},
) {
  const [column, value] = ownedBy === undefined ? ['', ''] : [', owned_by', ', $3'];
  await app.query(
    `insert into definitions (key, version, checksum, body${column}) values ($1, $2, 'x', '{}'${value})`,
    [key, version, ...(ownedBy === undefined ? [] : [ownedBy])],
  );
}

describe("the product's role in the database", () => {
  it("publishes a partner's own form", async () => {
    await enter(own);
    await insert('own-form');
    await insert('own-form', { version: 2 });
    const { rows } = await owner.query(`select owned_by from definitions where key = 'own-form'`);
    expect(rows).toEqual([{ owned_by: own }, { owned_by: own }]);
  });

  it.each([
    ['for the library', own, 'new-form', { ownedBy: null }],
    ['for another partner', own, 'new-form', { ownedBy: foreign }],
    ['without a partner', '', 'new-form', {}],
    ['as a new version of a form of the library', own, 'library-form', { version: 2 }],
    ['as a new version of a form of another partner', foreign, 'own-form', { version: 3 }],
  ])('publishes nothing %s', async (_what, partnerId, key, options) => {
    await enter(partnerId);
    await expect(insert(key, options)).rejects.toMatchObject({ code: '42501' });
  });

  it.each([`update definitions set checksum = 'y'`, 'delete from definitions', 'truncate definitions'])(
    'may not %s',
    async (statement) => {
      await enter(own);
      await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
    },
  );
});
