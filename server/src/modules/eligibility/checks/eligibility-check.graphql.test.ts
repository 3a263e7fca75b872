import { listAmiKeys, type EligibilityContent } from '@handrail/engine';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { buildContext } from '../../../testing/build-context.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { insertProgram } from '../../../testing/builders/insert-program.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { loadShippedLimits, searchAreas } from '../../income-limits/index.ts';
import { takeWithinLimits } from '../../../platform/limits/take-within-limits.ts';
import { installEligibility } from '../versions/install-eligibility.ts';
import { checks } from './check-answers.ts';

const database = useTestDatabase();
const [location, householdSize, isIncomeAboveLimit] = listAmiKeys('income');

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: database().ownerUrl });
  await owner.connect();
  await loadShippedLimits(owner, new Date());
  await owner.end();
});

const getPartnerEligibility = `query GetPartnerEligibility($externalId: NonEmptyString!) {
  partners(filter: { externalId: $externalId }) { nodes { eligibility {
    id version title copy description message { eligible ineligible } incomeKeys
    questions { id type description key copy props } } } } }`;

const checkEligibility = `mutation CheckEligibility($input: CheckEligibilityInput!) {
  checkEligibility(input: $input) { metadata { status errors } check { result reasons { key text }
    programs { programId name fit reasons { text } missing { key text } } } } }`;

interface Checked {
  readonly checkEligibility: {
    readonly metadata: { readonly status: number; readonly errors: readonly string[] };
    readonly check: {
      readonly result: string;
      readonly reasons: readonly { readonly text: string }[];
      readonly programs: readonly { readonly fit: string; readonly name: string }[];
    } | null;
  };
}

const questions: EligibilityContent['questions'] = [
  {
    id: 'q1',
    type: 'Content',
    key: 'about',
    copy: 'Before you start',
    props: { icon: 'money', content: 'Hi' },
  },
  { id: 'q2', type: 'AMIComponent', key: 'income', copy: 'Your household', props: { tier: 'low' } },
  { id: 'q3', type: 'YesOrNo', key: 'rents', copy: 'Do you rent your home?', props: { answer: 'yes' } },
];

const items = ['grafton', 'coos', 'belknap'].map((value) => ({ label: value, value }));
const kinds: EligibilityContent['questions'] = [
  { id: 'k1', type: 'Content', key: 'about', copy: 'Before you start', props: { content: 'Hi' } },
  {
    ...{ id: 'k2', type: 'Dropdown', key: 'county', copy: 'Which county?' },
    props: { label: 'County', items, answer: ['grafton', 'coos'] },
  },
  { id: 'k3', type: 'TextInput', key: 'zip', copy: 'ZIP?', props: { label: 'ZIP', answer: '03755' } },
  { id: 'k4', type: 'YesOrNo', key: 'rents', copy: 'Do you rent?', props: { answer: 'yes' } },
  { id: 'k5', type: 'TextInput', key: 'name', copy: 'Your name?', props: { label: 'Name' } },
  { id: 'k6', type: 'YesOrNo', key: 'works', copy: 'Do you work?' },
];

async function buildWorld(client?: { readonly address: string }) {
  const { id: partnerId, externalId } = await insertPartner(database());
  const { id: programId } = await insertProgram(database(), partnerId, { name: 'Rent Relief' });
  const conditions = [{ income: { question: 'income', tier: 'veryLow' } }] as const;
  const content = { title: 'Check first', questions, programs: [{ programId, conditions }] };
  await installEligibility(buildSystemContext(database(), { partnerId }), content);
  const visitor = buildContext(database(), { partnerId, ...(client && { client }) });
  const [kings] = await searchAreas(visitor, { search: 'kings ny' });
  const answers = {
    [location]: kings?.id ?? '',
    [householdSize]: '3',
    [isIncomeAboveLimit]: 'false',
    rents: 'yes',
  };
  const check = async (input: object) =>
    (
      await runOperation<Checked>(visitor, checkEligibility, {
        input: { partnerId, version: 1, answers, ...input },
      })
    ).data.checkEligibility;
  return { partnerId, externalId, programId, visitor, answers, check };
}

describe('Partner.eligibility', () => {
  it('gives anyone what the first partner of that name asks [P332] [P333] [P651]', async () => {
    const { externalId, visitor } = await buildWorld();
    const { data } = await runOperation(visitor, getPartnerEligibility, { externalId });
    expect(data).toEqual({
      partners: {
        nodes: [
          {
            eligibility: {
              id: expect.any(String) as string,
              version: 1,
              title: 'Check first',
              copy: null,
              description: null,
              message: null,
              incomeKeys: ['income'],
              questions: questions.map((question) => ({ description: null, ...question })),
            },
          },
        ],
      },
    });
  });

  it('is nothing where the partner asks nothing, and an empty name is refused [P651]', async () => {
    const { externalId, id: partnerId } = await insertPartner(database());
    const visitor = buildContext(database(), { partnerId });
    const { data } = await runOperation(visitor, getPartnerEligibility, { externalId });
    expect(data).toEqual({ partners: { nodes: [{ eligibility: null }] } });
    expect((await runOperation(visitor, getPartnerEligibility, { externalId: '' })).errors).not.toEqual([]);
  });
});

