import { describe, expect, it } from 'vitest';
import type { Rule } from '../definition/rule.ts';
import { buildArea } from '../testing/build-area.ts';
import type { EligibilityAnswers, EligibilityQuestion, FitCondition, IncomeTier } from './eligibility.ts';
import { judgeEligibility } from './judge-eligibility.ts';

const base = { id: '1', copy: 'Copy' };
const rents: EligibilityQuestion = {
  ...base,
  key: 'rents',
  type: 'YesOrNo',
  copy: 'Do you rent your home?',
};
const work: EligibilityQuestion = {
  ...base,
  key: 'work',
  type: 'Dropdown',
  copy: 'Do you work?',
  props: {
    label: 'Work',
    items: [
      { label: 'Full time', value: 'full' },
      { label: 'Part time', value: 'part' },
      { label: 'Not now', value: 'none' },
    ],
    answer: ['full', 'part', 'none'],
  },
};
const questions = [rents, work];
const answers: EligibilityAnswers = { rents: 'no', work: 'part' };

describe('judgeEligibility', () => {
  it.each<[Rule, string, string[]]>([
    [{ eq: [{ answer: 'rents' }, 'no'] }, 'likely', ['You answered “No” to “Do you rent your home?”']],
    [
      { eq: [{ answer: 'rents' }, 'yes'] },
      'unlikely',
      ['You answered “No” to “Do you rent your home?” This program is for people who answered “Yes.”'],
    ],
    [
      { in: [{ answer: 'work' }, { literal: ['full', 'none'] }] },
      'unlikely',
      [
        'You answered “Part time” to “Do you work?” This program is for people who answered “Full time” or “Not now.”',
      ],
    ],
    [
      { not: { eq: [{ answer: 'work' }, 'part'] } },
      'unlikely',
      ['You answered “Part time” to “Do you work?” This program is not for people who answered “Part time.”'],
    ],
    [
      { if: { eq: [{ answer: 'rents' }, 'yes'] }, then: true, else: { eq: [{ answer: 'work' }, 'part'] } },
      'likely',
      ['You answered “Part time” to “Do you work?”'],
    ],
    [false, 'unlikely', ['Your answers do not fit this program.']],
  ])('says how a program with %j fits, and why', (rule, fit, reasons) => {
    const [program] = judge([{ rule }]).programs;
    expect(program?.fit).toBe(fit);
    expect(program?.reasons.map(({ text }) => text)).toEqual(reasons);
  });

  it('says maybe, and names what is missing', () => {
    const rule: Rule = { and: [{ eq: [{ answer: 'rents' }, 'no'] }, { eq: [{ answer: 'work' }, 'full'] }] };
    expect(judge([{ rule }], { rents: 'no' })).toEqual({
      result: 'ineligible',
      missing: ['work'],
      reasons: [],
      programs: [
        {
          programId: 'program-1',
          fit: 'maybe',
          reasons: [],
          missing: [{ key: 'work', text: 'Do you work?' }],
        },
      ],
    });
  });

  it('says unlikely where one answer decides, whatever the missing ones are', () => {
    const rule: Rule = { and: [{ eq: [{ answer: 'rents' }, 'yes'] }, { eq: [{ answer: 'work' }, 'full'] }] };
    const [program] = judge([{ rule }], { rents: 'no' }).programs;
    expect(program).toMatchObject({ fit: 'unlikely', missing: [] });
    expect(program?.reasons.map(({ key }) => key)).toEqual(['rents']);
  });

  it('lists likely programs first, then maybe, then unlikely', () => {
    const toProgram = (programId: string, expected: string, key: string) => ({
      programId,
      conditions: [{ rule: { eq: [{ answer: key }, expected] } as const }],
    });
    const programs = [
      toProgram('never', 'yes', 'rents'),
      toProgram('perhaps', 'full', 'work'),
      toProgram('sure', 'no', 'rents'),
    ];
    const free: EligibilityQuestion = { ...base, key: 'work', type: 'TextInput', props: { label: 'Work' } };
    const { programs: judged } = judgeEligibility(
      { questions: [rents, free], programs },
      { rents: 'no' },
      settings,
    );
    expect(judged.map(({ programId, fit }) => [programId, fit])).toEqual([
      ['sure', 'likely'],
      ['perhaps', 'maybe'],
      ['never', 'unlikely'],
    ]);
  });

  it('counts what the partner asks of everyone for each program', () => {
    const asked: EligibilityQuestion = { ...rents, props: { answer: 'yes' } };
    const judged = judgeEligibility(
      { questions: [asked], programs: [{ programId: 'program-1', conditions: [] }] },
      { rents: 'no' },
      settings,
    );
    expect(judged.result).toBe('ineligible');
    expect(judged.programs[0]?.fit).toBe('unlikely');
    expect(judged.programs[0]?.reasons).toEqual(judged.reasons);
  });
});

