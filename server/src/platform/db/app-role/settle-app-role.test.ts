import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { silentLog } from '../../../testing/silent-log.ts';
import { copyTemplate, createEmptyDatabase, dropDatabase } from '../../../testing/test-database.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import { giveGrants, moveFunctions, takeGrants } from './move-grants.ts';
import { nameAppRole } from './name-app-role.ts';
import { openAppLogin } from './open-app-login.ts';

describe('two installations on one server', () => {
  it('have a role each, which the other one neither breaks nor sees through', async () => {
    const [mine, theirs] = [await migrateAsOwnOwner(), await migrateAsOwnOwner()];
    const myLogin = await openAppLogin(mine.ownerUrl);
    const theirLogin = await openAppLogin(theirs.ownerUrl);

    expect(new URL(myLogin).username).not.toBe(new URL(theirLogin).username);
    expect(await openAppLogin(mine.ownerUrl)).toBe(myLogin);
    expect(await ask(myLogin, 'select count(*)::int as count from partner_profiles')).toEqual([{ count: 0 }]);
    const trespass = Object.assign(new URL(myLogin), { pathname: new URL(theirLogin).pathname }).href;
    await expect(ask(trespass, 'select from partner_profiles')).rejects.toThrow('permission denied');
  });

  it('stay apart when one is a copy of the other', async () => {
    const original = await copy();
    const originalLogin = await openAppLogin(original);
    const copied = Object.assign(new URL(original), {
      pathname: `/test_${randomUUID().replaceAll('-', '')}`,
    });
    await ask(
      withDatabase(original, 'postgres'),
      `create database ${copied.pathname.slice(1)} template ${nameOf(original)}`,
    );
    onTestFinished(() => dropDatabase(copied.href));

    const copiedLogin = new URL(await openAppLogin(copied.href));
    expect(copiedLogin.password).not.toBe(new URL(originalLogin).password);
    expect(await openAppLogin(original)).toBe(originalLogin);
    expect(await ask(copiedLogin.href, 'select from partner_profiles')).toEqual([]);
    const trespass = withDatabase(originalLogin, nameOf(copied.href));
    await expect(ask(trespass, 'select from partner_profiles')).rejects.toThrow('permission denied');
  });
});

describe('a new password of the owner', () => {
  it('changes nothing for the processes that run', async () => {
    const { ownerUrl, owner } = await migrateAsOwnOwner();
    const running = await openDatabase({ ownerUrl, poolSize: 2 });
    onTestFinished(() => running.close());
    await asServer(`alter role ${owner} password 'another'`);
    const rotated = Object.assign(new URL(ownerUrl), { password: 'another' }).href;

    const next = await openDatabase({ ownerUrl: rotated, poolSize: 1 });
    await next.close();

    // More than it has connections so far, so that one of them logs in now.
    const counts = await Promise.all([running.listPartnerIds(), running.listPartnerIds(), running.ping()]);
    expect(counts.slice(0, 2)).toEqual([[], []]);
  });
});

describe('an installation of the time when all shared the role handrail_app', () => {
  it('moves to a role of its own, also with what later migrations grant', async () => {
    const ownerUrl = await buildSharedRoleDatabase();
    await migrate(ownerUrl, silentLog);
    const login = await openAppLogin(ownerUrl);

    expect(new URL(login).username).toBe(nameAppRole(nameOf(ownerUrl)));
    expect(await ask(login, 'select from partner_profiles')).toEqual([]);
    expect(await rightsOf('handrail_app', ownerUrl)).toBe(false);
    await ask(ownerUrl, `create table later (partner_id uuid not null); select protect_table('later')`);
    expect(await ask(login, 'select from later')).toEqual([]);
    expect(await rightsOf('handrail_app', ownerUrl, 'later')).toBe(false);
  });

  it('lets processes of the version before serve on until they are gone', async () => {
    const ownerUrl = await buildSharedRoleDatabase();
    const before = new pg.Client({
      connectionString: Object.assign(new URL(ownerUrl), { username: 'handrail_app', password: 'shared' })
        .href,
    });
    await before.connect();
    await migrate(ownerUrl, silentLog);
    expect((await before.query('select from partner_profiles')).rows).toEqual([]);

    await before.end();
    await waitUntilGone('handrail_app', ownerUrl);
    await migrate(ownerUrl, silentLog);
    expect(await rightsOf('handrail_app', ownerUrl)).toBe(false);
  });
});

