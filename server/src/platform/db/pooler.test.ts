import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { forgoNames, nameStatement, planEachTime } from './name-statement.ts';
import { assertLastingSession, isPooled } from './pooler.ts';

const database = useTestDatabase();

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

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

  it('has no name for a statement whose plan depends on its values', () => {
    const { sql: text } = sql`select 1 as one ${planEachTime}`.compile(compiler);
    expect(nameStatement({}, text)).toEqual({ text });
  });

  it('behind a pooler has no names for its statements', () => {
    const client = {};
    forgoNames(client);
    expect(nameStatement(client, 'select 1 as one')).toEqual({ text: 'select 1 as one' });
  });
});