describe('checkEligibility', () => {
  it('gives the verdict of the server, how each program fits, and why [P334] [P480] [P482] [P483]', async () => {
    const { answers, check, programId } = await buildWorld();
    expect((await check({})).check).toEqual({
      result: 'eligible',
      reasons: expect.any(Array) as unknown[],
      programs: [
        {
          programId,
          name: 'Rent Relief',
          fit: 'maybe',
          reasons: [],
          missing: [{ key: 'income.income', text: 'What is your household’s yearly income?' }],
        },
      ],
    });
    const rich = await check({ answers: { ...answers, 'income.income': '500000' } });
    expect(rich.check?.programs).toMatchObject([
      {
        fit: 'unlikely',
        reasons: [
          {
            text: expect.stringMatching(
              /^Your household’s income is above \$[\d,]+, the limit for 3 people in Kings County, NY\.$/,
            ) as string,
          },
        ],
      },
    ]);
    const owner = await check({ answers: { ...answers, rents: 'no' } });
    expect(owner.check?.result).toBe('ineligible');
    expect(owner.check?.reasons.map(({ text }) => text)).toEqual([
      'You answered “No” to “Do you rent your home?” Our programs are for people who answered “Yes.”',
    ]);
  });

  it.each([
    ['a choice that is allowed [P484] [P487]', {}, 'eligible'],
    ['another choice that is allowed [P484]', { county: 'coos' }, 'eligible'],
    ['a choice that is not [P482] [P484]', { county: 'belknap' }, 'ineligible'],
    ['another text than expected [P485]', { zip: '10451' }, 'ineligible'],
    ['another answer than expected [P485]', { rents: 'no' }, 'ineligible'],
    ['any text and any answer where none is expected [P486]', { name: 'Bo', works: 'yes' }, 'eligible'],
  ])('judges %s', async (_what, change, result) => {
    const { check, partnerId } = await buildWorld();
    await installEligibility(buildSystemContext(database(), { partnerId }), { questions: kinds });
    const answers = { county: 'grafton', zip: '03755', rents: 'yes', name: 'Ada', works: 'no', ...change };
    expect((await check({ version: 2, answers })).check?.result).toBe(result);
  });

  it('wants every answer, and only such as the page offers [P601] [P602]', async () => {
    const { answers, check } = await buildWorld();
    const faults = [
      { ...answers, rents: '' },
      { ...answers, rents: 'perhaps' },
      { ...answers, [location]: ' ' },
      { ...answers, [householdSize]: 31 },
      { ...answers, [householdSize]: '8+' },
      { ...answers, [isIncomeAboveLimit]: 'unsure' },
    ];
    for (const wrong of faults) {
      expect((await check({ answers: wrong })).metadata.errors).toEqual([
        'INVALID_INPUT',
        'Please answer every question.',
      ]);
    }
    for (const wrong of ['text', ['list'], { rents: { yes: true } }, { rents: 'x'.repeat(501) }]) {
      expect((await check({ answers: wrong })).metadata.status).toBe(400);
    }
  });

  it('knows the limit of more than eight people', async () => {
    const { answers, check, visitor } = await buildWorld();
    const [kings] = await searchAreas(visitor, { search: 'kings ny' });
    const four = kings?.incomeLimit.limits.low[3]?.incomeLimit ?? 0;
    const limit = Math.ceil((four * 1.48) / 50) * 50;
    const ten = { ...answers, [householdSize]: '10', [isIncomeAboveLimit]: 'true' };
    expect((await check({ answers: ten })).check?.reasons.map(({ text }) => text)).toEqual([
      `Your household’s income is above $${limit.toLocaleString('en-US')}, the limit for 10 people in Kings County, NY.`,
    ]);
  });

  it('tells a visitor that the questions have changed', async () => {
    const { check } = await buildWorld();
    expect((await check({ version: 2 })).metadata.errors[0]).toBe('ELIGIBILITY_CHANGED');
  });

  it('counts the result and keeps nothing that was typed', async () => {
    const { check, programId, visitor } = await buildWorld();
    await check({});
    await check({ isRecheck: true });
    const rows = await visitor.db.read((tx) =>
      tx.selectFrom('eligibility_counts').select(['measure', 'key', 'count']).orderBy('measure').execute(),
    );
    expect(rows).toEqual([
      { measure: 'area', key: '36047', count: 1 },
      { measure: 'program', key: `${programId} maybe`, count: 1 },
      { measure: 'recheck', key: 'eligible', count: 1 },
      { measure: 'verdict', key: 'eligible', count: 1 },
    ]);
  });

  it('lets one network check three hundred times in a quarter of an hour', async () => {
    const { check, visitor } = await buildWorld({ address: '203.0.113.9' });
    await takeWithinLimits(visitor, [{ limit: checks, subject: '203.0.113.9', times: 299 }]);
    expect((await check({})).metadata.status).toBe(200);
    expect((await check({})).metadata.errors[0]).toBe('TOO_MANY_REQUESTS');
  });
});
