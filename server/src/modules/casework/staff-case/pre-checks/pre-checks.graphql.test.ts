import { listAmiKeys, type EligibilityContent } from '@handrail/engine';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { runOperation } from '../../../../testing/api/run-operation.ts';
import type { TestContext } from '../../../../testing/build-context.ts';
import { completeRent } from '../../../../testing/builders/applicant-world.ts';
import { buildSystemContext } from '../../../../testing/builders/system-context.ts';
import { useTestDatabase } from '../../../../testing/test-database.ts';
import { buildCaseWorld } from '../../../../testing/worlds/case-world.ts';
import { createApplication, updateApplication } from '../../../applications/index.ts';
import { installEligibility } from '../../../eligibility/index.ts';
import { importPartnerLimits, planPartnerImport, searchAreas } from '../../../income-limits/index.ts';
import { submitApplication } from '../../submit-application.ts';

const database = useTestDatabase();
const [location, householdSize, isIncomeAboveLimit] = listAmiKeys('home');
const questions: EligibilityContent['questions'] = [
  { id: '1', type: 'AMIComponent', key: 'home', copy: 'Your household' },
  { id: '2', type: 'YesOrNo', key: 'isTenant', copy: 'Do you rent?', props: { answer: 'yes' } },
];
const document = `query Look($id: ID!) { staffCase(id: $id) { preChecks { applicationId version checkedAt
  answers { label value }
  verdict { result reasons { text } missing { text } programs { name fit reasons { text } } }
  today { version changes verdict { result reasons { text } missing { text } programs { name fit } } } } } }`;

interface Verdict {
  readonly result: string | null;
  readonly reasons: readonly { readonly text: string }[];
  readonly missing: readonly { readonly text: string }[];
}
interface Seen {
  readonly staffCase: {
    readonly preChecks: readonly {
      readonly verdict: Verdict;
      readonly today: {
        readonly version: number;
        readonly changes: string[];
        readonly verdict: Verdict;
      } | null;
    }[];
  } | null;
}

/** A case whose application began with a pre-check of three people in Kings County, where the limit is $50,000. */
async function buildCheckedCase(said = {}, replacement?: EligibilityContent) {
  const { partnerId, programId, clock, signIn, reviewer, enterStaff } = await buildCaseWorld(database(), {
    name: 'Rent Relief',
  });
  const system = buildSystemContext(database(), { partnerId, clock });
  const publish = (content: EligibilityContent) => installEligibility(system, content);
  async function importLimit(year: number, low: number) {
    const limits = { extremelyLow: sizes(low), veryLow: sizes(low), low: sizes(low) };
    const county = { fips: '3604799999', state: 'NY', county: 'Kings County', town: '', areaName: 'NY' };
    const coming = {
      ...{ year, effectiveFrom: `${year}-04-01`, source: 'A test' },
      areas: [{ ...county, median: undefined, limits }],
    };
    await importPartnerLimits(system, coming, (await planPartnerImport(system, coming)).key);
  }
  const fits = [{ programId, conditions: [{ rule: { eq: [{ answer: 'isTenant' }, 'yes'] } }] }] as const;
  await publish({ questions, programs: fits });
  await importLimit(2024, 50_000);
  clock.moveBy({ minutes: 5 });

  const { ctx } = await signIn();
  const [kings] = await searchAreas(ctx, { search: 'kings' });
  const checkedAt = new Date(clock.now().getTime() - 60_000);
  const answers = {
    ...{ [location]: kings?.id ?? '', [householdSize]: '3', [isIncomeAboveLimit]: 'false' },
    ...{ isTenant: 'yes', unasked: 'text', ...said },
  };
  if (replacement) await publish(replacement);
  const application = await createApplication(ctx, {
    programId,
    eligibility: { version: 1, checkedAt, answers },
  });
  const caseId = application.case.id;
  const look = (asker: TestContext) => runOperation<Seen>(asker, document, { id: caseId });
  return {
    ...{ ctx, application, checkedAt, reviewer, enterStaff, publish, importLimit, look },
    submit: async () => {
      await updateApplication(ctx, { id: application.id, answers: completeRent });
      await submitApplication(ctx, application.id);
    },
    read: async () => (await look(reviewer.ctx)).data.staffCase?.preChecks[0],
  };
}

