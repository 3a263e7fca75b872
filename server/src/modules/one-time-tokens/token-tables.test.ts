import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { asOwner } from '../../testing/worlds/trust-world.ts';

const database = useTestDatabase();

/** Tables that know a token by its hash and are no one-time tokens, each with the reason. */
const others: Readonly<Record<string, string>> = {
  identity_tokens:
    'never mailed: turns into a session within a minute, so no mailed link may ever pass for one',
  mailed_checks: 'opens as often as its reader likes for three days, and signs nobody in',
  match_tokens: 'blind indexes of answers, by which staff find duplicates; no link has one',
  sessions: 'used many times',
  sign_in_steps: 'used several times, until the second factor is proven',
  staff_invitations: 'a record that admins list, send again and revoke; it outlives its link',
};

async function listStrangers(): Promise<string[]> {
  const rows = await asOwner<{ name: string }>(
    database(),
    `select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ '(^|_)token(_hash|_digest)?$' order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => name !== 'one_time_tokens' && !(name in others));
}

describe('a table with the hash of a token', () => {
  it('is the one of one-time tokens, or has a reason to be its own', async () => {
    expect(await listStrangers()).toEqual([]);
  });

  it('is found when it is neither, on planted tables', async () => {
    await asOwner(
      database(),
      'create table phone_checks (token_hash bytea); create table phone_links (token text)',
    );
    expect(await listStrangers()).toEqual(['phone_checks', 'phone_links']);
    await asOwner(database(), 'drop table phone_checks, phone_links');
  });

  it('is excused only while it exists', async () => {
    const rows = await asOwner<{ name: string }>(
      database(),
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(others)));
  });
});
