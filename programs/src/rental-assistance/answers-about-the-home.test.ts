import { describe, expect, it } from 'vitest';
import { getField, getQuestion, optionValuesOf } from '../testing/find-field.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { rentalAssistance } from './rental-assistance.ts';

const home = { addressLine1: '41 Elm St', city: 'Nashua', state: 'NH', zip: '03060' };

describe('the applicant', () => {
  it('was born in the past [R266]', () => {
    expect(errorsOf(openForm(rentalAssistance, { dateOfBirth: '2026-11-16' }), 'dateOfBirth')).toEqual([
      'Date of birth may not be in the future',
    ]);
    expect(errorsOf(openForm(rentalAssistance, { dateOfBirth: '1990-01-01' }), 'dateOfBirth')).toEqual([]);
  });

  it('is asked for gender, race and ethnicity [R267]', () => {
    const form = openForm(rentalAssistance, { 'demographics.race': ['asian', 'white'] });
    expect(errorsOf(form, 'demographics.gender')).toEqual(['A selection is required']);
    expect(errorsOf(form, 'demographics.race')).toEqual([]);
    expect(errorsOf(form, 'demographics.ethnicity')).toEqual(['A selection is required']);
  });
});

describe('the home', () => {
  it('is in New Hampshire [R257]', () => {
    const form = openForm(rentalAssistance, { 'address.address': { ...home, state: 'MA' } });
    expect(errorsOf(form, 'address.address')).toEqual(['The address must be in New Hampshire']);
  });

  it('may be missing, and then nobody asks for mail or a landlord [R249] [R258]', () => {
    const unhoused = { city: 'Nashua', state: 'NH', zip: '03060', isUnhoused: true };
    const form = openForm(rentalAssistance, { 'address.address': unhoused });
    expect(errorsOf(form, 'address.address')).toEqual([]);
    for (const key of ['address.mailingAddress', 'address.landlord.contactName']) {
      expect(isShown(form, key)).toBe(false);
      expect(isShown(openForm(rentalAssistance, { 'address.address': home }), key)).toBe(true);
    }
  });

  it('can be where the mail goes [R259]', () => {
    const form = openForm(rentalAssistance, {
      'address.address': home,
      'address.mailingAddress': { copied: true },
    });
    expect(errorsOf(form, 'address.mailingAddress')).toEqual([]);
    expect(form.submittedAnswers()['address.mailingAddress']).toEqual({ ...home, copied: true });
  });

  it('has a landlord of whom only a name has to be known [R260] [R261] [R262]', () => {
    const form = openForm(rentalAssistance, { 'address.address': home });
    expect(errorsOf(form, 'address.landlord.contactName')).toEqual(["Landlord's name is required"]);
    const others = ['landlord.companyName', 'landlord.phone', 'landlord.email', 'landlordMailingAddress'];
    for (const key of others) {
      expect(isShown(form, `address.${key}`)).toBe(true);
      expect(errorsOf(form, `address.${key}`)).toEqual([]);
    }
  });
});

describe('the household', () => {
  it('is asked for its size, members, income and benefits [R250]', () => {
    const section = rentalAssistance.sections.find(({ key }) => key === 'householdInfo');
    const keys = section?.questionGroups.flatMap(({ questions }) => questions.map(({ key }) => key));
    expect(keys).toEqual(['householdSize', 'householdMembers', 'householdIncome', 'publicBenefits']);
  });

  it.each([
    [0, ['Size cannot be lower than 1']],
    [1, []],
    [2.5, ['Enter a whole number']],
  ])('of %j people gives %j [R289] [R290]', (householdSize, errors) => {
    expect(errorsOf(openForm(rentalAssistance, { householdSize }), 'householdSize')).toEqual(errors);
  });

  it('lists each member with a birth date in the past [R294] [R295]', () => {
    const form = openForm(rentalAssistance, {
      householdSize: 2,
      householdMembers: [{ dateOfBirth: '2026-11-16', race: ['asian', 'white'] }],
    });
    expect(errorsOf(form, 'householdMembers.0.name')).toEqual(['Full name is required']);
    expect(errorsOf(form, 'householdMembers.0.dateOfBirth')).toEqual([
      'Date of birth may not be in the future',
    ]);
    expect(errorsOf(form, 'householdMembers.0.gender')).toEqual(['A selection is required']);
    expect(errorsOf(form, 'householdMembers.0.race')).toEqual([]);
    expect(errorsOf(form, 'householdMembers.0.ethnicity')).toEqual(['A selection is required']);
  });

  it('has members to list only when someone does not live alone', () => {
    const missing = ['List of household members is required'];
    expect(errorsOf(openForm(rentalAssistance, { householdSize: 2 }), 'householdMembers')).toEqual(missing);
    expect(errorsOf(openForm(rentalAssistance, { householdSize: 1 }), 'householdMembers')).toEqual([]);
  });

  it('has an income of 0 or more that someone stands by [R291] [R292]', () => {
    const key = 'householdIncome.monthlyAmount';
    expect(getField(rentalAssistance, key)).toMatchObject({ inputType: 'Currency' });
    const form = openForm(rentalAssistance, { [key]: -1 });
    expect(errorsOf(form, key)).toEqual(['Amount cannot be lower than 0']);
    expect(errorsOf(openForm(rentalAssistance, { [key]: 0 }), key)).toEqual([]);
    expect(errorsOf(form, 'householdIncome.attestation')).toEqual(['This checkbox is required']);
  });

  it('earns in a year twelve times what it earns in a month [R293]', () => {
    const form = openForm(rentalAssistance, { 'householdIncome.monthlyAmount': 123_456 });
    expect(form.findField('householdIncome.annualized')?.value).toBe(1_481_472);
  });

  it('may skip the benefits it got since January 1, 2020 [R296] [R297] [R298]', () => {
    const key = 'publicBenefits.qualifiedBenefits';
    expect(optionValuesOf(rentalAssistance, key)).toEqual([
      'snap',
      'fanfTanf',
      'ssi',
      'oaa',
      'anb',
      'electricalAssistance',
      'wic',
      'headStart',
      'fuelAssistance',
    ]);
    expect(getField(rentalAssistance, key)).toMatchObject({
      type: 'CheckboxGroup',
      copy: 'Public benefits since January 1, 2020',
    });
    expect(errorsOf(openForm(rentalAssistance), key)).toEqual(['A selection is required']);
    expect(errorsOf(openForm(rentalAssistance, { 'publicBenefits.skipped': true }), key)).toEqual([]);
  });
});

