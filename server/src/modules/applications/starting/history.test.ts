import type { HistoryRules } from '@handrail/engine';
import { catalogue } from '@handrail/programs';
import { describe, expect, it } from 'vitest';
import { actOnCase } from '../../../testing/builders/act-on-case.ts';
import { buildApplicantWorld } from '../../../testing/builders/applicant-world.ts';
import { buildDefinition, buildProgramDraft } from '../../../testing/builders/insert-program.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { submitApplication } from '../../casework/index.ts';
import { publishDefinition, saveProgram } from '../../programs/index.ts';
import { createApplication } from './create-application.ts';
import { updateApplication } from '../saving/update-application.ts';

const database = useTestDatabase();

const claimedOnce = {
  answerKeys: ['level'],
  programs: ['track-one', 'track-two'],
  message: 'You have already claimed {value}.',
};
const levelsOnce: HistoryRules = {
  once: [{ ...claimedOnce, order: { values: ['level1', 'level2'], message: 'Claim {value} first.' } }],
};

/** Two programs with these rules, a person who is signed in, and a way to submit one. */
async function buildTracks(name: string, history: HistoryRules, status: 'Open' | 'ReferralOnly' = 'Open') {
  const world = await buildApplicantWorld(database());
  const system = buildSystemContext(database(), world);
  const saveTrack = async (key: string, draft: Parameters<typeof buildProgramDraft>[0] = {}) => {
    await publishDefinition(system, buildTrack(key, history));
    const config = { reapplicationRules: [{ type: 'NoneInProgress', value: 0 }] } as const;
    return saveProgram(system, buildProgramDraft({ definitionKey: key, config, ...draft }));
  };
  const one = await saveTrack(`${name}-one`);
  const two = await saveTrack(`${name}-two`, { status });
  const { ctx } = await world.signIn();
  return { world, one: one.id, two: two.id, ctx };
}

function buildTrack(key: string, history: HistoryRules) {
  const options = [
    { label: 'Level 1', value: 'level1' },
    { label: 'Level 2', value: 'level2' },
  ];
  const fields = [{ type: 'RadioList', key: 'level', copy: 'Level', options }] as const;
  const questions = [{ key: 'level', copy: { title: 'Level' }, fields }];
  const questionGroups = [{ key: 'level', questions }];
  return buildDefinition({ key, history, sections: [{ key: 'level', name: 'Level', questionGroups }] });
}

async function start(ctx: TestContext, programId: string, level: string): Promise<string> {
  const { id } = await createApplication(ctx, { programId });
  await updateApplication(ctx, { id, answers: { level } });
  return id;
}

async function handIn(ctx: TestContext, programId: string, level: string) {
  return submitApplication(ctx, await start(ctx, programId, level));
}

