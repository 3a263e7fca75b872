import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameAppRole } from '../../../platform/db/app-role/name-app-role.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../platform/db/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../../../platform/db/migrate.ts';
import { openDatabase } from '../../../platform/db/open-database.ts';
import { installJobs } from '../../../platform/jobs/install-jobs.ts';
import { dieAt } from '../../../testing/processes/die-at.ts';
import { watchTestCluster } from '../../../testing/processes/watch-test-cluster.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import type { Payment } from '../../payments/index.ts';
import { buildDrillWorld, type DrillWorld } from '../../../testing/worlds/drill-world.ts';

/** One crash in every run; `npm run drills -- database-crashes` takes twenty, under sixteen clients. */
const crashes = Number(process.env.DATABASE_CRASHES ?? 1);
const clients = Number(process.env.CRASH_CLIENTS ?? 3);
/** So many claims are made before each crash. */
const claimsEach = Number(process.env.CRASH_CLAIMS ?? clients);

describe('a database that is killed while people claim', () => {
  let dataDir: string;
  let cluster: EmbeddedPostgres;
  let database: TestDatabase;
  let watch: ReturnType<typeof watchTestCluster>;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'handrail-crash-'));
    await chmod(dataDir, 0o755);
    watch = watchTestCluster(dataDir);
    cluster = await startEmbeddedPostgres({ dataDir, log: silentLog });
    const { ownerUrl } = cluster;
    await migrate(ownerUrl, silentLog);
    await installJobs(ownerUrl, silentLog);
    const opened = await openDatabase({ ownerUrl, waitMs: 30_000, poolSize: 20 });
    database = { ...opened, ownerUrl, appRole: nameAppRole('handrail') };
  }, 120_000);

  afterAll(async () => {
    await database.close();
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
    watch.end();
  });

  /** Ends the postmaster as a power cut would, and waits until the product has started it again. */
  async function crash(): Promise<void> {
    const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    const pid = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    const deadline = Date.now() + 60_000;
    for (;;) {
      await pause(250);
      const isUp = await database.ping().then(
        () => true,
        () => false,
      );
      if (isUp && (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0] !== String(pid)) return;
      if (Date.now() > deadline) throw new Error('The database does not come back');
    }
  }

  interface Client {
    readonly world: DrillWorld;
    /** Payments for which the payee was told that they are on their way. */
    readonly acknowledged: Payment[];
  }

  /** Authorizes and claims without a break; whatever breaks is tried no further. */
  async function claimUntil(isOver: () => boolean, { world, acknowledged }: Client): Promise<void> {
    while (!isOver()) {
      try {
        const payment = await world.authorize(100);
        await world.claim(payment, { key: randomUUID(), as: world.nextClaim() });
        acknowledged.push(payment);
      } catch {
        await pause(50);
      }
    }
  }

  async function expectNothingLost({ world, acknowledged }: Client): Promise<void> {
    for (let cycle = 0; cycle < 2; cycle += 1) {
      world.clock.moveBy({ minutes: 2 });
      await world.reconcile();
    }
    const rows = await world.system.db.read((tx) =>
      tx
        .selectFrom('payments')
        .select(['id', 'status', 'amount_cents'])
        .where('partner_id', '=', world.partnerId)
        .execute(),
    );
    const statuses = new Map(rows.map(({ id, status }) => [id, status]));
    const lost = acknowledged.filter(({ id }) => statuses.get(id) !== 'success');
    expect(
      lost.map(({ id }) => id),
      'acknowledged and lost',
    ).toEqual([]);
    const paid = rows.filter(({ status }) => status === 'success').length;
    expect(await world.listTransfers()).toHaveLength(paid);
    expect(await world.countEntries('settle')).toBe(paid);
    const { remaining, obligated, inTransit, disbursed } = await world.readBalances();
    expect([inTransit, disbursed, remaining + obligated]).toEqual([0, paid * 100, 1_000_000 - paid * 100]);
  }

  it(`loses no acknowledged claim in ${String(crashes)} crashes [check 42]`, async () => {
    const all: Client[] = [];
    for (let made = 0; made < clients; made += 1)
      all.push({ world: await buildDrillWorld(database), acknowledged: [] });
    let isOver = false;
    const began = Date.now();
    const working = Promise.all(all.map((client) => claimUntil(() => isOver, client)));
    const countClaims = () => all.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    const moreClaims = async () => {
      for (const enough = countClaims() + claimsEach; countClaims() < enough;) await pause(5);
    };
    for (let done = 0; done < crashes; done += 1) {
      await moreClaims();
      await crash();
    }
    await moreClaims();
    isOver = true;
    await working;
    const seconds = Math.round((Date.now() - began) / 1000);
    if (process.env.DATABASE_CRASHES)
      process.stdout.write(`${String(countClaims())} claims in ${String(seconds)} seconds\n`);
    for (const client of all) await expectNothingLost(client);
  }, 3_600_000);

  it('would lose what is acknowledged before it is booked [check 42]', async () => {
    const client = { world: await buildDrillWorld(database), acknowledged: [] as Payment[] };
    const payment = await client.world.authorize(100);
    client.acknowledged.push(payment);
    const as = dieAt('in the first transaction', client.world.nextClaim(), crash);
    await client.world.claim(payment, { as }).catch(() => undefined);
    await expect(expectNothingLost(client)).rejects.toThrow('acknowledged and lost');
  }, 120_000);
});
