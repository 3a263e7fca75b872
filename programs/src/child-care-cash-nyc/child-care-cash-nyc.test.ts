import { describe, expect, it } from 'vitest';
import { bronxZipCodes } from '../data/bronx-zip-codes.ts';
import { getField, optionValuesOf } from '../testing/find-field.ts';
import { listFaults } from '../testing/list-faults.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { childCareCashNycAnswerSets } from './child-care-cash-nyc.answers.ts';
import { childCareCashNyc } from './child-care-cash-nyc.ts';

describe('child-care-cash-nyc', () => {
  it('opens with a welcome, the study and the process, which takes 15 minutes [R343] [R344]', () => {
    expect(childCareCashNyc.introPages.map(({ key }) => key)).toEqual([
      'welcome',
      'research-evaluation',
      'application-process',
    ]);
    expect(childCareCashNyc.introPages[2].steps[0]?.title).toBe('It takes up to 15 minutes');
  });

  it('has its sections in order [R345]', () => {
    expect(childCareCashNyc.sections.map(({ key }) => key)).toEqual([
      'personalInfo',
      'providerInfo',
      'preferences',
      'review',
    ]);
  });

  it('asks first for the ZIP code, the mailing address and the date of birth [R346]', () => {
    const [personalInfo] = childCareCashNyc.sections;
    const fields = personalInfo.questionGroups.flatMap(({ questions }) =>
      questions.flatMap((question) => question.fields.map(({ key, type }) => `${key}: ${type}`)),
    );
    expect(fields).toEqual(['zipCode: Dropdown', 'mailingAddress: Address', 'dateOfBirth: Date']);
  });

  it('takes 22 ZIP codes of the Bronx [R320] [R321]', () => {
    const values = optionValuesOf(childCareCashNyc, 'zipCode');
    expect(values).toEqual(bronxZipCodes.values);
    expect(new Set(values).size).toBe(22);
    expect(values.every((zipCode) => zipCode >= '10451' && zipCode <= '10475')).toBe(true);
  });

  it.each([
    ['preferredLanguage', ['english', 'spanish', 'other'], '[R324]'],
    ['childcareBusinessType', ['family-child-daycare', 'group-family-daycare', 'other'], '[R348]'],
    [
      'estimatedChildcareLength',
      ['less-than-6-months', '7-months-to-a-year', 'more-than-a-year'],
      '[R351] [R352]',
    ],
    ['approvedForPayments', ['yes', 'no'], '[R353]'],
    ['caringForChildren', ['yes', 'no'], '[R354]'],
  ])('offers for %s the values %j %s', (key, values) => {
    expect(optionValuesOf(childCareCashNyc, key)).toEqual(values);
  });

  it('asks which other kind of child care it is [R349]', () => {
    const key = 'otherChildcareBusinessType';
    expect(isShown(openForm(childCareCashNyc, { childcareBusinessType: 'other' }), key)).toBe(true);
    expect(isShown(openForm(childCareCashNyc, { childcareBusinessType: 'group-family-daycare' }), key)).toBe(
      false,
    );
  });

  it('asks for the number and the date of the license [R350]', () => {
    const form = openForm(childCareCashNyc, { 'daycareLicense.dateIssued': '2027-01-01' });
    expect(errorsOf(form, 'daycareLicense.number')).toEqual(['License number is required']);
    expect(errorsOf(form, 'daycareLicense.dateIssued')).toEqual(['Date issued may not be in the future']);
  });

  it('has the provider check that the children are in their own care [R355]', () => {
    expect(getField(childCareCashNyc, 'isPrimaryCaregiver').type).toBe('Checkbox');
    expect(errorsOf(openForm(childCareCashNyc, { isPrimaryCaregiver: false }), 'isPrimaryCaregiver')).toEqual(
      ['This checkbox is required'],
    );
  });

  it('takes only a date of birth in the past [R356]', () => {
    expect(errorsOf(openForm(childCareCashNyc, { dateOfBirth: '2026-11-16' }), 'dateOfBirth')).toEqual([
      'Date of birth may not be in the future',
    ]);
    expect(errorsOf(openForm(childCareCashNyc, { dateOfBirth: '1984-03-09' }), 'dateOfBirth')).toEqual([]);
  });

  it.each(childCareCashNycAnswerSets.map((set) => [set.name, set] as const))('takes %s', (_name, set) => {
    expect(listFaults(childCareCashNyc, set)).toEqual([]);
  });
});
