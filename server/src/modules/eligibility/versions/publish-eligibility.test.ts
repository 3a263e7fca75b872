import type { EligibilityContent } from '@handrail/engine';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildContext, type TestContext } from '../../../testing/build-context.ts';
import { enterStaffOf } from '../../../testing/builders/enter-staff.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { findCurrentEligibility, findEligibilityVersion } from './find-current-eligibility.ts';
import { installEligibility } from './install-eligibility.ts';
import { publishEligibility, takeBackEligibility } from './publish-eligibility.ts';
import { readEligibilityDesk } from './read-eligibility-desk.ts';
import { discardEligibilityDraft, saveEligibilityDraft } from './save-eligibility-draft.ts';

const database = useTestDatabase();

const rents = {
  id: '1',
  key: 'rents',
  type: 'YesOrNo',
  copy: 'Do you rent?',
  props: { answer: 'yes' },
} as const;
const works = { id: '2', key: 'works', type: 'YesOrNo', copy: 'Do you work?' } as const;
const first: EligibilityContent = { questions: [rents] };
const second: EligibilityContent = { questions: [rents, works] };

async function enterAdmin() {
  const { id: partnerId } = await insertPartner(database());
  const at = { partnerId, clock: createTestClock() };
  const { ctx, user } = await enterStaffOf(database(), at, 'admin');
  return { ...at, ctx, user };
}

async function publish(ctx: TestContext, content: EligibilityContent, replaces: number | null) {
  const { revision } = await saveEligibilityDraft(ctx, { content, revision: null });
  return publishEligibility(ctx, { revision, replaces, note: ' Renters only ' });
}

async function readAsked(partnerId: string) {
  const current = await findCurrentEligibility(buildContext(database(), { partnerId }));
  return current && [current.version, current.eligibility.questions.map(({ key }) => key)];
}

