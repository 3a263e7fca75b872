import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { openAppLogin } from './app-role/open-app-login.ts';
import { openDatabase } from './open-database.ts';

describe('openDatabase', () => {
  const database = useTestDatabase();

  it('refuses the owner of the tables', async () => {
    const { ownerUrl } = database();
    await expect(openDatabase({ ownerUrl, appUrl: ownerUrl })).rejects.toThrow(
      "The server's database role could see past its partner",
    );
  });

  it.each([
    [
      'owns a table',
      'create table owned (id int); alter table owned owner to {role}',
      'it owns the table owned',
    ],
    ['bypasses row-level security', 'alter role {role} bypassrls', 'which bypasses row-level security'],
    ['may become one that does', 'grant handrail_backup to {role}', 'handrail_backup, which bypasses'],
    ['may make roles', 'alter role {role} createrole', 'which may make and grant roles'],
    ['reads the files of the server', 'grant pg_read_server_files to {role}', "reaches the server's files"],
  ])('refuses a role that %s', async (_what, sabotage, complaint) => {
    const { ownerUrl } = database();
    const role = `stranger_${Math.random().toString(36).slice(2)}`;
    await asOwner(`create role ${role} login password 'of-a-stranger'`);
    await asOwner(sabotage.replaceAll('{role}', role));
    const appUrl = Object.assign(new URL(ownerUrl), { username: role, password: 'of-a-stranger' }).href;

    await expect(openDatabase({ ownerUrl, appUrl })).rejects.toThrow(complaint);

    await asOwner(`drop owned by ${role}; drop role ${role}`);
  });

  it('lets many processes open it at once, with the same password', async () => {
    const { ownerUrl } = database();
    const opened = await Promise.all(
      Array.from({ length: 8 }, () => openDatabase({ ownerUrl, poolSize: 1 })),
    );
    await Promise.all(opened.map((each) => each.listPartnerIds()));
    await Promise.all(opened.map((each) => each.close()));
    expect(await openAppLogin(ownerUrl)).toBe(await openAppLogin(ownerUrl));
  });

  it('bounds how long the application may keep a statement, a lock or an idle transaction', async () => {
    const client = new pg.Client({ connectionString: await openAppLogin(database().ownerUrl) });
    await client.connect();
    const { rows } = await client.query<object>(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
              current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    await client.end();
    expect(rows).toEqual([{ statement: '15s', lock: '5s', idle: '30s' }]);
  });

  async function asOwner(command: string): Promise<void> {
    const client = new pg.Client({ connectionString: database().ownerUrl });
    await client.connect();
    await client.query(command);
    await client.end();
  }
});
