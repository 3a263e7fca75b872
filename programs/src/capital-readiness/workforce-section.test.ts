import { describe, expect, it } from 'vitest';
import { getField, optionValuesOf } from '../testing/find-field.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { capitalReadiness } from './capital-readiness.ts';

describe('the people who work for a business', () => {
  it('may include the owner on a W-2 [R045]', () => {
    expect(optionValuesOf(capitalReadiness, 'payYourselfAsW2')).toEqual(['yes', 'no']);
  });

  it('are of several kinds [R046]', () => {
    expect(getField(capitalReadiness, 'hasEmployees.values').type).toBe('CheckboxGroup');
    expect(optionValuesOf(capitalReadiness, 'hasEmployees.values')).toEqual([
      'fullTimeEmployees',
      'partTimeEmployees',
      'noEmployees',
      'contractorsConsultants',
    ]);
  });

  it('are not both some and none', () => {
    const form = openForm(capitalReadiness, { 'hasEmployees.values': ['noEmployees', 'partTimeEmployees'] });
    expect(errorsOf(form, 'hasEmployees.values')).toEqual(['Choose either employees or no employees']);
    form.setAnswer('hasEmployees.values', ['noEmployees', 'contractorsConsultants']);
    expect(errorsOf(form, 'hasEmployees.values')).toEqual([]);
  });

  it.each([
    ['employees.fullTime.number', 'fullTimeEmployees', 'partTimeEmployees', '[R047]'],
    ['employees.partTime.number', 'partTimeEmployees', 'fullTimeEmployees', '[R054]'],
  ])('are counted under %s when there are %s, not %s %s', (key, present, absent) => {
    expect(isShown(openForm(capitalReadiness, { 'hasEmployees.values': [present] }), key)).toBe(true);
    expect(
      isShown(openForm(capitalReadiness, { 'hasEmployees.values': [absent, 'contractorsConsultants'] }), key),
    ).toBe(false);
  });
});

describe.each([
  ['full-time', 'offersBenefitsFulltime', 'fullTimeBenefits', 'fullTimeEmployees', 'partTimeEmployees'],
  ['part-time', 'offersBenefitsParttime', 'partTimeBenefits', 'partTimeEmployees', 'fullTimeEmployees'],
])('the benefits of %s employees', (_kind, offer, benefits, present, absent) => {
  const offers = `${offer}.${offer}`;
  const staff = { 'hasEmployees.values': [present] };

  it('are offered or not [R048] [R055]', () => {
    expect(optionValuesOf(capitalReadiness, offers)).toEqual(['yes', 'no']);
  });

  it('need a reason of up to 200 characters when there are none [R049] [R050] [R055]', () => {
    const form = openForm(capitalReadiness, { ...staff, [offers]: 'yes' });
    expect(isShown(form, `${offer}.why`)).toBe(false);
    form.setAnswer(offers, 'no');
    expect(errorsOf(form, `${offer}.why`)).toEqual(["Why don't you offer benefits? is required"]);
    form.setAnswer(`${offer}.why`, 'a'.repeat(201));
    expect(errorsOf(form, `${offer}.why`)).toEqual([
      "Why don't you offer benefits? exceeds the character limit. Please reduce the number of characters.",
    ]);
    form.setAnswer(`${offer}.why`, 'a'.repeat(200));
    expect(errorsOf(form, `${offer}.why`)).toEqual([]);
  });

  it('are several of a list, or other ones [R051] [R052] [R056]', () => {
    expect(getField(capitalReadiness, `${benefits}.benefits`)).toMatchObject({
      type: 'Dropdown',
      multiple: true,
    });
    expect(optionValuesOf(capitalReadiness, `${benefits}.benefits`)).toContain('other');
    const form = openForm(capitalReadiness, {
      ...staff,
      [offers]: 'yes',
      [`${benefits}.benefits`]: ['paidTimeOff'],
    });
    expect(isShown(form, `${benefits}.other`)).toBe(false);
    form.setAnswer(`${benefits}.benefits`, ['paidTimeOff', 'other']);
    expect(errorsOf(form, `${benefits}.other`)).toEqual(['Which other benefit? is required']);
  });

  it('are asked for only where they are offered and there is someone to get them [R053] [R057]', () => {
    const form = openForm(capitalReadiness, { ...staff, [offers]: 'yes' });
    expect(isShown(form, `${benefits}.benefits`)).toBe(true);
    form.setAnswer(offers, 'no');
    expect(isShown(form, `${benefits}.benefits`)).toBe(false);
    form.setAnswer(offers, 'yes');
    form.setAnswer('hasEmployees.values', [absent]);
    expect(isShown(form, `${benefits}.benefits`)).toBe(false);
  });
});

describe('the plan to hire', () => {
  it('is for full-time employees, part-time ones, both or nobody [R060]', () => {
    expect(optionValuesOf(capitalReadiness, 'planToHire.planToHire')).toEqual([
      'hireAdditionalFullTimeEmployees',
      'hireAdditionalPartTimeEmployees',
      'noHiringPlans',
    ]);
    const form = openForm(capitalReadiness, {
      'planToHire.planToHire': ['noHiringPlans', 'hireAdditionalFullTimeEmployees'],
    });
    expect(errorsOf(form, 'planToHire.planToHire')).toEqual(['This answer cannot be combined with others']);
  });

  it.each([
    ['plannedFulltimeRoles', 'hireAdditionalFullTimeEmployees', 'hireAdditionalPartTimeEmployees', '[R061]'],
    ['plannedParttimeRoles', 'hireAdditionalPartTimeEmployees', 'hireAdditionalFullTimeEmployees', '[R062]'],
  ])('brings %s for %s, not %s [R063] %s', (key, plan, otherPlan) => {
    const form = openForm(capitalReadiness, {
      'planToHire.planToHire': [plan],
      [`${key}.number`]: 1.5,
      [`${key}.roles`]: ['sales', 'other'],
    });
    expect(errorsOf(form, `${key}.number`)).toEqual(['Enter a whole number']);
    expect(getField(capitalReadiness, `${key}.roles`)).toMatchObject({ type: 'Dropdown', multiple: true });
    expect(errorsOf(form, `${key}.other`)).toEqual(['Which other role? is required']);
    form.setAnswer(`${key}.roles`, ['sales']);
    expect(isShown(form, `${key}.other`)).toBe(false);
    form.setAnswer('planToHire.planToHire', [otherPlan]);
    expect(isShown(form, `${key}.number`)).toBe(false);
    expect(isShown(form, `${key}.roles`)).toBe(false);
  });
});