const sizes = (limit: number) => Array.from({ length: 8 }, () => limit);

describe('the pre-check of a case', () => {
  it('is what the person answered and was told, once the application is submitted', async () => {
    const { look, reviewer, submit, read, application, checkedAt } = await buildCheckedCase();
    expect((await look(reviewer.ctx)).data.staffCase?.preChecks).toEqual([]);
    await submit();

    const told = {
      result: 'eligible',
      missing: [],
      reasons: [
        { text: 'The household’s income is not above $50,000, the limit for 3 people in Kings County, NY.' },
        { text: 'The answer to “Do you rent?” was “Yes.”' },
      ],
    };
    const fit = { name: 'Rent Relief', fit: 'likely' };
    expect(await read()).toEqual({
      applicationId: application.id,
      version: 1,
      checkedAt: checkedAt.toISOString(),
      answers: [
        { label: 'Where do you live?', value: 'Kings County, NY' },
        { label: 'How many people are in your household?', value: '3' },
        { label: 'Is your household’s income above the limit?', value: 'No' },
        { label: 'Do you rent?', value: 'Yes' },
      ],
      verdict: {
        ...told,
        programs: [{ ...fit, reasons: [{ text: 'The answer to “Do you rent?” was “Yes.”' }] }],
      },
      today: { version: 1, changes: [], verdict: { ...told, programs: [fit] } },
    });
  });

  it('stays as it was beside what the same answers get today, with what changed', async () => {
    const { submit, read, publish, importLimit } = await buildCheckedCase();
    await submit();
    const [home, rents] = questions;
    if (!home || rents?.type !== 'YesOrNo') throw new Error('The questions changed');
    await importLimit(2025, 52_300);
    await publish({ questions: [home, { ...rents, props: { answer: 'no' } }] });

    const found = await read();

    expect(found?.verdict.result).toBe('eligible');
    expect(found?.today).toMatchObject({
      version: 2,
      changes: [
        '“Do you rent?” changed.',
        'The result no longer mentions Rent Relief.',
        'The limit for 3 people in Kings County, NY is now $52,300 (2025). It was $50,000 (2024).',
      ],
      verdict: { result: 'ineligible', programs: [] },
    });
    expect(found?.today?.verdict.reasons).toHaveLength(1);
  });

  it('says what is missing where a lower limit leaves it open, and follows the income where it is known', async () => {
    const open = await buildCheckedCase();
    const told = await buildCheckedCase({ 'home.income': '49000' });
    await Promise.all([open, told].map(({ submit }) => submit()));
    await Promise.all([open, told].map(({ importLimit }) => importLimit(2025, 48_000)));

    expect((await open.read())?.today?.verdict).toMatchObject({
      result: null,
      missing: [{ text: 'Is your household’s income above the limit?' }],
    });
    const { verdict, today } = (await told.read()) ?? {};
    expect([verdict?.result, today?.verdict.result]).toEqual(['eligible', 'ineligible']);
  });

  it('is judged by the version that was asked, though another one replaced it before the account', async () => {
    const replacement = { questions: questions.filter(({ type }) => type === 'AMIComponent') };
    const { submit, read } = await buildCheckedCase({ isTenant: 'no' }, replacement);
    await submit();

    const found = await read();

    expect(found).toMatchObject({ version: 1, verdict: { result: 'ineligible' } });
    expect(found?.today).toMatchObject({ version: 2, verdict: { result: 'eligible' } });
  });

  it('lies sealed in the database', async () => {
    const { reviewer } = await buildCheckedCase();
    const { rows } = await reviewer.ctx.db.transaction((tx) => sql`select * from carried_checks`.execute(tx));
    expect(rows).toMatchObject([{ version_number: 1 }]);
    expect(JSON.stringify(rows)).not.toMatch(/Kings|36047|eligible|isTenant/);
  });

  it('is there for staff of the partner who read cases, and nobody else', async () => {
    const { submit, look, ctx, enterStaff } = await buildCheckedCase();
    await submit();
    const other = await buildCheckedCase();
    const { ctx: fiscal } = await enterStaff('fiscal');

    expect((await look(fiscal)).data.staffCase?.preChecks).toHaveLength(1);
    expect((await look(ctx)).errors).toEqual(['Forbidden']);
    expect((await look(other.reviewer.ctx)).data.staffCase).toBeNull();
  });
});
