import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApplicantWorld } from '../../../testing/builders/applicant-world.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { createApplication } from '../starting/create-application.ts';
import { updateApplication } from './update-application.ts';

const database = useTestDatabase();

async function startOne() {
  const world = await buildApplicantWorld(database());
  const { ctx } = await world.signIn();
  const { id } = await createApplication(ctx, { programId: world.programId });
  return { world, ctx, id };
}

async function count(ctx: TestContext, table: 'application_saves' | 'replaced_answers') {
  const { rows } = await ctx.db.transaction((tx) =>
    tx
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow(),
  );
  return rows;
}

describe('a save', () => {
  it('asks the database four times, of which one begins and one ends', async () => {
    const { ctx, id } = await startOne();
    await updateApplication(ctx, { id, answers: { rent: 1 }, saveId: randomUUID() });
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    onTestFinished(() => {
      sent.mockRestore();
    });
    await updateApplication(ctx, { id, answers: { rent: 2 }, saveId: randomUUID() });
    expect(sent).toHaveBeenCalledTimes(4);
  });
});

describe('what is kept of the saves of an application', () => {
  it('are the newest 200, also of saves that change nothing', async () => {
    const { world, ctx, id } = await startOne();
    const first = randomUUID();
    await updateApplication(ctx, { id, answers: { rent: 1 }, saveId: first });
    for (let save = 0; save < 205; save += 1) {
      world.clock.moveBy({ seconds: 1 });
      await updateApplication(ctx, { id, answers: {}, saveId: randomUUID() });
    }
    expect(await count(ctx, 'application_saves')).toBe(200);

    const last = randomUUID();
    world.clock.moveBy({ seconds: 1 });
    const { application } = await updateApplication(ctx, { id, answers: { rent: 2 }, saveId: last });
    const again = await updateApplication(ctx, { id, answers: { rent: 2 }, saveId: last });
    expect(again.application.revision).toBe(application.revision);
  });

  it('are hardly more than 200 of those that changed an answer', async () => {
    const { ctx, id } = await startOne();
    for (let save = 1; save <= 224; save += 1)
      await updateApplication(ctx, { id, answers: { rent: save }, saveId: randomUUID() });
    expect(await count(ctx, 'application_saves')).toBe(200);

    for (let save = 1; save <= 15; save += 1)
      await updateApplication(ctx, { id, answers: { rent: 1000 + save }, saveId: randomUUID() });
    expect(await count(ctx, 'application_saves')).toBe(215);
  });

  it('is in which of them an answer was last changed, however many came after', async () => {
    const { ctx, id } = await startOne();
    await updateApplication(ctx, { id, answers: { landlord: 'A' } });
    const listReplaced = async (seenRevision: number, answers: Record<string, string>) => {
      const { application, replaced } = await updateApplication(ctx, { id, answers, seenRevision });
      return { revision: application.revision, keys: replaced.map(({ key }) => key) };
    };
    // Before the sixteenth save, with it and after it.
    for (const after of [5, 14, 25]) {
      let { revision } = await listReplaced(1_000, { landlord: `A ${String(after)}` });
      const changed = revision;
      for (let save = 0; save < after; save += 1)
        ({ revision } = await listReplaced(1_000, { rent: String(revision) }));
      expect(await listReplaced(changed, { landlord: `B ${String(after)}` })).toMatchObject({ keys: [] });
      expect(await listReplaced(changed, { landlord: `C ${String(after)}` })).toEqual({
        ...{ revision: revision + 2, keys: ['landlord'] },
      });
    }
  });

  it('are the newest 500 answers that another device replaced', async () => {
    const { world, ctx, id } = await startOne();
    await updateApplication(ctx, { id, answers: { rent: 1, landlord: 'A' } });
    for (let save = 2; save < 260; save += 1) {
      world.clock.moveBy({ seconds: 1 });
      await updateApplication(ctx, {
        id,
        answers: { rent: save, landlord: `A ${String(save)}` },
        seenRevision: 0,
      });
    }
    expect(await count(ctx, 'replaced_answers')).toBe(500);
  });
});
