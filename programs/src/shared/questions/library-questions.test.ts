import { describe, expect, it } from 'vitest';
import { capitalReadiness } from '../../capital-readiness/capital-readiness.ts';
import { usStates } from '../../data/us-states.ts';
import { getField, getQuestion, optionValuesOf } from '../../testing/find-field.ts';
import { listShownQuestions } from '../../testing/list-shown-questions.ts';
import { errorsOf, isShown, openForm } from '../../testing/open-form.ts';

function asked(key: string): readonly string[] {
  return errorsOf(openForm(capitalReadiness), key);
}

describe('the library questions about the owner', () => {
  it('are asked in this order [R088]', () => {
    expect(listShownQuestions(openForm(capitalReadiness), 'personalInfo')).toEqual([
      'gender',
      'birthYear',
      'bornInUS',
      'ethnicity',
      'language',
      'housingType',
      'address',
      'businessHours',
      'otherEmployment',
      'education',
      'studentDebt',
      'veteran',
      'disabled',
      'maritalStatus',
      'dependents',
      'childcareIssues',
      'transportation',
      'householdIncome',
      'personalBankAccount',
      'assets',
      'creditScore',
    ]);
  });

  it('have four answers for gender [R383] [Q435]', () => {
    expect(optionValuesOf(capitalReadiness, 'gender.gender')).toEqual([
      'female',
      'male',
      'prefer-not-to-answer',
      'other',
    ]);
    const form = openForm(capitalReadiness, { 'gender.gender': 'male' });
    expect(isShown(form, 'gender.other')).toBe(false);
    form.setAnswer('gender.gender', 'other');
    expect(isShown(form, 'gender.other')).toBe(true);
  });

  it.each([
    ['1985', []],
    ['85', ['Birth year must be exactly 4 characters long', 'Enter a year such as 1985']],
    ['19855', ['Birth year must be exactly 4 characters long']],
    ['abcd', ['Enter a year such as 1985']],
  ])('take %s for a birth year: %j [R384] [Q436] [Q437]', (year, errors) => {
    expect(getField(capitalReadiness, 'birthYear')).toMatchObject({ placeholder: 'YYYY' });
    expect(errorsOf(openForm(capitalReadiness, { birthYear: year }), 'birthYear')).toEqual(errors);
  });

  it('ask for the state or the country of birth [R385]', () => {
    const form = openForm(capitalReadiness, { bornInUS: 'yes' });
    expect(optionValuesOf(capitalReadiness, 'bornInUS')).toEqual(['yes', 'no']);
    expect(isShown(form, 'bornInUS.state')).toBe(true);
    expect(isShown(form, 'bornInUS.country')).toBe(false);
    form.setAnswer('bornInUS', 'no');
    expect(isShown(form, 'bornInUS.state')).toBe(false);
    expect(isShown(form, 'bornInUS.country')).toBe(true);
  });

  it('know the states by their abbreviations [R404] [R011] [Q438]', () => {
    expect(getField(capitalReadiness, 'bornInUS.state')).toMatchObject({
      type: 'Dropdown',
      searchable: true,
    });
    expect(usStates.values).toContainEqual({ label: 'Missouri', value: 'MO' });
    const values = optionValuesOf(capitalReadiness, 'bornInUS.state');
    expect(values.filter((value) => !/^[A-Z]{2}$/.test(value))).toEqual([]);
    const territories = ['AS', 'DC', 'GU', 'MP', 'PR', 'VI'];
    expect(values.filter((value) => !territories.includes(value))).toHaveLength(50);
  });

  it('take several ethnicities [R386]', () => {
    const form = openForm(capitalReadiness, { 'ethnicity.ethnicity': ['asian', 'white'] });
    expect(errorsOf(form, 'ethnicity.ethnicity')).toEqual([]);
  });

  it('ask for the language [R387]', () => {
    expect(asked('language.language')).toEqual(['A selection is required']);
  });

  it('have four kinds of housing [R388]', () => {
    expect(optionValuesOf(capitalReadiness, 'housingType')).toEqual([
      'own',
      'rentHouse',
      'rentCondoApartment',
      'houseless',
    ]);
  });

  it('call 30 hours full-time [R389]', () => {
    expect(getField(capitalReadiness, 'businessHours')).toMatchObject({
      options: [
        { label: 'Full-time (30 or more hours per week)' },
        { label: 'Part-time (less than 30 hours per week)' },
      ],
    });
  });

  it.each([
    'otherEmployment.otherEmployment',
    'education.academicStatus',
    'education.level',
    'studentDebt',
    'maritalStatus',
  ])('ask about %s [R390]', (key) => {
    expect(asked(key)).toEqual(['A selection is required']);
  });

  it('ask for the sector of another job [R390]', () => {
    const form = openForm(capitalReadiness, { 'otherEmployment.otherEmployment': 'no' });
    expect(isShown(form, 'otherEmployment.sector')).toBe(false);
    form.setAnswer('otherEmployment.otherEmployment', 'yes');
    expect(isShown(form, 'otherEmployment.sector')).toBe(true);
  });

  it('count dependents under 18 and from 18 on [R391]', () => {
    const form = openForm(capitalReadiness, { 'dependents.dependents': ['yesUnder18'] });
    expect(isShown(form, 'dependents.yesUnder18.number')).toBe(true);
    expect(isShown(form, 'dependents.yesOver18.number')).toBe(false);
    form.setAnswer('dependents.dependents', ['yesOver18']);
    expect(isShown(form, 'dependents.yesUnder18.number')).toBe(false);
    expect(isShown(form, 'dependents.yesOver18.number')).toBe(true);
  });

  it.each([
    ['transportation.modes', '[R392]'],
    ['householdIncome.annualAmount', '[R392]'],
    ['assets', '[R393]'],
    ['creditScore.score', '[R393]'],
  ])('ask about %s %s', (key) => {
    expect(asked(key)).toEqual(['A selection is required']);
  });
});