describe('publishEligibility', () => {
  it('asks anyone the draft from then on, and the version before when it is taken back [P332]', async () => {
    const { ctx, partnerId } = await enterAdmin();
    expect(await readAsked(partnerId)).toBeUndefined();
    await publish(ctx, first, null);
    await publish(ctx, second, 1);
    expect(await readAsked(partnerId)).toEqual([2, ['rents', 'works']]);

    await takeBackEligibility(ctx, 2);
    expect(await readAsked(partnerId)).toEqual([1, ['rents']]);
    await takeBackEligibility(ctx, 1);
    expect(await readAsked(partnerId)).toBeUndefined();

    // An older check is repeated with what was asked then.
    const repeated = await ctx.db.read((tx) => findEligibilityVersion(tx, partnerId, 2));
    expect(repeated?.eligibility.questions).toEqual(second.questions);

    // A number is never used twice.
    await publish(ctx, first, null);
    expect(await readAsked(partnerId)).toEqual([3, ['rents']]);
  });

  it('is on record, and is told to colleagues with names', async () => {
    const { ctx } = await enterAdmin();
    await publish(ctx, first, null);
    await takeBackEligibility(ctx, 1);
    const { versions, draft, nameById } = await readEligibilityDesk(ctx);
    expect(draft).toBeUndefined();
    expect(versions).toMatchObject([{ number: 1, note: 'Renters only', takenBackAt: ctx.now() }]);
    expect(nameById.get(versions[0]?.takenBackBy ?? '')).toBe('Priya N.');
    const acts = (await readAudit(ctx)).filter(({ entityType }) => entityType === 'eligibility');
    expect(acts.map(({ action }) => action)).toEqual([
      'saveEligibilityDraft',
      'publishEligibility',
      'takeBackEligibility',
    ]);
  });

  it('refuses what is not what the author looked at', async () => {
    const { ctx } = await enterAdmin();
    const { revision } = await saveEligibilityDraft(ctx, { content: first, revision: null });
    await saveEligibilityDraft(ctx, { content: second, revision });
    const conflict = { code: 'CONFLICT' };
    await expect(publishEligibility(ctx, { revision, replaces: null, note: '' })).rejects.toMatchObject(
      conflict,
    );
    await expect(publishEligibility(ctx, { revision: 2, replaces: 1, note: '' })).rejects.toMatchObject(
      conflict,
    );
    await publishEligibility(ctx, { revision: 2, replaces: null, note: '' });
    await expect(takeBackEligibility(ctx, 2)).rejects.toMatchObject(conflict);
  });

  it('publishes once when two admins publish the same draft at the same time', async () => {
    const { ctx, partnerId } = await enterAdmin();
    const { revision } = await saveEligibilityDraft(ctx, { content: first, revision: null });
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => publishEligibility(ctx, { revision, replaces: null, note: '' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readAsked(partnerId)).toEqual([1, ['rents']]);
  });

  it('says exactly what of each question is wrong, and changes nothing', async () => {
    const { ctx, partnerId } = await enterAdmin();
    const broken = { questions: [rents, { ...works, key: 'rents', copy: ' ' }], programs: [other] };
    const { revision } = await saveEligibilityDraft(ctx, { content: broken, revision: null });
    await expect(publishEligibility(ctx, { revision, replaces: null, note: '' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      texts: [
        'Question 2: Write the question.',
        'Question 2: Another question has the key “rents” too.',
        'Program 1: This is not one of your programs.',
      ],
    });
    expect(await readAsked(partnerId)).toBeUndefined();
  });

  it('asks for a fresh sign-in', async () => {
    const { ctx, clock } = await enterAdmin();
    clock.moveBy({ minutes: 11 });
    const tooOld = { code: 'auth/requires-recent-login' };
    await expect(publishEligibility(ctx, { revision: 1, replaces: null, note: '' })).rejects.toMatchObject(
      tooOld,
    );
    await expect(takeBackEligibility(ctx, 1)).rejects.toMatchObject(tooOld);
  });

  it('never changes a version, nor brings one back', async () => {
    const { ctx } = await enterAdmin();
    await publish(ctx, first, null);
    await takeBackEligibility(ctx, 1);
    const change = (assignment: string) =>
      ctx.db.transaction((tx) => sql`update eligibility_versions set ${sql.raw(assignment)}`.execute(tx));
    await expect(change("note = 'x'")).rejects.toThrow('permission denied');
    await expect(change('taken_back_at = null')).rejects.toThrow('version 1 was taken back before');
  });
});

const other = { programId: '00000000-0000-4000-8000-000000000000', conditions: [] };

describe('saveEligibilityDraft', () => {
  it('keeps an unfinished draft, and what it was started from', async () => {
    const { ctx } = await enterAdmin();
    await publish(ctx, first, null);
    await saveEligibilityDraft(ctx, { content: { questions: [] }, revision: null });
    const { draft } = await readEligibilityDesk(ctx);
    expect(draft).toMatchObject({ content: { questions: [] }, basedOn: 1, revision: 1 });
    await discardEligibilityDraft(ctx, 1);
    expect((await readEligibilityDesk(ctx)).draft).toBeUndefined();
  });

  it('does not overwrite what a colleague saved since', async () => {
    const { ctx, partnerId, clock } = await enterAdmin();
    const { ctx: colleague } = await enterStaffOf(database(), { partnerId, clock }, 'admin');
    await saveEligibilityDraft(ctx, { content: first, revision: null });
    await saveEligibilityDraft(colleague, { content: second, revision: 1 });
    for (const revision of [null, 1]) {
      const saving = saveEligibilityDraft(ctx, { content: first, revision });
      await expect(saving).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    await expect(discardEligibilityDraft(ctx, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await readEligibilityDesk(ctx)).draft?.content).toEqual(second);
  });

  it.each<[string, unknown, string]>([
    ['no questions', {}, 'questions: is missing'],
    [
      'an unknown type',
      { questions: [{ ...rents, type: 'YesNo' }] },
      'questions[0].type: unknown type "YesNo"',
    ],
    ['an unknown attribute', { ...first, rule: 1 }, 'rule: unknown attribute "rule"'],
  ])('refuses %s', async (_what, content, text) => {
    const { ctx } = await enterAdmin();
    const saving = saveEligibilityDraft(ctx, { content, revision: null });
    await expect(saving).rejects.toThrow(text);
  });
});

describe('the pre-check of a partner', () => {
  it.each(['caseWorker', 'fiscal'] as const)(
    'is not for a %s to read unpublished or change',
    async (role) => {
      const { partnerId, clock } = await enterAdmin();
      const { ctx } = await enterStaffOf(database(), { partnerId, clock }, role);
      const forbidden = { code: 'FORBIDDEN' };
      await expect(readEligibilityDesk(ctx)).rejects.toMatchObject(forbidden);
      await expect(saveEligibilityDraft(ctx, { content: first, revision: null })).rejects.toMatchObject(
        forbidden,
      );
      await expect(discardEligibilityDraft(ctx, 1)).rejects.toMatchObject(forbidden);
      await expect(publishEligibility(ctx, { revision: 1, replaces: null, note: '' })).rejects.toMatchObject(
        forbidden,
      );
      await expect(takeBackEligibility(ctx, 1)).rejects.toMatchObject(forbidden);
      await expect(installEligibility(ctx, first)).rejects.toMatchObject(forbidden);
    },
  );

  it('is its own: another partner sees none of it', async () => {
    const { ctx } = await enterAdmin();
    await publish(ctx, first, null);
    await saveEligibilityDraft(ctx, { content: second, revision: null });
    const stranger = await enterAdmin();
    expect(await readEligibilityDesk(stranger.ctx)).toMatchObject({ current: undefined, versions: [] });
    await expect(takeBackEligibility(stranger.ctx, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it("is installed from the partner's file, once for each change", async () => {
    const { partnerId } = await enterAdmin();
    const system = buildSystemContext(database(), { partnerId });
    await installEligibility(system, first);
    await installEligibility(system, { ...first });
    expect(await readAsked(partnerId)).toEqual([1, ['rents']]);
    await installEligibility(system, second);
    expect(await readAsked(partnerId)).toEqual([2, ['rents', 'works']]);
  });
});
