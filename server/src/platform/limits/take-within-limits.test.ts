import { describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { listActions } from '../../testing/read-audit.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { Limit } from './limit.ts';
import { takeWithinLimits } from './take-within-limits.ts';

const database = useTestDatabase();
const perEmail: Limit = { key: 'test:email', max: 3, windowMinutes: 60 };
const perPartner: Limit = { key: 'test:partner', max: 100, windowMinutes: 60 };

async function setUp() {
  const partner = await insertPartner(database());
  const ctx = buildContext(database(), { partnerId: partner.id });
  const take = (subject = 'ada@demo.example', limit = perEmail) =>
    takeWithinLimits(ctx, [
      { limit, subject },
      { limit: perPartner, subject: 'all' },
    ]);
  return { ctx, take };
}

const outcomeOf = (work: Promise<void>) =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof Error ? error.message : 'failed'),
  );

describe('takeWithinLimits', () => {
  it('lets exactly the allowed number of parallel tries through', async () => {
    const { take } = await setUp();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(take())));
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(3);
    expect(new Set(outcomes)).toEqual(
      new Set(['taken', 'Too many tries. Please wait an hour and try again.']),
    );
  });

  it('frees each try a whole window after it was made', async () => {
    const { ctx, take } = await setUp();
    await take();
    ctx.clock.moveBy({ minutes: 40 });
    await take();
    await take();
    expect(await outcomeOf(take())).toBe('Too many tries. Please wait 20 minutes and try again.');

    ctx.clock.moveBy({ minutes: 19, seconds: 30 });
    expect(await outcomeOf(take())).toBe('Too many tries. Please wait a minute and try again.');
    ctx.clock.moveBy({ seconds: 30 });
    expect(await outcomeOf(take())).toBe('taken');
    expect(await outcomeOf(take())).toMatch(/^Too many/);
  });

  it('counts each subject by itself, and a refused try for nobody', async () => {
    const { take } = await setUp();
    for (let tries = 0; tries < 200; tries += 1) await outcomeOf(take('ada@demo.example'));
    expect(await outcomeOf(take('ben@demo.example'))).toBe('taken');
  });

  it('counts large numbers too, never more than allowed in any window', async () => {
    const { ctx, take } = await setUp();
    const large: Limit = { key: 'test:large', max: 60, windowMinutes: 60 };
    const isTaken = async () => (await outcomeOf(take('office', large))) === 'taken';
    let taken = 0;
    for (let tries = 0; tries < 40; tries += 1) {
      ctx.clock.moveBy({ seconds: 50 });
      if (await isTaken()) taken += 1;
    }
    for (let tries = 0; tries < 40; tries += 1) if (await isTaken()) taken += 1;
    expect(taken).toBe(60);
    ctx.clock.moveBy({ minutes: 62 });
    expect(await isTaken()).toBe(true);
  });

  it('puts the first refusal of a window on record, and no other', async () => {
    const { ctx, take } = await setUp();
    for (let tries = 0; tries < 10; tries += 1) await outcomeOf(take());
    expect((await listActions(ctx)).filter((action) => action === 'reachLimit')).toHaveLength(1);
  });

  it('keeps no address in the database', async () => {
    const { ctx, take } = await setUp();
    await take('ada@demo.example');
    const rows = await ctx.db.transaction((tx) => tx.selectFrom('limit_hits').selectAll().execute());
    expect(rows).toHaveLength(2);
    expect(
      JSON.stringify(rows.map(({ subject, ...rest }) => [rest, subject.toString('latin1')])),
    ).not.toContain('ada');
  });
});
