import { describe, expect, it } from 'vitest';
import { loanPreparation } from '../../loan-preparation/loan-preparation.ts';
import { matchedSavings } from '../../matched-savings/matched-savings.ts';
import { microBusinessGrant } from '../../micro-business-grant/micro-business-grant.ts';
import { getField, getQuestion, optionValuesOf } from '../../testing/find-field.ts';
import { errorsOf, openForm } from '../../testing/open-form.ts';

const tooLong = 'exceeds the character limit. Please reduce the number of characters.';

describe.each([microBusinessGrant, matchedSavings, loanPreparation])(
  'the financial questions of $key',
  (program) => {
    it('ask for financial statements [R140]', () => {
      const key = 'hasFinancialStatements.hasFinancialStatements';
      expect(optionValuesOf(program, key)).toEqual(['yes', 'no']);
      const section = program.sections.find((each) => each.key === 'financialInformation');
      const keys = section?.questionGroups.flatMap(({ questions }) => questions.map((each) => each.key));
      expect(keys).toContain('hasFinancialStatements');
    });

    it('need the sales of 2023 in dollars [R141]', () => {
      expect(getField(program, 'yearlySales.from2023')).toMatchObject({ inputType: 'Currency' });
      expect(errorsOf(openForm(program), 'yearlySales.from2023')).toEqual(['In 2023 is required']);
    });

    it('ask whether the numbers are revenue or sales [R149]', () => {
      expect(optionValuesOf(program, 'yearlySales.salesOrRevenue')).toEqual(['revenue', 'sales']);
    });

    it('ask whether the cash flow is positive [R150] [R151]', () => {
      expect(optionValuesOf(program, 'cashflowPositive.cashFlowPositive')).toEqual(['yes', 'no', 'unsure']);
    });

    it.each([
      ['revenueGoal', 'Revenue goal', 1000, '[R152]'],
      ['challengesAndMitigation', 'Challenges and what you will do', 1000, '[R153]'],
      ['businessPlan', 'Business plan', 1500, '[R155]'],
    ])('take under %s (%s) up to %i characters %s', (key, label, max) => {
      const form = openForm(program, { [key]: 'a'.repeat(max + 1) });
      expect(errorsOf(form, key)).toEqual([`${label} ${tooLong}`]);
      form.setAnswer(key, 'a'.repeat(max));
      expect(errorsOf(form, key)).toEqual([]);
    });

    it('suggest how much to write [R154] [R156]', () => {
      expect(getField(program, 'challengesAndMitigation').helperText).toBe('We suggest up to 200 words.');
      expect(getField(program, 'businessPlan').helperText).toBe('We suggest up to 300 words.');
    });

    it('take a written plan from those who have one [R157]', () => {
      expect(getField(program, 'businessPlanDocuments').type).toBe('Document');
      expect(getQuestion(program, 'businessPlanDocuments').skippable).toBe(true);
      expect(errorsOf(openForm(program), 'businessPlanDocuments')).toEqual([]);
    });
  },
);

describe('the years of sales', () => {
  const yearsOf = (program: Parameters<typeof getQuestion>[0]) =>
    getQuestion(program, 'yearlySales')
      .fields.map(({ key }) => key)
      .slice(1);
  const missingIn = (program: Parameters<typeof getQuestion>[0]) =>
    yearsOf(program).filter((key) => errorsOf(openForm(program), key).length > 0);

  it('are 2023 and, where wanted, 2022 for the grant [R142] [R143]', () => {
    expect(yearsOf(microBusinessGrant)).toEqual(['yearlySales.from2023', 'yearlySales.from2022']);
    expect(missingIn(microBusinessGrant)).toEqual(['yearlySales.from2023']);
  });

  it('are 2023 to 2019 for the savings program, which needs the first two [R144] [R145] [R199]', () => {
    expect(yearsOf(matchedSavings)).toEqual([
      'yearlySales.from2023',
      'yearlySales.from2022',
      'yearlySales.from2021',
      'yearlySales.from2020',
      'yearlySales.from2019',
    ]);
    expect(missingIn(matchedSavings)).toEqual(['yearlySales.from2023', 'yearlySales.from2022']);
  });

  it('are 2023 to 2019 for the loan program, which needs the first three [R146] [R147]', () => {
    expect(yearsOf(loanPreparation)).toHaveLength(5);
    expect(missingIn(loanPreparation)).toEqual([
      'yearlySales.from2023',
      'yearlySales.from2022',
      'yearlySales.from2021',
    ]);
  });
});
