import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDefinition } from '../../testing/builders/insert-program.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { draftLibrary, publishLibrary } from './publish-library.ts';

const database = useTestDatabase();
let owner: pg.Client;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: database().ownerUrl });
  await owner.connect();
});
afterAll(() => owner.end());

const form = buildDefinition({ key: 'library-form' });
const changed = { ...form, sections: [{ key: 'income', name: 'Income', questionGroups: [] }] };

describe('a form of the library', () => {
  it('may change under its version while it is a draft, as often as someone likes', async () => {
    await draftLibrary(owner, [form]);
    await draftLibrary(owner, [changed]);
    expect(await readBody()).toMatchObject(changed);
    await draftLibrary(owner, [form]);
    expect(await readBody()).toMatchObject(form);
  });

  it('never changes once it is published, by us or by anyone', async () => {
    await publishLibrary(owner, [form]);
    await expect(publishLibrary(owner, [changed])).rejects.toMatchObject({
      code: 'CONFLICT',
      texts: ['library-form version 1 is already published with other content; raise its version'],
    });
    await expect(
      owner.query(`update definitions set body = '{}' where key = $1`, [form.key]),
    ).rejects.toThrow('definitions is append-only');
  });
});

async function readBody(): Promise<object | undefined> {
  const { rows } = await owner.query<{ body: object }>('select body from definitions where key = $1', [
    form.key,
  ]);
  return rows[0]?.body;
}
