import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { fillTable } from '../../testing/fill-table.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { asOwner } from '../../testing/worlds/trust-world.ts';
import { expiringTables } from './expiring-tables.ts';
import { sweepExpired } from './sweep-expired.job.ts';
import { selectExpired } from './sweep-store.ts';

const database = useTestDatabase();
const dayMs = 24 * 60 * 60 * 1000;
const clock = createTestClock();
const expired = 1_100;
const fresh = 3_000;
let partnerId = '';
let otherId = '';

/** Tables full of rows, some of them old, of two partners. */
beforeAll(async () => {
  ({ id: partnerId } = await insertPartner(database()));
  ({ id: otherId } = await insertPartner(database()));
  for (const { table, column, keptDays } of expiringTables) {
    const moment = (count: number, hours: number) =>
      fillTable(database(), table, count, {
        partner_id: partnerId,
        [column]: new Date(clock.now().getTime() - keptDays * dayMs - hours * 3_600_000),
      });
    await moment(expired, 1);
    await moment(fresh, -1);
    await fillTable(database(), table, 1, {
      partner_id: otherId,
      [column]: new Date(clock.now().getTime() - keptDays * dayMs - 3_600_000),
    });
    await asOwner(database(), `analyze ${table}`);
  }
}, 120_000);

describe('sweepExpired', () => {
  it('knows every table whose rows expire', async () => {
    const rows = await asOwner<{ name: string }>(
      database(),
      `select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name ~ '(expires|expire|valid_until)' order by 1`,
    );
    const listed = expiringTables.map(({ table }): string => table);
    expect(rows.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([]);
    expect(rows.length).toBeGreaterThan(5);
  });

  it.each(expiringTables)('finds what is old in $table without reading the rest', async (expiring) => {
    const ctx = buildSystemContext(database(), { partnerId, clock });
    const before = new Date(clock.now().getTime() - expiring.keptDays * dayMs);
    const { rows } = await ctx.db.transaction((tx) =>
      sql<{
        'QUERY PLAN': unknown;
      }>`explain (format json) ${selectExpired(partnerId, expiring, before)}`.execute(tx),
    );
    const plan = JSON.stringify(rows);
    expect(plan).toContain('Index');
    expect(plan).not.toMatch(new RegExp(`"Seq Scan"[^}]*"Relation Name":"${expiring.table}"`));
  });

  it('removes what is old, in batches, with two at once, and nothing else', async () => {
    const ctx = buildSystemContext(database(), { partnerId, clock });
    await Promise.all([sweepExpired.run(ctx), sweepExpired.run(ctx)]);
    await sweepExpired.run(ctx);
    for (const { table } of expiringTables) {
      const [counted] = await asOwner<{ own: number; others: number }>(
        database(),
        `select count(*) filter (where partner_id = '${partnerId}')::integer as own,
                count(*) filter (where partner_id = '${otherId}')::integer as others from ${table}`,
      );
      expect({ table, ...counted }).toEqual({ table, own: fresh, others: 1 });
    }
  });

  it('keeps the mails of notices, which belong to the record of a case', async () => {
    const mail = '00000000-0000-4000-8000-000000000001';
    const old = new Date(clock.now().getTime() - 400 * dayMs);
    await fillTable(database(), 'outbox_mails', 1, { partner_id: partnerId, id: mail, sent_at: old });
    await fillTable(database(), 'notifications', 1, { partner_id: partnerId, mail_id: mail });
    await sweepExpired.run(buildSystemContext(database(), { partnerId, clock }));
    expect(await asOwner(database(), `select from outbox_mails where id = '${mail}'`)).toHaveLength(1);
  });
});
