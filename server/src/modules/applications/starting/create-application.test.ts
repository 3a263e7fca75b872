import { describe, expect, it } from 'vitest';
import { buildApplicantWorld, completeRent } from '../../../testing/builders/applicant-world.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { submitApplication } from '../../casework/index.ts';
import { listOwnApplications } from '../list-own-applications.ts';
import { createApplication } from './create-application.ts';
import { updateApplication } from '../saving/update-application.ts';

const database = useTestDatabase();
const onceMore = { config: { reapplicationRules: [{ type: 'MaxNumberOfApplications', value: 2 }] } } as const;

describe('createApplication', () => {
  it('opens a case of their own in progress, with the form that the program names [P006] [P370] [P782]', async () => {
    const world = await buildApplicantWorld(database());
    const { ctx, user } = await world.signIn();

    const application = await createApplication(ctx, { programId: world.programId });

    expect(application).toMatchObject({
      submitterId: user.id,
      party: { userId: user.id },
      definitionKey: 'rent-form',
      definitionVersion: 1,
      revision: 0,
      submittedAt: null,
      case: { status: 'InProgress', programId: world.programId },
    });
    expect(application.displayId).toMatch(/^\w{4}-\w{4}$/);
    expect(await readAudit(ctx)).toContainEqual(
      expect.objectContaining({ action: 'createApplication', entityId: application.id }),
    );
  });

  it('begins with what the profile knows, and says so', async () => {
    const world = await buildApplicantWorld(database());
    const { ctx } = await world.signIn({ name: 'Noor Haddad' });

    const { answers, prefilled } = await createApplication(ctx, { programId: world.programId });

    expect(answers).toEqual({ fullName: 'Noor Haddad' });
    expect(prefilled).toEqual({ fullName: { from: 'profile' } });
  });

  it('begins with the answers of the last application, but asks for agreements anew', async () => {
    const world = await buildApplicantWorld(database(), onceMore);
    const { ctx } = await world.signIn();
    const { id } = await createApplication(ctx, { programId: world.programId });
    await updateApplication(ctx, { id, answers: { ...completeRent, fullName: 'Ada M. Reyes' } });
    await submitApplication(ctx, id);
    await decide(world.partnerId);

    const { answers, prefilled } = await createApplication(ctx, { programId: world.programId });

    expect(answers).toEqual({ fullName: 'Ada M. Reyes', rent: 120_000, isTenant: 'no' });
    expect(prefilled.rent).toEqual({ from: 'application', submittedAt: ctx.now().toISOString() });
  });

  it('knows how far it is before its first save, as the home page shows it [P405]', async () => {
    const world = await buildApplicantWorld(database());
    const { ctx } = await world.signIn();

    const started = await createApplication(ctx, { programId: world.programId });
    const { nodes } = await listOwnApplications(ctx, {});

    expect(started.progress).toEqual({ completeCount: 0, sectionCount: 1, nextSection: 'household' });
    expect(nodes[0]?.progress).toEqual(started.progress);
  });

  it('starts one application for a request that comes twice', async () => {
    const world = await buildApplicantWorld(database());
    const { ctx } = await world.signIn();
    const request = { programId: world.programId, requestId: crypto.randomUUID() };

    const [first, second] = await Promise.all([
      createApplication(ctx, request),
      createApplication(ctx, request),
    ]);

    expect(second.id).toBe(first.id);
  });

  it('refuses a second application where the program has no rules for it [P488]', async () => {
    const world = await buildApplicantWorld(database());
    const { ctx } = await world.signIn();
    const { id } = await createApplication(ctx, { programId: world.programId });
    await updateApplication(ctx, { id, answers: completeRent });
    await submitApplication(ctx, id);

    await expect(createApplication(ctx, { programId: world.programId })).rejects.toMatchObject({
      code: 'NOT_ELIGIBLE_TO_REAPPLY',
    });
  });

  it('refuses another one while one is in progress, also when both come at once [P489]', async () => {
    const world = await buildApplicantWorld(database(), onceMore);
    const { ctx } = await world.signIn();

    const outcomes = await Promise.allSettled([
      createApplication(ctx, { programId: world.programId }),
      createApplication(ctx, { programId: world.programId }),
    ]);

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it.each(['Closed', 'ReferralOnly'] as const)(
    'refuses a program that is %s [P408] [P409]',
    async (status) => {
      const world = await buildApplicantWorld(database(), { status });
      const { ctx } = await world.signIn();

      await expect(createApplication(ctx, { programId: world.programId })).rejects.toMatchObject({
        code: 'PROGRAM_NOT_OPEN',
      });
    },
  );

  it('refuses a program of another partner as one that is not there', async () => {
    const world = await buildApplicantWorld(database());
    const other = await buildApplicantWorld(database());
    const { ctx } = await world.signIn();

    await expect(createApplication(ctx, { programId: other.programId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

async function decide(partnerId: string): Promise<void> {
  await database()
    .partner({ partnerId, role: 'system' })
    .transaction((tx) =>
      tx.updateTable('cases').set({ status: 'Denied', decision_reached_at: new Date() }).execute(),
    );
}