describe('the library questions about the business', () => {
  it('are asked in this order [R089]', () => {
    expect(listShownQuestions(openForm(capitalReadiness), 'businessInfo')).toEqual([
      'businessReason',
      'businessName',
      'doingBusinessAs',
      'yearEstablished',
      'legalStructure',
      'operatingAgreement',
      'insured',
      'industry',
      'socialImpactVenture',
      'branding',
      'socialMedia',
      'resourcesNeeded',
      'onlineRevenue',
      'adBudget',
      'popUpRevenue',
      'annualRevenue',
      'operatingInCity',
      'cityDepartments',
      'licenseExperience',
    ]);
  });

  it.each([
    ['businessReason.reasons', '[R394]'],
    ['legalStructure.structure', '[R394]'],
    ['operatingAgreement', '[R394]'],
    ['insured', '[R394]'],
    ['industry.industry', '[R394]'],
    ['resourcesNeeded', '[R397]'],
    ['onlineRevenue', '[R398]'],
    ['popUpRevenue.hasPopUpRevenue', '[R398]'],
    ['annualRevenue', '[R398]'],
    ['cityDepartments', '[R401]'],
    ['licenseExperience', '[R401]'],
  ])('ask about %s %s', (key) => {
    expect(asked(key)).toEqual(['A selection is required']);
  });

  it('ask for the name [R394]', () => {
    expect(asked('businessName')).toEqual(['Business name is required']);
  });

  it('have seven legal structures [R414]', () => {
    expect(getField(capitalReadiness, 'legalStructure.structure')).toMatchObject({
      options: [
        { label: 'Sole proprietor' },
        { label: 'C corp' },
        { label: 'S corp' },
        { label: 'Partnership' },
        { label: 'Trust/estate' },
        { label: 'LLC' },
        { label: 'Other' },
      ],
    });
  });

  it('leave another name and social media open [R395] [R396]', () => {
    expect(asked('doingBusinessAs.name')).toEqual([]);
    const links = getQuestion(capitalReadiness, 'socialMedia').fields.map(({ key }) => key);
    expect(links).toContain('socialMedia.instagram');
    expect(links.flatMap(asked)).toEqual([]);
  });

  it('ask for the online ads in dollars [R399]', () => {
    expect(getField(capitalReadiness, 'adBudget')).toMatchObject({ inputType: 'Currency' });
  });

  it('ask for the license of a business in Kansas City [R400]', () => {
    expect(getQuestion(capitalReadiness, 'operatingInCity').copy.title).toBe(
      'Does your business operate in Kansas City?',
    );
    expect(optionValuesOf(capitalReadiness, 'operatingInCity')).toEqual([
      'yesWithLicense',
      'yesLicenseExpired',
      'yesLicensePending',
      'yesNoLicense',
      'no',
    ]);
  });
});

describe('the library questions about capital', () => {
  it('are asked in this order [R090] [R402] [R403]', () => {
    expect(listShownQuestions(openForm(capitalReadiness), 'capitalReadiness')).toEqual([
      'businessBankAccount',
      'bankerRelationship',
      'accountant',
      'businessCreditCard',
      'loanApplications',
      'capitalChallenges',
      'covidRelief',
      'raisingCapital',
      'posSystem',
    ]);
  });

  it.each([
    ['businessBankAccount.yesOrNo', '[R402]'],
    ['bankerRelationship', '[R402]'],
    ['accountant', '[R402]'],
    ['businessCreditCard.yesOrNo', '[R402]'],
    ['loanApplications', '[R403]'],
    ['capitalChallenges.challenges', '[R403]'],
    ['covidRelief.programs', '[R403]'],
    ['raisingCapital', '[R403]'],
    ['posSystem', '[R403]'],
  ])('ask about %s %s', (key) => {
    expect(asked(key)).toEqual(['A selection is required']);
  });
});
