import { describe, expect, it } from 'vitest';
import { getField, optionValuesOf } from '../testing/find-field.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { capitalReadiness } from './capital-readiness.ts';

const sells = (...values: readonly string[]) => ({ 'sellToGovOrCorp.sellToGovOrCorp': values });

describe('selling to governments and corporations', () => {
  it('is to either, both or none [R065]', () => {
    expect(optionValuesOf(capitalReadiness, 'sellToGovOrCorp.sellToGovOrCorp')).toEqual([
      'sellsToGovernments',
      'sellsToCorporations',
      'no',
    ]);
    const form = openForm(capitalReadiness, sells('sellsToGovernments', 'no'));
    expect(errorsOf(form, 'sellToGovOrCorp.sellToGovOrCorp')).toEqual([
      'This answer cannot be combined with others',
    ]);
  });

  it('goes with several certifications, or another one [R066]', () => {
    expect(getField(capitalReadiness, 'certifications.certifications').type).toBe('CheckboxGroup');
    const form = openForm(capitalReadiness, { 'certifications.certifications': ['mbe', 'dbe'] });
    expect(errorsOf(form, 'certifications.certifications')).toEqual([]);
    expect(isShown(form, 'certifications.other')).toBe(false);
    form.setAnswer('certifications.certifications', ['mbe', 'other']);
    expect(errorsOf(form, 'certifications.other')).toEqual(['Which other certification? is required']);
  });

  it.each([
    [['sellsToGovernments'], true],
    [['sellsToCorporations'], true],
    [['no'], false],
    [[], false],
  ])('brings the questions about contracts and diversity for %j: %s [R074]', (values, isAsked) => {
    const form = openForm(capitalReadiness, sells(...values));
    expect(isShown(form, 'hasGovContract.hasGovContract')).toBe(isAsked);
    expect(isShown(form, 'hasCorpContract.hasCorpContract')).toBe(isAsked);
    expect(isShown(form, 'partOfCorpDiversityProgram')).toBe(isAsked);
  });

  it.each([
    ['hasGovContract', '[R068] [R069]'],
    ['hasCorpContract', '[R070]'],
  ])('asks with a yes under %s for the revenue in whole dollars [R071] %s', (key) => {
    expect(optionValuesOf(capitalReadiness, `${key}.${key}`)).toEqual(['yes', 'no']);
    expect(getField(capitalReadiness, `${key}.totalRevenue`)).toMatchObject({ inputType: 'Currency' });
    const form = openForm(capitalReadiness, { ...sells('sellsToGovernments'), [`${key}.${key}`]: 'no' });
    expect(isShown(form, `${key}.totalRevenue`)).toBe(false);
    form.setAnswer(`${key}.${key}`, 'yes');
    expect(isShown(form, `${key}.totalRevenue`)).toBe(true);
    form.setAnswer(`${key}.totalRevenue`, 1_250_050);
    expect(errorsOf(form, `${key}.totalRevenue`)).toEqual(['Enter whole dollars, without cents']);
    form.setAnswer(`${key}.totalRevenue`, 1_250_000);
    expect(errorsOf(form, `${key}.totalRevenue`)).toEqual([]);
    form.setAnswer(`${key}.totalRevenue`, 0);
    expect(errorsOf(form, `${key}.totalRevenue`)).toEqual([]);
  });

  it('shows the right label for corporate revenue and keeps the one of the source [R072]', () => {
    expect(getField(capitalReadiness, 'hasCorpContract.totalRevenue')).toMatchObject({
      copy: 'Total revenue from corporate contracts',
      sourceLabel: 'Government contracts',
    });
  });

  it('may be part of a diversity program [R073]', () => {
    expect(optionValuesOf(capitalReadiness, 'partOfCorpDiversityProgram')).toEqual(['yes', 'no']);
  });
});
