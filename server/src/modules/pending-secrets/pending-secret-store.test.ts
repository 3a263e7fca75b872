import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { asOwner } from '../../testing/worlds/trust-world.ts';
import { pendingSecrets } from './index.ts';

const database = useTestDatabase();

/** Tables that look like secrets and that a recovered account leaves alone, each with the reason. */
const standing: Readonly<Record<string, string>> = {
  audit_events: 'the chain of the log, no secret',
  bank_answers: 'which files of a bank were read, no secret',
  fund_accounts: 'the end of the chain of a journal, no secret',
  idempotency_keys: 'what someone requested under a key; whoever has the key gets their own answer again',
  identities: 'the password itself: replaced with its own act, dropped when the address moves',
  journal_entries: 'the chain of a journal, no secret',
  mailed_checks: 'answers that a visitor had mailed; of no account, and nobody signs in with one',
  match_tokens: 'blind indexes by which staff find duplicates; nobody signs in with one',
  recovery_codes: 'the codes that the owner keeps; they ask for the password too',
  saml_assertions: 'answers that were taken already',
  saml_requests: 'not yet of anyone; the identity provider still has to say who comes',
  sessions: 'ended by the same act, but for the one in which the owner acts',
  staff_invitations: 'an admin gave it and can withdraw it',
  used_challenges: 'solved puzzles that were taken already',
};

/** Every table that holds a secret, or knows one by its digest. */
async function listSecretTables(): Promise<string[]> {
  const { rows } = await database()
    .partner({ partnerId: '00000000-0000-4000-8000-000000000000', role: 'system' })
    .transaction((tx) =>
      sql<{ table_name: string }>`
        select distinct c.table_name from information_schema.columns c
          join information_schema.tables t using (table_schema, table_name)
         where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
           and c.column_name ~ '(^|_)(hash|token|secret|digest|verifier|nonce|code)$'
         order by c.table_name`.execute(tx),
    );
  return rows.map(({ table_name }) => table_name);
}

/** What the table itself says that a one-time token may be for. */
async function listPurposes(): Promise<string[]> {
  const [rule] = await asOwner<{ words: string[] }>(
    database(),
    `select array(select match[1] from regexp_matches(pg_get_constraintdef(oid), '''(\\w+)''::text', 'g') as match) as words
       from pg_constraint where conname = 'one_time_tokens_purpose_check'`,
  );
  return rule?.words ?? [];
}

describe('the registry of pending secrets', () => {
  it('withdraws one-time tokens of every purpose', async () => {
    const withdrawn = Object.values(pendingSecrets).flatMap((kind) =>
      'purpose' in kind ? [kind.purpose] : [],
    );
    expect(withdrawn.toSorted()).toEqual((await listPurposes()).toSorted());
  });

  it('knows every table of the database that holds one', async () => {
    const pending = Object.values(pendingSecrets).map(({ table }): string => table);
    const known = new Set([...pending, ...Object.keys(standing)]);
    expect(await listSecretTables()).toEqual([...known].toSorted());
  });
});
