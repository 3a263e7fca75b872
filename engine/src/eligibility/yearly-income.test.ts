import { describe, expect, it } from 'vitest';
import { parseCurrency } from '../answers/currency.ts';
import type { Rule } from '../definition/rule.ts';
import { buildArea } from '../testing/build-area.ts';
import {
  incomeTiers,
  listAmiKeys,
  toIncomeKey,
  type EligibilityAnswers,
  type EligibilityQuestion,
  type FitCondition,
} from './eligibility.ts';
import { judgeEligibility } from './judge-eligibility.ts';
import { listIncomeKeys } from './list-income-keys.ts';
import { readCheckAnswers } from './name-answers.ts';

const area = buildArea();
const [location, householdSize, isIncomeAboveLimit] = listAmiKeys('home');
const income = { answer: toIncomeKey('home') };
const questions: EligibilityQuestion[] = [
  { id: '1', key: 'home', type: 'AMIComponent', copy: 'Your household' },
  { id: '2', key: 'rents', type: 'YesOrNo', copy: 'Do you rent?' },
];
const answers: EligibilityAnswers = {
  ...{ [location]: area.id, [householdSize]: '3', [isIncomeAboveLimit]: 'false', rents: 'yes' },
};

function judge(conditions: readonly FitCondition[], said: EligibilityAnswers = {}) {
  const settings = { locale: 'en', today: '2026-11-15', areas: new Map([[area.id, area]]) } as const;
  const content = { questions, programs: [{ programId: 'program-1', conditions }] };
  const [program] = judgeEligibility(content, { ...answers, ...said }, settings).programs;
  return { content, program: program ?? expect.fail('no program') };
}

const rents: Rule = { eq: [{ answer: 'rents' }, 'yes'] };
const isModest: Rule = { lte: [income, 40_000] };
const conditions: FitCondition[] = [
  ...incomeTiers.map((tier) => ({ income: { question: 'home', tier } })),
  ...[isModest, { gte: [income, 1] }, { lt: [{ answer: householdSize }, 4] }, rents].map((rule) => ({
    rule: rule as Rule,
  })),
  { rule: { and: [rents, { not: isModest }] } },
  { rule: { or: [{ not: rents }, isModest] } },
  { rule: { if: rents, then: { gt: [40_000, income] }, else: true } },
];

describe('a condition about the yearly income', () => {
  it.each(conditions.map((condition) => [JSON.stringify(condition), condition] as const))(
    'has the income asked for, exactly where %s cannot be settled without it',
    (_text, condition) => {
      const { content, program } = judge([condition]);
      const isMissing = program.missing.some(({ key }) => key === income.answer);
      expect(listIncomeKeys(content)).toEqual(isMissing ? ['home'] : []);
    },
  );

  it.each(['lte', 'gte', 'lt', 'gt', 'eq'] as const)(
    'says dollars for the dollars that “%s” compares',
    (operator) => {
      for (const limit of [1, 400, 40_000, 52_300, 1_250_000])
        for (const own of [limit - 1, limit, limit + 1]) {
          const { program } = judge([{ rule: { [operator]: [income, limit] } as unknown as Rule }], {
            [income.answer]: String(own),
          });
          const [reason = expect.fail('no reason')] = program.reasons;
          const [said, wish] = [...reason.text.matchAll(/“(\$[\d,.]+)”/g)].map(([, amount]) =>
            parseCurrency(amount ?? ''),
          );
          expect(said).toBe(own * 100);
          expect(wish).toBe(program.fit === 'unlikely' ? limit * 100 : undefined);
        }
    },
  );

  it('reads as people write it', () => {
    const { program } = judge([{ rule: isModest }], { [income.answer]: '48000' });
    expect(program.reasons.map(({ text }) => text)).toEqual([
      'You answered “$48,000” to “What is your household’s yearly income?” This program is for people who answered at most “$40,000.”',
    ]);
    const read = readCheckAnswers(
      questions,
      { [income.answer]: ' 48000 ' },
      { locale: 'en', areas: new Map() },
    );
    expect(read.map(({ value }) => value)).toEqual(['$48,000']);
  });
});

describe('a judgement for staff', () => {
  it.each(conditions.map((condition) => [JSON.stringify(condition), condition] as const))(
    'speaks of the household and never to it, with %s',
    (_text, condition) => {
      for (const amount of ['1', '39000', '500000'])
        for (const isAbove of ['true', 'false'])
          for (const areas of [new Map([[area.id, area]]), new Map()]) {
            const given = { ...answers, [income.answer]: amount, [isIncomeAboveLimit]: isAbove };
            const content = { questions, programs: [{ programId: 'program-1', conditions: [condition] }] };
            const judged = judgeEligibility(content, given, {
              ...{ locale: 'en', today: '2026-11-15', areas, reader: 'staff' },
            });
            const texts = [...judged.reasons, ...judged.programs.flatMap(({ reasons }) => reasons)];
            // Questions in quotes are as the person read them.
            for (const { text } of texts) expect(text.replaceAll(/“[^”]*”/g, '')).not.toMatch(/\byou/i);
          }
    },
  );
});
