import { describe, expect, it } from 'vitest';
import { describeChanges, describeLimits } from './describe-changes.ts';
import { listAmiKeys, type EligibilityContent, type EligibilityQuestion } from './eligibility.ts';
import type { IncomeLimitArea } from './income-limit.ts';
import { settleIncomes } from './income-question.ts';
import { nameAnswers, readCheckAnswers } from './name-answers.ts';
import { renewAnswers } from './renew-answers.ts';

const [location, householdSize, isIncomeAboveLimit] = listAmiKeys('home');
const home: EligibilityQuestion = { id: '1', key: 'home', type: 'AMIComponent', copy: 'Your household' };
const rents: EligibilityQuestion = { id: '2', key: 'rents', type: 'YesOrNo', copy: 'Do you rent?' };
const questions = [home, rents];

function kings(id: string, year: number, limit: number): IncomeLimitArea {
  const households = [{ householdSize: 3, incomeLimit: limit }];
  const limits = { extremelyLow: households, veryLow: households, low: households };
  return { id, county: 'Kings County', state: 'NY', incomeLimit: { id, year, limits } };
}

function renew(limitNow: number | undefined, said: boolean, income?: number) {
  const answers = {
    [location]: 'then',
    [householdSize]: '3',
    [isIncomeAboveLimit]: said,
    'home.income': income,
  };
  const now = limitNow === undefined ? [] : [['then', kings('now', 2025, limitNow)] as const];
  return renewAnswers(
    { questions, areas: new Map([['then', kings('then', 2024, 50_000)]]) },
    { questions, areas: new Map(now) },
    answers,
  );
}

describe('answers of an earlier day', () => {
  it.each([
    { limit: 52_000, said: false, is: false, why: 'whoever was within a limit is within a higher one' },
    { limit: 50_000, said: false, is: false, why: 'the limit is the same' },
    { limit: 48_000, said: false, is: undefined, why: 'a lower limit may be passed now' },
    { limit: 48_000, said: true, is: true, why: 'whoever was above a limit is above a lower one' },
    { limit: 52_000, said: true, is: undefined, why: 'a higher limit may not be passed any more' },
    { limit: 52_000, said: true, income: 51_000, is: false, why: 'the yearly income tells' },
    { limit: 52_000, said: false, income: 53_000, is: true, why: 'the yearly income tells' },
    { limit: undefined, said: false, is: undefined, why: 'there is no limit for the place' },
  ])('say $is about a limit of $limit after $said: $why', ({ limit, said, income, is }) => {
    const renewed = renew(limit, said, income);
    expect(renewed[isIncomeAboveLimit]).toBe(is);
    expect(renewed[location]).toBe(limit === undefined ? undefined : 'now');
  });

  it('name the limits that changed, and a place that has none any more', () => {
    const then = { questions, areas: new Map([['then', kings('then', 2024, 50_000)]]) };
    const answers = { [location]: 'then', [householdSize]: '3' };
    const compare = (areas: [string, IncomeLimitArea][]) =>
      describeLimits('en', then, { questions, areas: new Map(areas) }, answers);

    expect(compare([['then', kings('now', 2025, 52_300)]])).toEqual([
      'The limit for 3 people in Kings County, NY is now $52,300 (2025). It was $50,000 (2024).',
    ]);
    expect(compare([['then', kings('now', 2025, 50_000)]])).toEqual([]);
    expect(compare([])).toEqual(['There are no income limits for Kings County, NY today.']);
  });

  it('read in words, with the area by its name', () => {
    const areas = new Map([['then', kings('then', 2024, 50_000)]]);
    const answers = { [location]: 'then', [householdSize]: '8', [isIncomeAboveLimit]: 'false', rents: 'yes' };
    expect(readCheckAnswers(questions, answers, { locale: 'en', areas })).toEqual([
      { key: location, label: 'Where do you live?', value: 'Kings County, NY' },
      { key: householdSize, label: 'How many people are in your household?', value: '8' },
      { key: isIncomeAboveLimit, label: 'Is your household’s income above the limit?', value: 'No' },
      { key: 'rents', label: 'Do you rent?', value: 'Yes' },
    ]);
    expect(nameAnswers(questions, ['rents', location], 'en').map(({ text }) => text)).toEqual([
      'Do you rent?',
      'Where do you live?',
    ]);
  });
});

describe('the income of a household', () => {
  it('settles whether it is above the asked limit, where area and size are known', () => {
    const areas = new Map([['then', kings('then', 2024, 50_000)]]);
    const settle = (answers: Record<string, string>) =>
      settleIncomes(questions, { ...answers, [isIncomeAboveLimit]: 'said' }, areas)[isIncomeAboveLimit];

    expect(settle({ [location]: 'then', [householdSize]: '3', 'home.income': '50000' })).toBe(false);
    expect(settle({ [location]: 'then', [householdSize]: '3', 'home.income': '50001' })).toBe(true);
    expect(settle({ [location]: 'elsewhere', [householdSize]: '3', 'home.income': '50001' })).toBe('said');
    expect(settle({ [location]: 'then', [householdSize]: '3' })).toBe('said');
  });
});

describe('what changed between two versions', () => {
  const programs = [{ id: 'rent', name: 'Rent Relief' }];
  const before: EligibilityContent = { questions: [home, rents], programs: [] };
  it.each<[string, EligibilityContent, string[]]>([
    ['nothing', { programs: [], questions: [home, rents] }, []],
    ['texts', { ...before, title: 'Can you apply?' }, ['The texts changed.']],
    ['order', { ...before, questions: [rents, home] }, ['The questions come in another order.']],
    ['questions', { ...before, questions: [home] }, ['“Do you rent?” is no longer asked.']],
    [
      'a question',
      { ...before, questions: [home, { ...rents, props: { answer: 'yes' } }] },
      ['“Do you rent?” changed.'],
    ],
    [
      'programs',
      { ...before, programs: [{ programId: 'rent', conditions: [] }] },
      ['The result mentions Rent Relief.'],
    ],
  ])('is named: %s', (_what, after, said) => {
    expect(describeChanges('en', before, after, programs)).toEqual(said);
  });
});
