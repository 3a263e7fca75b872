import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildApplicantWorld, completeRent } from '../../../testing/builders/applicant-world.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { submitApplication } from '../../casework/index.ts';
import { createApplication } from '../starting/create-application.ts';
import { findOwnApplication } from '../find-own-application.ts';
import { listOwnApplications } from '../list-own-applications.ts';
import { updateApplication } from './update-application.ts';

const database = useTestDatabase();

async function startOne() {
  const world = await buildApplicantWorld(database());
  const { ctx } = await world.signIn();
  const { id } = await createApplication(ctx, { programId: world.programId });
  return { world, ctx, id };
}

describe('updateApplication', () => {
  it('keeps the given keys and leaves the others alone [P662]', async () => {
    const { ctx, id } = await startOne();
    await updateApplication(ctx, { id, answers: { rent: 95_000 } });

    const { application } = await updateApplication(ctx, {
      id,
      answers: { landlord: 'Mr. Ito' },
      next: 'review',
    });

    expect(application.answers).toEqual({ fullName: 'Ada Reyes', rent: 95_000, landlord: 'Mr. Ito' });
    expect(application).toMatchObject({ revision: 2, nextStep: 'review' });
    const found = await findOwnApplication(ctx, id);
    expect(found?.application.answers).toEqual(application.answers);
  });

  it('keeps how far the form is until a later save says otherwise, so that a list need not open answers', async () => {
    const { ctx, id } = await startOne();
    // A draft that nobody saved yet knows how far it is too, for its card.
    expect((await listOwnApplications(ctx, {})).nodes[0]?.progress).toMatchObject({ completeCount: 0 });
    const progress = { completeCount: 1, sectionCount: 2, nextSection: 'home' };
    await updateApplication(ctx, { id, answers: { rent: 100 }, progress });
    await updateApplication(ctx, { id, answers: { rent: 200 } });

    expect((await listOwnApplications(ctx, {})).nodes[0]?.progress).toEqual(progress);
  });

  it('no longer calls an answer filled in beforehand once the person changed it', async () => {
    const { ctx, id } = await startOne();
    const before = await findOwnApplication(ctx, id);
    expect(before?.application.prefilled).toEqual({ fullName: { from: 'profile' } });
    await updateApplication(ctx, { id, answers: { fullName: 'Ada Reyes' } });
    expect((await findOwnApplication(ctx, id))?.application.prefilled).toEqual({
      fullName: { from: 'profile' },
    });

    await updateApplication(ctx, { id, answers: { fullName: 'Ada M. Reyes', rent: 100 } });

    expect((await findOwnApplication(ctx, id))?.application.prefilled).toEqual({});
  });

  it('keeps answers in the form of their fields, whatever the browser sent', async () => {
    const { ctx, id } = await startOne();

    const { application } = await updateApplication(ctx, {
      id,
      answers: { rent: '$1,200.50', landlord: 'Mr.  Ito' },
    });

    expect(application.answers).toMatchObject({ rent: 120_050, landlord: 'Mr. Ito' });
  });

  it('takes an answer away that is given as null', async () => {
    const { ctx, id } = await startOne();

    const { application } = await updateApplication(ctx, { id, answers: { fullName: null } });

    expect(application.answers).toEqual({});
  });

  it('does the same save once, however often it comes', async () => {
    const { ctx, id } = await startOne();
    const save = { id, answers: { rent: 100 }, saveId: crypto.randomUUID() };
    await updateApplication(ctx, save);
    await updateApplication(ctx, { id, answers: { rent: 200 } });

    const { application } = await updateApplication(ctx, save);

    expect(application).toMatchObject({ revision: 2, answers: { rent: 200 } });
  });

  it('does a save once that comes twice at the same time', async () => {
    const { ctx, id } = await startOne();
    const save = { id, answers: { rent: 100 }, seenRevision: 0, saveId: crypto.randomUUID() };

    const [one, two] = await Promise.all([updateApplication(ctx, save), updateApplication(ctx, save)]);

    expect([one, two]).toMatchObject([
      { application: { revision: 1, answers: { rent: 100 } }, replaced: [] },
      { application: { revision: 1, answers: { rent: 100 } }, replaced: [] },
    ]);
  });

  it('says yes to a save that was done before the application was submitted', async () => {
    const { ctx, id } = await startOne();
    const save = { id, answers: completeRent, saveId: crypto.randomUUID() };
    await updateApplication(ctx, save);
    await submitApplication(ctx, id);

    expect(await updateApplication(ctx, save)).toMatchObject({ application: { id, revision: 1 } });
  });

  it("does not tell a stranger that someone's save was done", async () => {
    const { world, ctx, id } = await startOne();
    const save = { id, answers: { rent: 100 }, saveId: crypto.randomUUID() };
    await updateApplication(ctx, save);
    const { ctx: other } = await world.signIn();

    await expect(updateApplication(other, save)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('does saves that come at once one after the other and loses none', async () => {
    const { ctx, id } = await startOne();
    const keys = ['fullName', 'rent', 'landlord', 'isTenant'] as const;

    await Promise.all(
      keys.map((key, at) => updateApplication(ctx, { id, answers: { [key]: `value ${at}` } })),
    );

    const found = await findOwnApplication(ctx, id);
    expect(found?.application).toMatchObject({
      revision: 4,
      answers: { fullName: 'value 0', rent: 'value 1', landlord: 'value 2', isTenant: 'value 3' },
    });
  });

  it('tells of an answer from another device that it replaced, and keeps it', async () => {
    const { world, ctx, id } = await startOne();
    await updateApplication(ctx, { id, answers: { landlord: 'from the phone' }, seenRevision: 0 });

    const { application, replaced } = await updateApplication(ctx, {
      id,
      answers: { landlord: 'from the laptop' },
      seenRevision: 0,
    });

    expect(application.answers.landlord).toBe('from the laptop');
    expect(replaced).toEqual([{ key: 'landlord', value: 'from the phone' }]);
    expect(await countReplaced(world.partnerId)).toBe(1);
  });

  it('tells again what a save replaced when its first answer was lost', async () => {
    const { ctx, id } = await startOne();
    await updateApplication(ctx, { id, answers: { landlord: 'from the phone' }, seenRevision: 0 });
    const save = {
      id,
      answers: { landlord: 'from the laptop' },
      seenRevision: 0,
      saveId: crypto.randomUUID(),
    };
    await updateApplication(ctx, save);
    await updateApplication(ctx, {
      id,
      answers: { rent: 100 },
      seenRevision: 2,
      saveId: crypto.randomUUID(),
    });

    const { application, replaced } = await updateApplication(ctx, save);

    expect(replaced).toEqual([{ key: 'landlord', value: 'from the phone' }]);
    expect(application).toMatchObject({ revision: 3, answers: { landlord: 'from the laptop', rent: 100 } });
  });

  it('finds nothing replaced where the device saw the answer, or both say the same', async () => {
    const { ctx, id } = await startOne();
    await updateApplication(ctx, { id, answers: { landlord: 'Mr. Ito', rent: 100 }, seenRevision: 0 });

    const same = await updateApplication(ctx, { id, answers: { landlord: 'Mr. Ito' }, seenRevision: 0 });
    const seen = await updateApplication(ctx, { id, answers: { rent: 200 }, seenRevision: 1 });

    expect([same.replaced, seen.replaced]).toEqual([[], []]);
  });

  it('counts a save that says what is there already, for a device tells by the number whether it missed one', async () => {
    const { ctx, id } = await startOne();
    await updateApplication(ctx, { id, answers: { landlord: 'Mr. Ito', rent: 100 }, seenRevision: 0 });

    const same = await updateApplication(ctx, { id, answers: { landlord: 'Mr. Ito' }, seenRevision: 0 });
    const moved = await updateApplication(ctx, { id, answers: {}, next: 'review', seenRevision: 2 });

    expect([same.application.revision, moved.application.revision]).toEqual([2, 2]);
  });

  it('refuses a key that the form does not have', async () => {
    const { ctx, id } = await startOne();

    await expect(updateApplication(ctx, { id, answers: { status: 'Approved' } })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it("refuses someone else's document, and one that never was", async () => {
    const { world, ctx, id } = await startOne();
    const { user: stranger } = await world.signIn();
    const foreign = await insertDocument(world.partnerId, stranger.id);

    for (const documentId of [foreign, crypto.randomUUID(), 'no id']) {
      const answers = { lease: [{ id: documentId, filename: 'lease.pdf' }] };
      await expect(updateApplication(ctx, { id, answers })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    }
  });

  it("keeps the person's own documents", async () => {
    const { world, ctx, id } = await startOne();
    const own = await insertDocument(world.partnerId, 'userId' in ctx.actor ? ctx.actor.userId : '');

    const { application } = await updateApplication(ctx, { id, answers: { lease: [{ id: own }] } });

    expect(application.answers.lease).toEqual([{ id: own }]);
  });

  it('refuses a change after the application was submitted [P404]', async () => {
    const { ctx, id } = await startOne();
    await updateApplication(ctx, { id, answers: completeRent });
    await submitApplication(ctx, id);

    await expect(updateApplication(ctx, { id, answers: { rent: 1 } })).rejects.toMatchObject({
      code: 'APPLICATION_CLOSED',
    });
  });

  it('is not there for someone else of the partner', async () => {
    const { world, id } = await startOne();
    const { ctx: other } = await world.signIn();

    await expect(updateApplication(other, { id, answers: { rent: 1 } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await findOwnApplication(other, id)).toBeUndefined();
  });

  it('leaves nothing readable in the database [check 53]', async () => {
    const { world, ctx, id } = await startOne();
    await updateApplication(ctx, {
      id,
      answers: { landlord: 'Canary Landlord 987-65-4321' },
      seenRevision: 0,
    });
    await updateApplication(ctx, { id, answers: { landlord: 'Another' }, seenRevision: 0 });

    const dump = await database()
      .partner({ partnerId: world.partnerId, role: 'system' })
      .transaction((tx) =>
        sql<{ text: string }>`
          select a::text as text from applications a union all select r::text from replaced_answers r
          union all select e::text from audit_events e`.execute(tx),
      );
    expect(dump.rows.map(({ text }) => text).join()).not.toContain('Canary');
  });
});

async function countReplaced(partnerId: string): Promise<number> {
  const rows = await database()
    .partner({ partnerId, role: 'system' })
    .transaction((tx) => tx.selectFrom('replaced_answers').select('id').execute());
  return rows.length;
}

async function insertDocument(partnerId: string, ownerId: string): Promise<string> {
  const id = crypto.randomUUID();
  await database()
    .partner({ partnerId, role: 'system' })
    .transaction((tx) =>
      tx
        .insertInto('documents')
        .values({
          ...{ partner_id: partnerId, id, owner_id: ownerId, state: 'clean' },
          storage_key: `00/${id.replaceAll('-', '')}`,
          filename: 'lease.pdf',
          mimetype: 'application/pdf',
          size_bytes: 1,
          sha256: Buffer.alloc(32),
          created_at: new Date(),
        })
        .execute(),
    );
  return id;
}
