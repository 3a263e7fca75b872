import { describe, expect, it } from 'vitest';
import { buildApplicantWorld, completeRent } from '../../testing/builders/applicant-world.ts';
import type { TestContext } from '../../testing/build-context.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createApplication, updateApplication } from '../applications/index.ts';
import { updateUser } from '../users/index.ts';
import { updateProfile } from './update-profile.ts';

const database = useTestDatabase();
const nameText = 'Please tell us your first and last name.';
const typeText = 'Please tell us who you are applying for.';
const termsText = 'Please agree to our Terms of Service and Privacy Policy.';

function start(ctx: TestContext, programId: string) {
  return runOperation(
    ctx,
    `mutation ($programId: ID!) { createApplication(input: { programId: $programId }) {
      application { id } metadata { status errors } } }`,
    { programId },
  );
}

function submit(ctx: TestContext, id: string) {
  return runOperation(
    ctx,
    `mutation ($id: ID!) { submitApplication(input: { id: $id }) {
      application { submittedAt } metadata { status errors } } }`,
    { id },
  );
}

describe('someone who has not told us who they are', () => {
  it('can start no application, and reads what is missing', async () => {
    const world = await buildApplicantWorld(database());
    const { ctx } = await world.signIn({ isNew: true });

    expect((await start(ctx, world.programId)).data).toEqual({
      createApplication: {
        application: null,
        metadata: { status: 422, errors: ['PROFILE_INCOMPLETE', nameText, typeText, termsText] },
      },
    });
    const gaps = await runOperation(ctx, '{ currentUser { profileGaps } }');
    expect(gaps.data).toEqual({ currentUser: { profileGaps: ['Name', 'ApplicantType', 'Terms'] } });
  });

  it.each([
    ['name', { name: null }, nameText],
    ['type', { applicantTypeId: null }, typeText],
  ])('can neither start nor submit without a %s', async (_missing, changes, text) => {
    const world = await buildApplicantWorld(database());
    const { ctx, user } = await world.signIn();
    const { id } = await createApplication(ctx, { programId: world.programId });
    await updateApplication(ctx, { id, answers: completeRent });
    await ctx.db.transaction((tx) => updateUser(tx, ctx.partnerId, user.id, changes));

    const metadata = { status: 422, errors: ['PROFILE_INCOMPLETE', text] };
    expect((await start(ctx, world.programId)).data).toMatchObject({ createApplication: { metadata } });
    expect((await submit(ctx, id)).data).toMatchObject({
      submitApplication: { application: null, metadata },
    });
  });

  it('may apply as soon as the profile dialog is saved', async () => {
    const world = await buildApplicantWorld(database());
    const { ctx } = await world.signIn({ isNew: true });
    await updateProfile(ctx, { name: 'Noor Haddad', acceptsTerms: true });

    const { id } = await createApplication(ctx, { programId: world.programId });
    await updateApplication(ctx, { id, answers: completeRent });

    expect((await submit(ctx, id)).data).toMatchObject({
      submitApplication: { application: { submittedAt: ctx.now().toISOString() } },
    });
  });

  it('is not asked for a type that they have no way to choose', async () => {
    const types = [
      { name: 'Student', role: 'FirstParty' },
      { name: 'Alumni', role: 'FirstParty' },
    ] as const;
    const world = await buildApplicantWorld(database(), {}, { applicantTypes: types });
    const { ctx } = await world.signIn({ isNew: true });
    await updateProfile(ctx, { name: 'Noor Haddad', acceptsTerms: true });

    const gaps = await runOperation(ctx, '{ currentUser { profileGaps applicantType { id } } }');
    expect(gaps.data).toEqual({ currentUser: { profileGaps: [], applicantType: null } });
    expect(await createApplication(ctx, { programId: world.programId })).toBeTruthy();
  });
});
