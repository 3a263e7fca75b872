import {
  judgeEligibility,
  listIncomeKeys,
  type EligibilityQuestion,
  type FitCondition,
  type Rule,
} from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { listSubjects, readCondition, startCondition, toCondition } from './condition-draft.ts';

const questions: EligibilityQuestion[] = [
  { id: '1', key: 'rents', type: 'YesOrNo', copy: 'Do you rent?' },
  { id: '2', key: 'code', type: 'TextInput', copy: 'Your code?', props: { label: 'Code' } },
  { id: '3', key: 'home', type: 'AMIComponent', copy: 'Your household' },
];
const subjects = listSubjects(questions, { yes: 'Yes', no: 'No' });

function judge(condition: FitCondition, answers: Readonly<Record<string, string>>) {
  const programs = [{ programId: 'p1', conditions: [condition] }];
  const settings = { locale: 'en', today: '2026-11-15', areas: new Map<string, never>() } as const;
  return judgeEligibility({ questions, programs }, answers, settings).programs[0]?.fit;
}

describe('a condition in the editor', () => {
  it.each(subjects.map((subject) => [subject.key, subject] as const))(
    'about %s starts as one that is shown as it is',
    (_key, subject) => {
      const draft = startCondition(subject);
      expect(readCondition(toCondition(draft))).toEqual(draft);
    },
  );

  it('about the yearly income starts with an amount of a year, which is asked for', () => {
    const income = subjects.find(({ part }) => part === 'income') ?? expect.fail('no income');
    const draft = startCondition(income);
    expect(draft).toEqual({ kind: 'atMost', key: 'home.income', number: 40_000 });
    const programs = [{ programId: 'p1', conditions: [toCondition(draft)] }];
    expect(listIncomeKeys({ questions, programs })).toEqual(['home']);
  });

  const values: readonly Rule[] = ['yes', 'no', { literal: 'yes' }, 4, { literal: 4 }, true];
  const written = ['rents', 'code', 'home.householdSize'].flatMap((key) =>
    values.flatMap((value): Rule[] => {
      const equals: Rule = { eq: [{ answer: key }, value] };
      return [equals, { not: equals }];
    }),
  );
  it.each(written.map((rule) => [JSON.stringify(rule), rule] as const))(
    'of a file is shown and means the same: %s',
    (_text, rule) => {
      const draft = readCondition({ rule }) ?? expect.fail('not shown');
      for (const said of ['yes', 'no', '4', 'true', '1'])
        for (const key of ['rents', 'code', 'home.householdSize'])
          expect(judge(toCondition(draft), { [key]: said })).toBe(judge({ rule }, { [key]: said }));
    },
  );

  it.each<Rule>([
    true,
    { eq: [{ answer: 'rents' }, { answer: 'code' }] },
    { eq: [{ answer: 'rents' }, null] },
    { and: [{ eq: [{ answer: 'rents' }, 'yes'] }] },
    { not: true },
  ])('that says more stays as it is: %j', (rule) => {
    expect(readCondition({ rule })).toBeUndefined();
  });
});
