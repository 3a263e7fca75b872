import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { createEmptyDatabase, dropDatabase } from '../../testing/test-database.ts';
import { testKeysFile } from '../../testing/test-keys.ts';
import { asOwner, insertBarePartner, useTrustWorld } from '../../testing/worlds/trust-world.ts';
import { loadKeyRing } from '../crypto/load-key-ring.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { extendAuditLog } from './extend-audit-log.job.ts';
import { verifyAudit } from './verify-audit.ts';

const world = useTrustWorld();
/** The last migration with the log in one table. */
const before = 27;

describe('a log from before there were months', () => {
  let ownerUrl = '';
  let dataDir = '';
  const partnerId = randomUUID();
  const append = (count: number) =>
    asOwner(
      { ownerUrl },
      `begin; select set_config('app.partner_id', '${partnerId}', true);
       insert into audit_events (partner_id, event)
         select '${partnerId}', jsonb_build_object('number', n) from generate_series(1, ${String(count)}) n; commit`,
    );
  beforeAll(async () => {
    ownerUrl = await createEmptyDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'handrail-months-'));
    await migrate(ownerUrl, silentLog, { upTo: before });
    await asOwner(
      { ownerUrl },
      `begin; select set_config('app.partner_id', '${partnerId}', true);
       insert into partners (id) values ('${partnerId}'); commit`,
    );
  });
  afterAll(async () => {
    await dropDatabase(ownerUrl);
    rmSync(dataDir, { recursive: true });
  });

  it('keeps its rows, numbers and hashes, and goes on from its last one', async () => {
    await append(3);
    const rows = () =>
      asOwner(
        { ownerUrl },
        `select lane, seq, event, prev_hash, hash from audit_events order by lane, seq limit 3`,
      );
    const old = await rows();
    await migrate(ownerUrl, silentLog);
    expect(await rows()).toEqual(old);
    await append(2);

    const database = await openDatabase({ ownerUrl });
    try {
      const keys = loadKeyRing({ keysFile: testKeysFile(), dataDir, mayGenerate: false });
      const audit = { database, keys, checkpointsFile: join(dataDir, 'none.jsonl'), now: () => new Date() };
      expect((await verifyAudit(audit, { partnerId })).partners).toMatchObject([{ events: 5, problems: [] }]);
    } finally {
      await database.close();
    }
  });
});

describe('the months of the log', () => {
  it('are made ahead by the job, which may run twice at once and again', async () => {
    const { database } = world();
    const { partnerId } = await insertBarePartner(database);
    const ctx = buildSystemContext(database, { partnerId });
    const list = () =>
      asOwner<{ name: string }>(
        database,
        `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_events'::regclass order by 1`,
      );
    const made = await list();
    expect(made.map(({ name }) => name.replace(/\d{4}_\d\d$/, 'month'))).toEqual([
      ...Array.from({ length: 3 }, () => 'audit_months.audit_events_month'),
      'audit_months.audit_events_before',
      'audit_months.audit_events_other',
    ]);
    await asOwner(database, `drop table ${made[2]?.name ?? ''}`);
    await Promise.all([extendAuditLog.run(ctx), extendAuditLog.run(ctx)]);
    await extendAuditLog.run(ctx);
    expect(await list()).toEqual(made);
  });

  it('take the events of their time, and one chain runs through all of them', async () => {
    const { database, dataDir, openKeys } = world();
    const partner = await insertBarePartner(database);
    const add = (when: string) =>
      asOwner(
        database,
        `begin; select set_config('app.partner_id', '${partner.partnerId}', true);
         insert into audit_events (partner_id, event, recorded_at) values ('${partner.partnerId}', '{}', ${when}); commit`,
      );
    for (const when of [
      'now()',
      `now() + interval '1 month'`,
      `now() + interval '2 months'`,
      `now() + interval '9 months'`,
    ])
      await add(when);
    const places = await asOwner<{ place: string; seq: string }>(
      database,
      `select tableoid::regclass::text as place, seq from audit_events where partner_id = $1 order by seq`,
      [partner.partnerId],
    );
    expect(places.map(({ seq }) => Number(seq))).toEqual([1, 2, 3, 4]);
    expect(new Set(places.map(({ place }) => place)).size).toBe(4);
    expect(places[3]?.place).toBe('audit_months.audit_events_other');
    const audit = {
      database,
      keys: openKeys(),
      checkpointsFile: join(dataDir, 'x.jsonl'),
      now: () => new Date(),
    };
    const verdict = await verifyAudit(audit, { partnerId: partner.partnerId });
    expect(verdict.partners).toMatchObject([{ events: 4, problems: [] }]);
  });

  it('are out of reach for the application, which cannot choose the month or number of a row either', async () => {
    const { database } = world();
    const { partnerId, db } = await insertBarePartner(database);
    const attempt = (statement: string) => db.transaction((tx) => sql.raw(statement).execute(tx));
    await expect(attempt('select * from audit_months.audit_events_before')).rejects.toThrow(
      'permission denied',
    );
    for (const column of ['recorded_at', 'seq', 'lane', 'hash']) {
      const values = { recorded_at: `'2020-01-01'`, seq: '7', lane: '3', hash: `'\\x00'` };
      const statement = `insert into audit_events (partner_id, event, ${column})
        values ('${partnerId}', '{}', ${values[column as keyof typeof values]})`;
      await expect(attempt(statement)).rejects.toThrow('permission denied');
    }
  });

  it('refuse changes also when they are reached directly', async () => {
    const { database } = world();
    const partner = await insertBarePartner(database);
    await partner.db.transaction((tx) =>
      sql`insert into audit_events (partner_id, event) values (${partner.partnerId}, '{}')`.execute(tx),
    );
    const months = await asOwner<{ name: string }>(
      database,
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_events'::regclass`,
    );
    for (const { name } of months)
      await expect(asOwner(database, `delete from ${name}`)).rejects.toThrow('is append-only');
  });
});