describe('a role that was made beforehand', () => {
  it('is the one that gets the rights', async () => {
    const role = `made_${randomUUID().slice(0, 8)}`;
    await asServer(`create role ${role} login password 'by-hand'`);
    const ownerUrl = await createEmptyDatabase();
    onTestFinished(async () => {
      await dropDatabase(ownerUrl);
      await asServer(`drop role ${role}`);
    });
    const appUrl = Object.assign(new URL(ownerUrl), { username: role, password: 'by-hand' }).href;
    await migrate(ownerUrl, silentLog, { appUrl });

    const database = await openDatabase({ ownerUrl, appUrl });
    expect(await database.listPartnerIds()).toEqual([]);
    await database.close();
    expect(await rolesNamed(nameAppRole(nameOf(ownerUrl)))).toEqual([]);
  });

  it('is asked for where it is missing, and where its name could be misread', async () => {
    const ownerUrl = await createEmptyDatabase();
    onTestFinished(() => dropDatabase(ownerUrl));
    const appUrl = (username: string) => Object.assign(new URL(ownerUrl), { username, password: 'x' }).href;
    await expect(migrate(ownerUrl, silentLog, { appUrl: appUrl('nobody_made_it') })).rejects.toThrow(
      'DATABASE_APP_URL names the role nobody_made_it, which does not exist.',
    );
    await expect(migrate(ownerUrl, silentLog, { appUrl: appUrl('My-App') })).rejects.toThrow(
      'Use lowercase letters, digits and underscores.',
    );
  });

  it('is asked for where the owner may not create roles', async () => {
    const { ownerUrl } = await createOwnOwner('nocreaterole');
    await expect(migrate(ownerUrl, silentLog)).rejects.toThrow(
      /is not allowed to create the role handrail_app_.*DATABASE_APP_URL/,
    );
  });
});

describe('the name of a role', () => {
  it('is plain, short enough, and another one for another database', () => {
    const names = ['handrail', 'Handrail', 'hand rail', 'hand-rail', 'x'.repeat(63), `${'x'.repeat(62)}y`];
    const roles = names.map(nameAppRole);
    expect(roles[0]).toBe('handrail_app_handrail');
    expect(new Set(roles).size).toBe(names.length);
    for (const role of roles) expect(role).toMatch(/^[a-z_][a-z0-9_]{0,62}$/);
  });
});

async function copy(): Promise<string> {
  const ownerUrl = await copyTemplate();
  onTestFinished(() => dropDatabase(ownerUrl));
  return ownerUrl;
}

/** A database of an owner who is no superuser, as most installations have it. */
async function createOwnOwner(power: 'createrole' | 'nocreaterole') {
  const owner = `owner_${randomUUID().slice(0, 8)}`;
  await asServer(`create role ${owner} login ${power} password 'first'`);
  const empty = await createEmptyDatabase();
  await asServer(`alter database ${nameOf(empty)} owner to ${owner}`);
  onTestFinished(async () => {
    await dropDatabase(empty);
    await asServer(`drop role ${owner}`);
  });
  return { owner, ownerUrl: Object.assign(new URL(empty), { username: owner, password: 'first' }).href };
}

async function migrateAsOwnOwner() {
  const made = await createOwnOwner('createrole');
  await migrate(made.ownerUrl, silentLog);
  return made;
}

async function buildSharedRoleDatabase(): Promise<string> {
  const ownerUrl = await copy();
  const own = new URL(await openAppLogin(ownerUrl)).username;
  await asServer(`do $$ begin
    create role handrail_app; exception when duplicate_object or unique_violation then null; end $$`);
  await asServer(`alter role handrail_app login password 'shared'`);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await moveFunctions(client, own, 'handrail_app');
  await giveGrants(client, own, 'handrail_app');
  await takeGrants(client, own);
  await client.query('drop schema installation cascade');
  await client.end();
  return ownerUrl;
}

async function rightsOf(role: string, url: string, table = 'partner_profiles'): Promise<unknown> {
  const [row] = await ask<{ may: boolean }>(
    url,
    `select has_table_privilege('${role}', '${table}', 'select') as may`,
  );
  return row?.may;
}

async function waitUntilGone(role: string, url: string): Promise<void> {
  const look = `select from pg_stat_activity where usename = '${role}' and datname = current_database()`;
  while ((await ask(url, look)).length > 0);
}

async function rolesNamed(name: string): Promise<object[]> {
  return ask(inject('templateUrl'), `select from pg_roles where rolname = '${name}'`);
}

async function asServer(command: string): Promise<void> {
  await ask(withDatabase(inject('templateUrl'), 'postgres'), command);
}

async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query<Row>(text);
    return Array.isArray(result) ? [] : result.rows;
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}