describe('the fit of incomes', () => {
  const household = { 'income.location': 'kings', 'income.householdSize': 3 };
  const above = { ...household, 'income.isIncomeAboveLimit': 'true' };
  const below = { ...household, 'income.isIncomeAboveLimit': 'false' };

  it.each<[string, EligibilityAnswers, IncomeTier, string, string]>([
    [
      'above the limit',
      above,
      'low',
      'unlikely',
      'Your household’s income is above $55,000, the limit for 3 people in Kings County, NY.',
    ],
    [
      'within the limit',
      below,
      'low',
      'likely',
      'Your household’s income is not above $55,000, the limit for 3 people in Kings County, NY.',
    ],
    [
      'within a lower limit, by the yearly income',
      { ...below, 'income.income': '36000' },
      'veryLow',
      'likely',
      'Your household’s income is not above $36,000, the limit for 3 people in Kings County, NY.',
    ],
    [
      'above a lower limit, by the yearly income',
      { ...below, 'income.income': 36_001 },
      'veryLow',
      'unlikely',
      'Your household’s income is above $36,000, the limit for 3 people in Kings County, NY.',
    ],
    [
      'one person',
      { ...above, 'income.householdSize': '1' },
      'low',
      'unlikely',
      'Your household’s income is above $53,000, the limit for 1 person in Kings County, NY.',
    ],
    [
      'many people',
      { ...above, 'income.householdSize': 8 },
      'low',
      'unlikely',
      'Your household’s income is above $60,000, the limit for 8 people in Kings County, NY.',
    ],
    [
      'more than eight people, whose limit follows from that of four',
      { ...above, 'income.householdSize': '10' },
      'low',
      'unlikely',
      'Your household’s income is above $82,900, the limit for 10 people in Kings County, NY.',
    ],
    [
      'an area that is not known any more',
      { ...above, 'income.location': 'gone' },
      'low',
      'unlikely',
      'Your household’s income is above the limit where you live.',
    ],
  ])('%s', (_what, given, tier, fit, text) => {
    const [program] = judgeIncomeOf(given, tier);
    expect(program?.fit).toBe(fit);
    expect(program?.reasons.map((reason) => reason.text)).toEqual([text]);
  });

  it('is open where only the yearly income can tell', () => {
    expect(judgeIncomeOf(below, 'veryLow')).toEqual([
      {
        programId: 'program-1',
        fit: 'maybe',
        reasons: [],
        missing: [{ key: 'income.income', text: 'What is your household’s yearly income?' }],
      },
    ]);
  });

  it.each(['kings', 'gone'])('follows without the yearly income where it can, in %s', (location) => {
    const given = { ...below, 'income.location': location };
    expect(judgeIncomeOf(given, 'low', 'veryLow')[0]?.fit).toBe('likely');
    expect(judgeIncomeOf(given, 'veryLow', 'low')[0]?.fit).toBe('maybe');
  });

  it('names the answers of the income question that are missing', () => {
    expect(judgeIncomeOf({}, 'low')[0]?.missing.map(({ text }) => text)).toEqual([
      'Where do you live?',
      'How many people are in your household?',
      'Is your household’s income above the limit?',
    ]);
  });

  function judgeIncomeOf(given: EligibilityAnswers, tier: IncomeTier, asked: IncomeTier = 'low') {
    const income: EligibilityQuestion = {
      ...base,
      key: 'income',
      type: 'AMIComponent',
      props: { tier: asked },
    };
    const conditions: FitCondition[] = [{ income: { question: 'income', tier } }];
    const programs = [{ programId: 'program-1', conditions }];
    return judgeEligibility({ questions: [income], programs }, given, settings).programs;
  }
});

const settings = { locale: 'en', today: '2026-11-15', areas: new Map([['kings', buildArea()]]) } as const;

function judge(conditions: readonly FitCondition[], given = answers) {
  return judgeEligibility({ questions, programs: [{ programId: 'program-1', conditions }] }, given, settings);
}
