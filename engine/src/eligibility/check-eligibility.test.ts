import { describe, expect, it } from 'vitest';
import { checkEligibility, listMissingAnswers } from './check-eligibility.ts';
import type { EligibilityQuestion } from './eligibility.ts';

const base = { id: '1', copy: 'Copy' };
const content: EligibilityQuestion = {
  ...base,
  key: 'about',
  type: 'Content',
  props: { content: 'Read this' },
};
const income: EligibilityQuestion = { ...base, key: 'income', type: 'AMIComponent' };
const county: EligibilityQuestion = {
  ...base,
  key: 'county',
  type: 'Dropdown',
  props: { label: 'County', items: [], answer: ['Grafton', 'Coos'] },
};
const zip: EligibilityQuestion = {
  ...base,
  key: 'zip',
  type: 'TextInput',
  props: { label: 'ZIP', answer: '03755' },
};
const anyZip: EligibilityQuestion = { ...base, key: 'zip', type: 'TextInput', props: { label: 'ZIP' } };
const rents: EligibilityQuestion = { ...base, key: 'rents', type: 'YesOrNo', props: { answer: 'yes' } };
const owns: EligibilityQuestion = { ...base, key: 'owns', type: 'YesOrNo' };

describe('checkEligibility', () => {
  it.each([
    ['income not above the limit', income, { 'income.isIncomeAboveLimit': 'false' }, 'eligible'],
    ['income not above the limit, as a boolean', income, { 'income.isIncomeAboveLimit': false }, 'eligible'],
    ['income above the limit', income, { 'income.isIncomeAboveLimit': 'true' }, 'ineligible'],
    ['no word about income', income, { income: 'false' }, 'ineligible'],
    ['an allowed choice', county, { county: 'Coos' }, 'eligible'],
    ['another choice', county, { county: 'Belknap' }, 'ineligible'],
    ['no choice', county, {}, 'ineligible'],
    ['the expected text', zip, { zip: '03755' }, 'eligible'],
    ['another text', zip, { zip: '3755' }, 'ineligible'],
    ['the expected yes', rents, { rents: 'yes' }, 'eligible'],
    ['an unexpected no', rents, { rents: 'no' }, 'ineligible'],
    ['any text where none is expected', anyZip, { zip: '99999' }, 'eligible'],
    ['any yes or no where none is expected', owns, { owns: 'no' }, 'eligible'],
    ['content to read', content, {}, 'eligible'],
  ] as const)('with %s', (_name, question, answers, result) => {
    expect(checkEligibility([question], answers)).toBe(result);
  });

  it('asks that every question passes', () => {
    expect(checkEligibility([content, county, rents], { county: 'Coos', rents: 'yes' })).toBe('eligible');
    expect(checkEligibility([content, county, rents], { county: 'Coos', rents: 'no' })).toBe('ineligible');
    expect(checkEligibility([content, county, rents], { county: 'Belknap', rents: 'yes' })).toBe(
      'ineligible',
    );
  });
});

describe('listMissingAnswers', () => {
  it('asks for an answer to everything but content', () => {
    expect(listMissingAnswers([content, county, anyZip, owns], {})).toEqual(['county', 'zip', 'owns']);
    expect(
      listMissingAnswers([content, county, anyZip, owns], { county: 'Coos', zip: ' ', owns: false }),
    ).toEqual(['zip']);
  });

  it('asks for location, household size and income', () => {
    expect(listMissingAnswers([income], {})).toEqual([
      'income.location',
      'income.householdSize',
      'income.isIncomeAboveLimit',
    ]);
    expect(
      listMissingAnswers([income], {
        'income.location': 'area-1',
        'income.householdSize': 3,
        'income.isIncomeAboveLimit': 'false',
      }),
    ).toEqual([]);
  });

  it('counts each missing answer, three for income', () => {
    expect(listMissingAnswers([content, income, county, rents], { 'income.householdSize': 8 })).toHaveLength(
      4,
    );
  });
});
