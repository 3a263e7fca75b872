import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildContext } from '../../../testing/build-context.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertStaff, insertUser } from '../../../testing/builders/insert-user.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { createRecordingPorts } from '../../../testing/recording-ports.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { revokeStaff } from '../../team/index.ts';
import { endSession } from './end-session.ts';
import { findSessionActor } from './find-session-actor.ts';

const database = useTestDatabase();

async function setUp({ timeoutMinutes = undefined as number | undefined } = {}) {
  const partner = await insertPartner(database());
  const clock = createTestClock();
  const user = await insertUser(database(), partner.id);
  const { cookie, actor } = await insertSession(database(), partner.id, user, clock);
  const { flags } = createRecordingPorts(
    timeoutMinutes === undefined
      ? {}
      : { 'session-timeouts': { enabled: true, payload: { warningMinutes: 1, timeoutMinutes } } },
  );
  const find = (value = cookie) => findSessionActor(database(), value, clock.now(), flags);
  return { partner, clock, user, cookie, actor, find };
}

describe('findSessionActor', () => {
  it('is not asked by who has entered a partner, who would go on in another', async () => {
    const { partner } = await setUp();
    const { db } = buildContext(database(), { partnerId: partner.id });
    const inside = db.read((tx) =>
      sql`select id from find_open_session(${randomUUID()}, ${Buffer.alloc(32)})`.execute(tx),
    );
    await expect(inside).rejects.toThrow('before anyone enters a partner');
  });

  it('refuses after 15 idle minutes, and again afterwards [check 30] [P472] [P753]', async () => {
    const { clock, find } = await setUp();
    clock.moveBy({ minutes: 14, seconds: 59 });
    expect(await find()).toBeDefined();
    clock.moveBy({ minutes: 15 });
    expect(await find()).toBeUndefined();
    clock.moveBy({ minutes: -10 });
    expect(await find()).toBeUndefined();
  });

  it('refuses after 12 hours, however busy the session is [check 30]', async () => {
    const { clock, find } = await setUp();
    for (let minutes = 10; minutes < 12 * 60; minutes += 10) {
      clock.moveBy({ minutes: 10 });
      expect(await find()).toBeDefined();
    }
    clock.moveBy({ minutes: 10 });
    expect(await find()).toBeUndefined();
  });

  it('would be caught sliding: a session whose beginning moves along lives on after 12 hours [check 30]', async () => {
    const { partner, clock, find } = await setUp();
    const { db } = buildContext(database(), { partnerId: partner.id });
    for (let hours = 0; hours < 13; hours += 1) {
      clock.moveBy({ hours: 1 });
      const sliding = { created_at: clock.now(), last_seen_at: clock.now() };
      await db.transaction((tx) => tx.updateTable('sessions').set(sliding).execute());
      expect(await find()).toBeDefined();
    }
  });

  it('takes the idle time from the flag of the partner [P754]', async () => {
    const { clock, find } = await setUp({ timeoutMinutes: 5 });
    clock.moveBy({ minutes: 4 });
    expect(await find()).toBeDefined();
    clock.moveBy({ minutes: 5 });
    expect(await find()).toBeUndefined();
  });

  it.each([0, -3, Number.NaN, 100_000])('ignores a flag of %d minutes', async (timeoutMinutes) => {
    const { clock, find } = await setUp({ timeoutMinutes });
    clock.moveBy({ minutes: 14 });
    expect(await find()).toBeDefined();
    clock.moveBy({ minutes: 15 });
    expect(await find()).toBeUndefined();
  });

  it('writes the last sign of life at most once a minute', async () => {
    const { partner, clock, find } = await setUp();
    const { db } = buildContext(database(), { partnerId: partner.id });
    const lastSeen = async () => {
      const rows = await db.transaction((tx) => tx.selectFrom('sessions').select('last_seen_at').execute());
      return rows[0]?.last_seen_at.toISOString();
    };

    clock.moveBy({ seconds: 59 });
    await find();
    expect(await lastSeen()).toBe('2026-11-15T15:00:00.000Z');
    clock.moveBy({ seconds: 1 });
    await find();
    expect(await lastSeen()).toBe('2026-11-15T15:01:00.000Z');
  });

  it('is not kept alive by what a page asks by itself [check 30]', async () => {
    const { clock, cookie, find } = await setUp();
    const poll = () => findSessionActor(database(), cookie, clock.now(), undefined, { isPassive: true });
    for (let minute = 1; minute < 15; minute += 1) {
      clock.moveBy({ minutes: 1 });
      expect(await poll()).toBeDefined();
    }
    clock.moveBy({ minutes: 1 });
    expect(await poll()).toBeUndefined();
    expect(await find()).toBeUndefined();
  });

  it('would be caught kept alive: the same polls without the mark extend it [check 30]', async () => {
    const { clock, find } = await setUp();
    for (let minute = 0; minute < 30; minute += 1) {
      clock.moveBy({ minutes: 1 });
      expect(await find()).toBeDefined();
    }
  });

  it('refuses a replay after the session was ended [check 29] [P654]', async () => {
    const { partner, actor, find } = await setUp();
    expect(await find()).toEqual(actor);
    await endSession(buildContext(database(), { partnerId: partner.id, actor }));
    expect(await find()).toBeUndefined();
  });

  it('refuses revoked staff at once', async () => {
    const { partner, clock } = await setUp();
    const user = await insertStaff(database(), partner.id, { role: 'fiscal' });
    const { cookie, actor } = await insertSession(database(), partner.id, user, clock);
    expect(actor).toMatchObject({ kind: 'staff', role: 'fiscal' });

    await revokeStaff(buildSystemContext(database(), { partnerId: partner.id }), user.id);
    expect(await findSessionActor(database(), cookie, clock.now())).toBeUndefined();
  });

  it('knows nobody at another partner, and nothing that is no cookie', async () => {
    const { cookie, find } = await setUp();
    const other = await insertPartner(database());
    const token = cookie.split('.')[1] ?? '';

    for (const value of [`${other.id}.${token}`, token, '', `${cookie}x`, `${other.id}.'; select 1 --`])
      expect(await find(value)).toBeUndefined();
  });
});
