import { describe, expect, it } from 'vitest';
import { loanPreparation } from '../../loan-preparation/loan-preparation.ts';
import { matchedSavings } from '../../matched-savings/matched-savings.ts';
import { microBusinessGrant } from '../../micro-business-grant/micro-business-grant.ts';
import { getField, getQuestion, optionValuesOf } from '../../testing/find-field.ts';
import { errorsOf, isShown, openForm } from '../../testing/open-form.ts';

describe.each([microBusinessGrant, matchedSavings, loanPreparation])(
  'the owner questions of $key',
  (program) => {
    it('ask for the first, the middle and the last name of the owner [R092]', () => {
      const form = openForm(program);
      expect(errorsOf(form, 'businessOwnerName.first')).toEqual(['First name is required']);
      expect(errorsOf(form, 'businessOwnerName.last')).toEqual(['Last name is required']);
      expect(isShown(form, 'businessOwnerName.middle')).toBe(true);
      expect(errorsOf(form, 'businessOwnerName.middle')).toEqual([]);
    });

    it('ask for email, phone number and legal name [R093]', () => {
      const form = openForm(program, { email: 'denise', phoneNumber: '12' });
      expect(errorsOf(form, 'email')).toEqual(['Please enter a valid email address']);
      expect(errorsOf(form, 'phoneNumber')).toEqual(['Please enter a valid phone number']);
      expect(errorsOf(form, 'companyLegalName')).toEqual(['Legal name of the company is required']);
    });

    it('show how a phone number looks [R020]', () => {
      expect(getField(program, 'phoneNumber')).toMatchObject({ placeholder: '+1 (219) 873-2341' });
    });

    it('leave it open whether there is another name [R094] [R004] [Q439]', () => {
      expect(getQuestion(program, 'doingBusinessAs').skippable).toBe(true);
      expect(errorsOf(openForm(program), 'doingBusinessAs.name')).toEqual([]);
    });

    it('ask for the title [R095]', () => {
      expect(getField(program, 'title.title').type).toBe('Text');
      expect(errorsOf(openForm(program), 'title.title')).toEqual(['Title is required']);
    });

    it('take several ethnicities, and another one in words [R096]', () => {
      const form = openForm(program, { 'ethnicity.ethnicity': ['asian', 'white'] });
      expect(errorsOf(form, 'ethnicity.ethnicity')).toEqual([]);
      expect(isShown(form, 'ethnicity.other')).toBe(false);
      form.setAnswer('ethnicity.ethnicity', ['asian', 'other']);
      expect(errorsOf(form, 'ethnicity.other')).toEqual([
        'Your race or ethnicity, in your own words is required',
      ]);
    });

    it('ask for the home of the owner, in the city [R111]', () => {
      const home = { addressLine1: '1 Main St', city: 'Kansas City', state: 'MO', zip: '64105' };
      expect(errorsOf(openForm(program, { mailingAddress: home }), 'mailingAddress')).toEqual([]);
      expect(
        errorsOf(openForm(program, { mailingAddress: { ...home, city: 'Liberty' } }), 'mailingAddress'),
      ).toEqual(['The address must be in Kansas City']);
      expect(getField(program, 'mailingAddress').copy).toBe('Home address');
    });

    it('ask how many people live in the household [R112]', () => {
      expect(errorsOf(openForm(program, { householdSize: 'some' }), 'householdSize')).toContain(
        'Household size must be a number',
      );
      expect(errorsOf(openForm(program, { householdSize: 4 }), 'householdSize')).toEqual([]);
    });

    it('ask for dependents under 18, of 18 or over, or none [R113]', () => {
      const key = 'dependents.dependents';
      expect(getField(program, key).type).toBe('CheckboxGroup');
      expect(optionValuesOf(program, key)).toEqual(['yesUnder18', 'yesOver18', 'no']);
      expect(errorsOf(openForm(program, { [key]: ['yesUnder18', 'yesOver18'] }), key)).toEqual([]);
      expect(errorsOf(openForm(program, { [key]: ['yesUnder18', 'no'] }), key)).toEqual([
        'This answer cannot be combined with others',
      ]);
    });

    it.each([
      ['yesUnder18', 'yesOver18'],
      ['yesOver18', 'yesUnder18'],
    ])('count the dependents of %s and not those of %s [R114] [R115]', (chosen, other) => {
      const form = openForm(program, { 'dependents.dependents': [chosen] });
      expect(isShown(form, `dependents.${chosen}.number`)).toBe(true);
      expect(isShown(form, `dependents.${other}.number`)).toBe(false);
      form.setAnswer(`dependents.${chosen}.number`, 2.5);
      expect(errorsOf(form, `dependents.${chosen}.number`)).toEqual(['Enter a whole number']);
      form.setAnswer(`dependents.${chosen}.number`, 2);
      expect(errorsOf(form, `dependents.${chosen}.number`)).toEqual([]);
    });

    it.each([
      ['householdIncome.annualAmount', '[R116]'],
      ['creditScore.score', '[R119]'],
    ])('have ranges to choose from under %s %s', (key) => {
      expect(getField(program, key).type).toBe('Dropdown');
      expect(errorsOf(openForm(program), key)).toEqual(['A selection is required']);
    });

    it('ask whether the net worth is above $10,000 without home and vehicles [R117] [R118]', () => {
      expect(optionValuesOf(program, 'netWorthExceeds')).toEqual(['yes', 'no']);
      expect(getQuestion(program, 'netWorthExceeds').copy).toEqual({
        title: 'Is your net worth more than $10,000?',
        intro: 'Net worth is what you own minus what you owe. Do not count your home or your vehicles.',
      });
    });
  },
);