describe('the help that is asked for', () => {
  it.each(['requests.rentalAssistance', 'requests.utilityAssistance', 'requests.otherExpenses'])(
    'may leave out %s [R307] [R004]',
    (key) => {
      expect(getQuestion(rentalAssistance, key).skippable).toBe(true);
    },
  );

  it('shows the right labels of the rent and keeps those of the source [R308] [R309]', () => {
    expect(getField(rentalAssistance, 'requests.rentalAssistance.pastDueAmount')).toMatchObject({
      copy: 'Rent that you owe now',
      sourceLabel: 'Monthly rent amount',
    });
    expect(getField(rentalAssistance, 'requests.rentalAssistance.monthlyRentAmount')).toMatchObject({
      copy: 'Rent for one month',
      sourceLabel: 'Past due amount',
    });
    const form = openForm(rentalAssistance);
    expect(errorsOf(form, 'requests.rentalAssistance.pastDueAmount')).toEqual([
      'Rent that you owe now is required',
    ]);
  });

  it.each([
    ['requests.utilityAssistance.pastDue', '[R310]'],
    ['requests.utilityAssistance.current', '[R311]'],
  ])('lists in %s bills that need no account number [R312] %s', (key) => {
    expect(errorsOf(openForm(rentalAssistance), key)).toEqual([]);
    const form = openForm(rentalAssistance, { [key]: [{}] });
    expect(errorsOf(form, `${key}.0.type`)).toEqual(['A selection is required']);
    expect(errorsOf(form, `${key}.0.provider`)).toEqual(['Company is required']);
    expect(isShown(form, `${key}.0.accountNumber`)).toBe(true);
    expect(errorsOf(form, `${key}.0.accountNumber`)).toEqual([]);
    expect(errorsOf(form, `${key}.0.amount`)).toEqual(['Amount is required']);
  });

  it('covers up to 18 months of utilities, back to March 13, 2020 [R300]', () => {
    expect(getQuestion(rentalAssistance, 'requests.utilityAssistance').copy.intro).toContain(
      'up to 18 months of bills, back to March 13, 2020',
    );
  });

  it('names for other costs who is owed and how much [R314]', () => {
    const form = openForm(rentalAssistance, { 'requests.otherExpenses.expenses': [{}] });
    expect(errorsOf(form, 'requests.otherExpenses.expenses.0.expenseProvider')).toEqual([
      'Company or person you owe is required',
    ]);
    expect(errorsOf(form, 'requests.otherExpenses.expenses.0.amount')).toEqual(['Amount is required']);
  });
});

describe('the documents', () => {
  const keys = ['residency', 'income', 'rentAmount', 'utilityBills', 'internetBills'].map(
    (kind) => `documents.${kind}`,
  );

  it('are five uploads on a panel that can be skipped [R253] [R287]', () => {
    const question = getQuestion(rentalAssistance, 'documents');
    expect(question).toMatchObject({ layout: 'panel', skippable: true });
    expect(question.fields.map(({ key, type }) => `${key}: ${type}`)).toEqual(
      keys.map((key) => `${key}: Document`),
    );
  });

  it('are each asked for while there is none [R288]', () => {
    const form = openForm(rentalAssistance);
    for (const key of keys) expect(errorsOf(form, key)).toEqual(['At least one document is required']);
  });

  it.each(keys)('are enough with %s alone [R288]', (given) => {
    const form = openForm(rentalAssistance, { [given]: [{ id: 'document-1', filename: 'paper.pdf' }] });
    for (const key of keys) expect(errorsOf(form, key)).toEqual([]);
  });
});
