import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { forgoNames, nameStatement } from './name-statement.ts';
import { assertLastingSession, isPooled } from './pooler.ts';

const database = useTestDatabase();

describe('a connection', () => {
  it('that goes straight to PostgreSQL lasts, and its statements have names', async () => {
    const { ownerUrl } = database();
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    expect(await isPooled(client)).toBe(false);
    await assertLastingSession(client, ownerUrl);
    await client.end();
    expect(nameStatement(client, 'select 1 as one').name).toMatch(/^[\w-]{43}$/);
  });

  it('behind a pooler has no names for its statements', () => {
    const client = {};
    forgoNames(client);
    expect(nameStatement(client, 'select 1 as one')).toEqual({ text: 'select 1 as one' });
  });
});
