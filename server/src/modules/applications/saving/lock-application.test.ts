import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { buildApplicantWorld } from '../../../testing/builders/applicant-world.ts';
import { doElsewhere } from '../../../testing/processes/do-elsewhere.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { lockApplication } from '../application-store.ts';
import { createApplication } from '../starting/create-application.ts';
import { updateApplication } from './update-application.ts';

const database = useTestDatabase();

async function startOne() {
  const world = await buildApplicantWorld(database());
  const { ctx } = await world.signIn();
  const { id } = await createApplication(ctx, { programId: world.programId });
  return { world, ctx, id };
}

it('nobody retires the key of answers while someone is about to seal with it', async () => {
  const { world, ctx, id } = await startOne();
  const mayRetire = async (tx: Transaction) => {
    const name = `data key:${world.partnerId}:answers`;
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken`.execute(tx);
    return rows[0]?.taken;
  };

  await ctx.db.transaction(async (tx) => {
    await lockApplication(tx, ctx, id);
    expect(await doElsewhere(() => ctx.db.transaction(mayRetire))).toBe(false);
  });
  expect(await ctx.db.transaction(mayRetire)).toBe(true);
});

it('keeps the case active when a save is the first of its day, a minute after the one before', async () => {
  const { world, ctx, id } = await startOne();
  const save = async () => {
    await updateApplication(ctx, { id, answers: { fullName: ctx.now().toISOString() } });
    const { active_on: day } = await ctx.db.read((tx) =>
      tx.selectFrom('cases').select('active_on').executeTakeFirstOrThrow(),
    );
    return day;
  };

  // From ten in the morning to half a minute before midnight, in New York.
  world.clock.moveBy({ hours: 13, minutes: 59, seconds: 30 });
  expect(await save()).toBe('2026-11-15');
  world.clock.moveBy({ minutes: 1 });
  expect(await save()).toBe('2026-11-16');
});
