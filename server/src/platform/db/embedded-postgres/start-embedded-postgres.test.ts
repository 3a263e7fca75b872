import { chmod, lstat, mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Log } from '../../log/log.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { isRoot } from './account.ts';
import { holdDatabaseInProcess } from './hold-database-in-process.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

// Makes up to two clusters and four processes a test, on machines that do other things as well.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

let parent: string;
let dataDir: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'handrail-launcher-'));
  await chmod(parent, 0o755);
  dataDir = join(parent, 'data');
});

afterEach(async () => {
  const home = await realpath(join(dataDir, 'postgres'));
  await rm(home, { recursive: true, force: true });
  await rm(parent, { recursive: true, force: true });
});

const start = (log: Log = silentLog) => startEmbeddedPostgres({ dataDir, log, durable: false });

describe('the embedded database', () => {
  it('listens on this machine only, asks for its random password, and syncs what it acknowledges', async () => {
    const database = await startEmbeddedPostgres({ dataDir, log: silentLog });
    const [settings] = await ask(
      database.ownerUrl,
      `select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets,
              current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
              current_setting('password_encryption') as passwords, current_setting('data_checksums') as checksums,
              datlocprovider as provider, datlocale as locale from pg_database where datname = 'handrail'`,
    );
    const stranger = Object.assign(new URL(database.ownerUrl), { password: 'guess' }).href;
    const refusal = ask(stranger, 'select 1');

    await expect(refusal).rejects.toThrow('password authentication failed');
    expect(settings).toEqual({
      addresses: '127.0.0.1',
      sockets: '',
      fsync: 'on',
      commit: 'on',
      passwords: 'scram-sha-256',
      checksums: 'on',
      provider: 'b',
      locale: 'C.UTF-8',
    });
    expect((await stat(join(dataDir, 'postgres', 'owner-password'))).mode & 0o777).toBe(0o600);
    await database.stop();
  });

  it('stops cleanly and starts again with its data', async () => {
    const first = await start();
    await ask(first.ownerUrl, 'create table kept as select 42 as answer');
    await first.stop();
    await expect(ask(first.ownerUrl, 'select 1')).rejects.toThrow('ECONNREFUSED');
    expect(await readServerLog()).toContain('database system is shut down');

    const second = await start();
    expect(await ask(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(await readServerLog()).not.toContain('was not properly shut down');
    await second.stop();
  });

  it('outlives a process that is killed, and the next one takes it over', async () => {
    const killed = await holdDatabaseInProcess(dataDir);
    await ask(killed.ownerUrl, 'create table kept as select 42 as answer');
    const postmaster = await readPostmasterPid();
    await killed.kill();

    const next = await start();
    expect(next.ownerUrl).toBe(killed.ownerUrl);
    expect(await readPostmasterPid()).toBe(postmaster);
    expect(await ask(next.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await next.stop();
    await expect(ask(next.ownerUrl, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('is started once by processes that start at the same time, and stopped by the last of them', async () => {
    const holders = await Promise.all([1, 2, 3, 4].map(() => holdDatabaseInProcess(dataDir)));
    expect(new Set(holders.map(({ ownerUrl }) => ownerUrl)).size).toBe(1);

    const [last, killed, ...others] = holders;
    await killed?.kill();
    await Promise.all(others.map((holder) => holder.stop()));
    expect(await ask(last?.ownerUrl ?? '', 'select 1 as up')).toEqual([{ up: 1 }]);
    await last?.stop();
    await expect(ask(last?.ownerUrl ?? '', 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('recovers from a start that died half-way', async () => {
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'postgres.lock'), '999999999 1 of-a-dead-process');
    const first = await start();
    await first.stop();
    await rm(join(dataDir, 'postgres', 'cluster'), { recursive: true });
    await mkdir(join(dataDir, 'postgres', 'cluster-draft-half'));

    const second = await start();
    expect(await ask(second.ownerUrl, 'select 1 as up')).toEqual([{ up: 1 }]);
    await second.stop();
    await expect(stat(join(dataDir, 'postgres', 'cluster-draft-half'))).rejects.toThrow('ENOENT');
  });

  it('recovers when the database itself was killed and its number now belongs to another program', async () => {
    const first = await holdDatabaseInProcess(dataDir);
    await ask(first.ownerUrl, 'create table kept as select 42 as answer');
    // This one does not sync by itself.
    await ask(first.ownerUrl, 'checkpoint');
    await first.kill();
    process.kill(await readPostmasterPid(), 'SIGKILL');
    const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(process.pid)));

    const second = await start();
    expect(await ask(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  it('is started again at its address when it was killed while someone uses it', async () => {
    const database = await startEmbeddedPostgres({ dataDir, log: silentLog });
    await ask(database.ownerUrl, 'create table kept as select 42 as answer');
    const killed = await readPostmasterPid();
    process.kill(killed, 'SIGKILL');

    const answer = await vi.waitFor(() => ask(database.ownerUrl, 'select answer from kept'), {
      timeout: 60_000,
      interval: 200,
    });
    expect(answer).toEqual([{ answer: 42 }]);
    expect(await readPostmasterPid()).not.toBe(killed);
    await database.stop();
    await expect(ask(database.ownerUrl, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('works below a folder that only its owner may enter, and finds its data there again', async () => {
    await chmod(parent, 0o700);
    const warnings: string[] = [];
    const first = await start({ ...silentLog, warn: (message) => void warnings.push(message) });
    await ask(first.ownerUrl, 'create table kept as select 42 as answer');
    await first.stop();

    const moved = (await lstat(join(dataDir, 'postgres'))).isSymbolicLink();
    expect(moved).toBe(isRoot());
    expect(warnings.some((warning) => warning.includes('lives elsewhere'))).toBe(isRoot());

    const second = await start();
    expect(await ask(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  it('refuses a database that another major version made', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(
      /was created by PostgreSQL 17, but this installation has PostgreSQL \d+/,
    );
  });
});

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(query)).rows;
  } finally {
    await client.end();
  }
}

async function readPostmasterPid(): Promise<number> {
  return parseInt(await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'), 10);
}

function readServerLog(): Promise<string> {
  return readFile(join(dataDir, 'postgres', 'server.log'), 'utf8');
}
