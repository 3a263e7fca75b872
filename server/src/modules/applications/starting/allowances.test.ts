import { catalogue } from '@handrail/programs';
import { describe, expect, it } from 'vitest';
import { actOnCase } from '../../../testing/builders/act-on-case.ts';
import { buildApplicantWorld } from '../../../testing/builders/applicant-world.ts';
import { buildDefinition, buildProgramDraft } from '../../../testing/builders/insert-program.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { putCaseIn } from '../../../testing/put-case-in.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { submitApplication } from '../../casework/index.ts';
import { publishDefinition, saveProgram } from '../../programs/index.ts';
import { createApplication } from './create-application.ts';
import { findOwnApplication } from '../find-own-application.ts';
import { updateApplication } from '../saving/update-application.ts';

const database = useTestDatabase();

const key = 'caregiver-learn-and-earn';
const hoursKey = 'courseCompletedL1.totalCreditHours';
const sayTooMany = (left: number) =>
  `Level 1 pays for up to 50 hours of courses in total. Hours you have left: ${left}. Remove a course from your list.`;

/** A form that asks for the hours in one field and has the limit of Learn and Earn. */
async function buildClaims() {
  const world = await buildApplicantWorld(database());
  const system = buildSystemContext(database(), world);
  const { atMost = [] } = catalogue.find((definition) => definition.key === key)?.history ?? {};
  const fields = [{ type: 'Text', inputType: 'Number', key: hoursKey, copy: 'Hours' }] as const;
  const questions = [{ key: 'hours', copy: { title: 'Hours' }, fields }];
  const sections = [{ key: 'hours', name: 'Hours', questionGroups: [{ key: 'hours', questions }] }];
  await publishDefinition(system, buildDefinition({ key, history: { atMost }, sections }));
  const config = { reapplicationRules: [{ type: 'MaxNumberOfApplications', value: 9 }] } as const;
  const { id: programId } = await saveProgram(system, buildProgramDraft({ definitionKey: key, config }));
  const { id: twinId } = await saveProgram(system, buildProgramDraft({ definitionKey: key, config }));
  return { world, programId, twinId };
}

async function start(ctx: TestContext, programId: string, hours: number, client?: { readonly name: string }) {
  const { id } = await createApplication(ctx, { programId, client });
  await updateApplication(ctx, { id, answers: { [hoursKey]: hours } });
  return id;
}

describe('a limit over all applications of a person', () => {
  it('counts what was claimed before, says what is left and refuses more [Q198]', async () => {
    const { world, programId } = await buildClaims();
    const { ctx } = await world.signIn();
    await submitApplication(ctx, await start(ctx, programId, 34));

    const draft = await start(ctx, programId, 17);

    const { settings } = (await findOwnApplication(ctx, draft)) ?? {};
    expect(settings?.allowances).toEqual({
      [hoursKey]: {
        left: 16,
        note: 'Level 1 pays for up to 50 hours of courses in total. Hours you have left: 16.',
        message: sayTooMany(16),
      },
    });
    await expect(submitApplication(ctx, draft)).rejects.toMatchObject({
      code: 'APPLICATION_INCOMPLETE',
      texts: [`Hours, Hours: ${sayTooMany(16)}`],
    });
    await updateApplication(ctx, { id: draft, answers: { [hoursKey]: 16 } });
    await expect(submitApplication(ctx, draft)).resolves.toBeDefined();
  });

  it('holds when two claims are submitted at the same moment', async () => {
    const { world, programId, twinId } = await buildClaims();
    const { ctx } = await world.signIn();
    const drafts = [await start(ctx, programId, 26), await start(ctx, twinId, 26)];

    const outcomes = await Promise.allSettled(drafts.map((id) => submitApplication(ctx, id)));

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('counts neither a claim that was denied nor the claim itself when it is submitted again', async () => {
    const { world, programId } = await buildClaims();
    const { ctx } = await world.signIn();
    const denied = await submitApplication(ctx, await start(ctx, programId, 50));
    await actOnCase(database(), ctx, denied.case.id, 'denyCase');
    const { id, case: opened } = await submitApplication(ctx, await start(ctx, programId, 40));
    await actOnCase(database(), ctx, opened.id, 'sendBack');
    await updateApplication(ctx, { id, answers: { [hoursKey]: 50 } });

    await expect(submitApplication(ctx, id)).resolves.toMatchObject({ case: { status: 'ReadyForReview' } });
  });

  it.each([
    ['denyCase', 50],
    ['withdrawForApplicant', 50],
    ['approveFunds', 0],
  ] as const)('counts an archived claim as what it was before: %s leaves %i', async (action, left) => {
    const { world, programId } = await buildClaims();
    const { ctx } = await world.signIn();
    const { case: opened } = await submitApplication(ctx, await start(ctx, programId, 50));
    await putCaseIn(database(), opened.id, 'FiscalReview');
    for (const step of [action, 'archiveCase'] as const) {
      world.clock.moveBy({ minutes: 1 });
      await actOnCase(database(), ctx, opened.id, step, { requestedAmountCents: 100 });
    }

    const draft = await start(ctx, programId, 1);

    const { settings } = (await findOwnApplication(ctx, draft)) ?? {};
    expect(settings?.allowances?.[hoursKey]?.left).toBe(left);
  });

  it('counts for each client of an advocate alone', async () => {
    const { world, programId } = await buildClaims();
    const { ctx } = await world.signIn({ tenant: 'advocate' });
    await submitApplication(ctx, await start(ctx, programId, 50, { name: 'Luz Herrera' }));

    const forAnother = await start(ctx, programId, 50, { name: 'Ana Flores' });
    await expect(submitApplication(ctx, forAnother)).resolves.toBeDefined();
  });
});