describe('rules that look at earlier applications', () => {
  it('refuse what was claimed in another program, and keep the draft [Q122]', async () => {
    const { one, two, ctx } = await buildTracks('track', levelsOnce);
    await handIn(ctx, one, 'level1');
    const draft = await start(ctx, two, 'level1');

    await expect(submitApplication(ctx, draft)).rejects.toMatchObject({
      code: 'CLAIMED_BEFORE',
      texts: ['You have already claimed Level 1.'],
    });
    await updateApplication(ctx, { id: draft, answers: { level: 'level2' } });
    await expect(submitApplication(ctx, draft)).resolves.toMatchObject({
      case: { status: 'ReadyForReview' },
    });
  });

  it('want the levels in their order [Q122]', async () => {
    const { one, ctx } = await buildTracks('track', levelsOnce);
    await expect(handIn(ctx, one, 'level2')).rejects.toMatchObject({ texts: ['Claim Level 1 first.'] });
  });

  it('let one of two submissions at the same moment through [Q122]', async () => {
    const { one, two, ctx } = await buildTracks('track', levelsOnce);
    const drafts = [await start(ctx, one, 'level1'), await start(ctx, two, 'level1')];

    const outcomes = await Promise.allSettled(drafts.map((id) => submitApplication(ctx, id)));

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('count what was submitted last, and not what stood there before [Q122]', async () => {
    const { one, two, ctx } = await buildTracks('course', {
      once: [{ ...claimedOnce, programs: ['course-one', 'course-two'] }],
    });
    const { id, case: opened } = await handIn(ctx, one, 'level1');
    await actOnCase(database(), ctx, opened.id, 'sendBack');
    await updateApplication(ctx, { id, answers: { level: 'level2' } });
    await submitApplication(ctx, id);

    const draft = await start(ctx, two, 'level2');
    await expect(submitApplication(ctx, draft)).rejects.toMatchObject({
      texts: ['You have already claimed Level 2.'],
    });
    await updateApplication(ctx, { id: draft, answers: { level: 'level1' } });
    await expect(submitApplication(ctx, draft)).resolves.toBeDefined();
  });

  it('do not count a claim that was denied', async () => {
    const { one, two, ctx } = await buildTracks('track', levelsOnce);
    const denied = await handIn(ctx, one, 'level1');
    await actOnCase(database(), ctx, denied.case.id, 'denyCase');
    await expect(handIn(ctx, two, 'level1')).resolves.toMatchObject({ case: { status: 'ReadyForReview' } });
  });

  it('do not count the claims of someone else', async () => {
    const { world, one, ctx } = await buildTracks('track', levelsOnce);
    await handIn(ctx, one, 'level1');
    const { ctx: other } = await world.signIn();
    await expect(handIn(other, one, 'level1')).resolves.toBeDefined();
  });
});

describe('a program that refers onward', () => {
  it('opens the other program to the person who submitted it, and to nobody else [Q032]', async () => {
    const { world, one, two, ctx } = await buildTracks('step', { refersTo: ['step-two'] }, 'ReferralOnly');
    await expect(createApplication(ctx, { programId: two })).rejects.toMatchObject({
      code: 'PROGRAM_NOT_OPEN',
    });

    await handIn(ctx, one, 'level1');

    await expect(createApplication(ctx, { programId: two })).resolves.toBeDefined();
    const { ctx: other } = await world.signIn();
    await expect(createApplication(other, { programId: two })).rejects.toMatchObject({
      code: 'PROGRAM_NOT_OPEN',
    });
  });
});

describe('a program whose applications are final', () => {
  it('takes no change after the submission, even when the case was sent back', async () => {
    const { one, ctx } = await buildTracks('pilot', { isFinal: true });
    const { id, case: opened } = await handIn(ctx, one, 'level1');
    await actOnCase(database(), ctx, opened.id, 'sendBack');

    await expect(updateApplication(ctx, { id, answers: { level: 'level2' } })).rejects.toMatchObject({
      code: 'APPLICATION_CLOSED',
    });
  });
});

describe('a form that says when to apply again', () => {
  it('opens three months after a denial, where the partner does not say otherwise [R315]', async () => {
    const world = await buildApplicantWorld(database());
    const system = buildSystemContext(database(), world);
    const { history = {} } = catalogue.find(({ key }) => key === 'rental-assistance') ?? {};
    await publishDefinition(system, buildTrack('rental', history));
    const { id: programId } = await saveProgram(system, buildProgramDraft({ definitionKey: 'rental' }));
    const { ctx } = await world.signIn();
    const denied = await handIn(ctx, programId, 'level1');
    await actOnCase(database(), ctx, denied.case.id, 'denyCase');

    world.clock.moveBy({ hours: 60 * 24 });
    await expect(createApplication(ctx, { programId })).rejects.toMatchObject({
      code: 'NOT_ELIGIBLE_TO_REAPPLY',
    });
    world.clock.moveBy({ hours: 70 * 24 });
    await expect(createApplication(ctx, { programId })).resolves.toBeDefined();
  });
});

describe('a program that people leave for good', () => {
  it('cannot be started again by someone who withdrew', async () => {
    const { one, two, ctx } = await buildTracks('study', { closedAfterWithdrawalFrom: ['study-one'] });
    const { case: opened } = await handIn(ctx, one, 'level1');
    await actOnCase(database(), ctx, opened.id, 'withdrawForApplicant');

    for (const programId of [one, two]) {
      await expect(createApplication(ctx, { programId })).rejects.toMatchObject({
        code: 'NOT_ELIGIBLE_TO_REAPPLY',
        texts: ['You withdrew from this program and cannot apply again.'],
      });
    }
  });
});

describe('the claims of an advocate’s clients', () => {
  async function claim(ctx: TestContext, programId: string, name: string, level: string) {
    const { id } = await createApplication(ctx, { programId, client: { name } });
    await updateApplication(ctx, { id, answers: { level } });
    return submitApplication(ctx, id);
  }

  it('count for each client alone, though the form asks for no name', async () => {
    const { world, one, two } = await buildTracks('track', levelsOnce);
    const { ctx } = await world.signIn({ tenant: 'advocate' });
    await claim(ctx, one, 'Luz Herrera', 'level1');

    await expect(claim(ctx, one, 'Ana Flores', 'level1')).resolves.toBeDefined();
    const { id } = await createApplication(ctx, { programId: two, client: { name: 'Luz Herrera' } });
    await updateApplication(ctx, { id, answers: { level: 'level1' } });
    await expect(submitApplication(ctx, id)).rejects.toMatchObject({ code: 'CLAIMED_BEFORE' });
    await updateApplication(ctx, { id, answers: { level: 'level2' } });
    await expect(submitApplication(ctx, id)).resolves.toBeDefined();
  });

  it('open a program to the client who was referred to it, and to no other', async () => {
    const { world, one, two } = await buildTracks('step', { refersTo: ['step-two'] }, 'ReferralOnly');
    const { ctx } = await world.signIn({ tenant: 'advocate' });
    await claim(ctx, one, 'Luz Herrera', 'level1');

    await expect(claim(ctx, two, 'Luz Herrera', 'level1')).resolves.toBeDefined();
    await expect(claim(ctx, two, 'Ana Flores', 'level1')).rejects.toMatchObject({
      code: 'PROGRAM_NOT_OPEN',
      texts: ['This program is not open to Ana Flores.'],
    });
  });
});
