import { describe, expect, it } from 'vitest';
import { philadelphiaZipCodes } from '../data/philadelphia-zip-codes.ts';
import { getField, getQuestion, optionValuesOf } from '../testing/find-field.ts';
import { listFaults } from '../testing/list-faults.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { childCareCashPhiladelphiaAnswerSets } from './child-care-cash-philadelphia.answers.ts';
import { childCareCashPhiladelphia as program } from './child-care-cash-philadelphia.ts';

describe('child-care-cash-philadelphia', () => {
  it('opens with a welcome, who can get it, the study and the process [R358]', () => {
    expect(program.introPages.map(({ key }) => key)).toEqual([
      'welcome',
      'eligibility-disclaimer',
      'research-evaluation',
      'application-process',
    ]);
  });

  it('says before the form that providers are 18, work 20 hours a week and have an MPI number that is checked each quarter [R366] [R369] [R370]', () => {
    const { body } = program.introPages[1];
    expect(body).toContain('You are 18 or older.');
    expect(body).toContain('You care for children at least 20 hours a week.');
    expect(body).toContain('Your MPI number is active. We check it every quarter.');
  });

  it('has its sections in order [R359]', () => {
    expect(program.sections.map(({ key }) => key)).toEqual([
      'personalInfo',
      'providerInfo',
      'preferences',
      'review',
    ]);
  });

  it('asks first for the ZIP code, the address of the home and the date of birth [R360] [R362]', () => {
    const fields = program.sections[0].questionGroups.flatMap(({ questions }) =>
      questions.flatMap((question) => question.fields.map(({ key, type }) => `${key}: ${type}`)),
    );
    expect(fields).toEqual(['zipCode: Dropdown', 'address: Address', 'dateOfBirth: Date']);
    expect(getQuestion(program, 'address').copy.title).toBe(
      'What is the address of your family child care home?',
    );
  });

  it('takes 80 ZIP codes of Philadelphia [R322] [R323]', () => {
    const values = optionValuesOf(program, 'zipCode');
    expect(values).toEqual(philadelphiaZipCodes.values);
    expect(new Set(values).size).toBe(80);
    expect(values.every((zipCode) => /^191\d\d$/.test(zipCode))).toBe(true);
  });

  it.each([
    ['preferredLanguage', ['english', 'spanish', 'arabic', 'other'], '[R325]'],
    ['childcareHomeLicense', ['yes', 'no'], '[R363]'],
    ['fccProgram', ['yes', 'no'], '[R367]'],
    ['childcareSubsides', ['yes', 'no'], '[R373] [R374]'],
    ['starRating', ['star-1', 'star-2', 'star-3', 'star-4', 'other'], '[R375]'],
    ['participateInfoSession', ['yes', 'no'], '[R377]'],
    ['preferredContactMethod', ['phone', 'sms', 'email', 'other'], '[R378]'],
  ])('offers for %s the values %j %s', (key, values) => {
    expect(optionValuesOf(program, key)).toEqual(values);
  });

  it('goes on only with a license [R364]', () => {
    expect(errorsOf(openForm(program, { childcareHomeLicense: 'no' }), 'childcareHomeLicense')).toEqual([
      'You must be licensed to operate a family child care home in order to continue the application',
    ]);
    expect(errorsOf(openForm(program, { childcareHomeLicense: 'yes' }), 'childcareHomeLicense')).toEqual([]);
  });

  it('asks for the MPI number and says that it is checked each quarter [R365] [R366]', () => {
    expect(errorsOf(openForm(program), 'mpiNumber')).toEqual(['MPI number is required']);
    expect(getQuestion(program, 'mpiNumber').copy.intro).toBe('We check this number every quarter.');
  });

  it('asks for the hours of a week as a number [R368]', () => {
    expect(getField(program, 'hoursPerWeek')).toMatchObject({ type: 'Text', inputType: 'Number' });
    expect(errorsOf(openForm(program, { hoursPerWeek: 'many' }), 'hoursPerWeek')).toEqual([
      'Hours each week must be a number',
      'Use digits only, for example 12',
    ]);
  });

  it.each([
    [{ numberOfChildren: 0 }, false],
    [{}, false],
    [{ numberOfChildren: 1 }, true],
  ])('asks after %j how many are under 5: %j [R371] [R372]', (answers, isAsked) => {
    expect(isShown(openForm(program, answers), 'numberOfChildrenUnder5')).toBe(isAsked);
  });

  it('counts no more children under 5 than children', () => {
    const form = openForm(program, { numberOfChildren: 2, numberOfChildrenUnder5: 3 });
    expect(errorsOf(form, 'numberOfChildrenUnder5')).toEqual([
      'This cannot be more than the number of children',
    ]);
  });

  it.each([
    ['otherStarRating', 'starRating', 'star-4', '[R376]'],
    ['otherPreferredContactMethod', 'preferredContactMethod', 'sms', '[R379]'],
  ])('asks for %s only when %s is other, not when it is %s %s', (key, deciding, hides) => {
    expect(isShown(openForm(program, { [deciding]: 'other' }), key)).toBe(true);
    expect(isShown(openForm(program, { [deciding]: hides }), key)).toBe(false);
  });

  it('takes only a date of birth in the past [R380]', () => {
    expect(errorsOf(openForm(program, { dateOfBirth: '2026-11-16' }), 'dateOfBirth')).toEqual([
      'Date of birth may not be in the future',
    ]);
  });

  it.each(childCareCashPhiladelphiaAnswerSets.map((set) => [set.name, set] as const))(
    'takes %s',
    (_name, set) => {
      expect(listFaults(program, set)).toEqual([]);
    },
  );
});
