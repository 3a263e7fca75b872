import { reportForm } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { externalIncomeTypes } from '../data/external-income-types.ts';
import { getField, getQuestion, optionValuesOf } from '../testing/find-field.ts';
import { listFaults } from '../testing/list-faults.ts';
import { listUnseen } from '../testing/list-unseen.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { childCareSubsidyAnswerSets } from './child-care-subsidy.answers.ts';
import { childCareSubsidy } from './child-care-subsidy.ts';

const [whole] = childCareSubsidyAnswerSets;

describe('the child care subsidy', () => {
  it('presents itself as emergency cash from the county [Q201]', () => {
    expect(childCareSubsidy.introPages[0]).toMatchObject({
      title: 'Child care subsidy emergency cash assistance',
      body: expect.stringContaining('emergency cash from the county child care subsidy program') as string,
    });
  });

  it('has its sections in order [Q202]', () => {
    expect(childCareSubsidy.sections.map(({ name }) => name)).toEqual([
      'Applicant Information',
      'Household Information',
      'Employment & Income',
      'Your Expenses',
      'Supporting Documents',
      'Review',
    ]);
  });

  it.each(childCareSubsidyAnswerSets)('can be submitted by $name', (set) => {
    expect(listFaults(childCareSubsidy, set)).toEqual([]);
  });

  it('has no branch that these people do not walk', () => {
    expect(listUnseen(childCareSubsidy, childCareSubsidyAnswerSets)).toEqual([]);
  });

  it('needs an affirmation [Q249]', () => {
    const form = openForm(childCareSubsidy, { ...whole?.answers, affirmation: false });
    expect(reportForm(form).sections.filter(({ isComplete }) => !isComplete)).toMatchObject([
      { key: 'review' },
    ]);
  });
});

describe('the applicant', () => {
  it.each([
    'race.race',
    'gender.gender',
    'sexualIdentity',
    'preferredLanguageReading',
    'preferredLanguageSpeaking',
    'phoneNumber',
    'mailingAddress',
  ])('is asked for %s [Q205] [Q206] [Q208] [Q210]', (key) => {
    expect(errorsOf(openForm(childCareSubsidy), key)).not.toEqual([]);
  });

  it('may have more than one sexual identity [Q206]', () => {
    const form = openForm(childCareSubsidy, { sexualIdentity: ['gay-or-lesbian', 'bisexual'] });
    expect(errorsOf(form, 'sexualIdentity')).toEqual([]);
  });

  it('names a household representative only when there is one [Q211]', () => {
    const areShown = (householdRepresentative: string) =>
      ['householdRepresentative.firstName', 'householdRepresentative.lastName'].map((key) =>
        isShown(openForm(childCareSubsidy, { householdRepresentative }), key),
      );
    expect(areShown('yes')).toEqual([true, true]);
    expect(areShown('no')).toEqual([false, false]);
  });
});

describe('the household', () => {
  it('lists members by name, birth date and place in it [Q212] [Q213]', () => {
    const form = openForm(childCareSubsidy, { householdMembers: [{}] });
    expect(
      ['firstName', 'LastName', 'dateOfBirth', 'householdRelationship'].map((key) =>
        errorsOf(form, `householdMembers.0.${key}`),
      ),
    ).toEqual([
      ['First name is required'],
      ['Last name is required'],
      ['Date of birth is required'],
      ['A selection is required'],
    ]);
  });

  it('takes several places of a member [Q214]', () => {
    expect(getField(childCareSubsidy, 'householdMembers.householdRelationship').type).toBe('CheckboxGroup');
    expect(optionValuesOf(childCareSubsidy, 'householdMembers.householdRelationship')).toEqual([
      'head-of-household',
      'dependent',
      'spouse',
      'domestic-partner',
    ]);
  });

  it.each([
    ['2026-11-14', []],
    ['2026-11-16', ['Date of birth may not be in the future']],
  ])('takes a birth date of %s or says: %j [Q215]', (dateOfBirth, errors) => {
    const form = openForm(childCareSubsidy, { householdMembers: [{ dateOfBirth }] });
    expect(errorsOf(form, 'householdMembers.0.dateOfBirth')).toEqual(errors);
  });

  it.each([
    'publicAssistance',
    'pregnancy',
    'fosterChild',
    'employed',
    'unEarnedIncome',
    'lostJob',
    'expenses',
  ])('says yes or no to %s [Q216] [Q221] [Q222] [Q226] [Q237] [Q239]', (key) => {
    expect(optionValuesOf(childCareSubsidy, key)).toEqual(['yes', 'no']);
  });

  it('names its programs when it gets public assistance, also others [Q217] [Q218] [Q219]', () => {
    const keys = ['enrolledPrograms', 'enrolledProgramsOther'];
    const shownFor = (publicAssistance: string, enrolledPrograms: readonly string[]) => {
      const form = openForm(childCareSubsidy, { publicAssistance, enrolledPrograms });
      return keys.filter((key) => isShown(form, key));
    };
    expect(shownFor('no', ['other'])).toEqual([]);
    expect(shownFor('yes', ['snap', 'wic'])).toEqual(['enrolledPrograms']);
    expect(shownFor('yes', ['snap', 'other'])).toEqual(keys);
  });
});

describe('work and income', () => {
  it('describe each job of someone who has one [Q223] [Q225]', () => {
    const form = openForm(childCareSubsidy, { employed: 'yes', jobs: [{}] });
    const keys = ['jobTitle', 'employerName', 'typeEmployment', 'employerAddress', 'employerPhoneNumber'];
    expect(keys.map((key) => isShown(form, `jobs.0.${key}`))).toEqual([true, true, true, true, true]);
    expect(isShown(openForm(childCareSubsidy, { employed: 'no' }), 'jobs')).toBe(false);
  });

  it('know five kinds of job [Q224]', () => {
    expect(optionValuesOf(childCareSubsidy, 'jobs.typeEmployment')).toEqual([
      'part-time',
      'full-time',
      'contract',
      'temporary',
      'seasonal',
    ]);
  });

  it('look back 60 days for a lost or changed job [Q237] [Q238]', () => {
    expect(getField(childCareSubsidy, 'lostJob').copy).toBe(
      'In the past 60 days, did anyone in your household lose a job or change jobs?',
    );
  });

  it('know twenty kinds of other money, and parts of financial aid, and ask for none [Q227] [Q228] [Q230]', () => {
    const errorsFor = (externalIncome: readonly string[]) =>
      errorsOf(openForm(childCareSubsidy, { unEarnedIncome: 'yes', externalIncome }), 'externalIncome');
    expect(externalIncomeTypes.values).toHaveLength(20);
    expect(errorsFor([])).toEqual([]);
    expect(errorsFor(['alimony', 'financial-aid', 'scholarships'])).toEqual([]);
    expect(errorsFor(['scholarships'])).toEqual(['Choose an option from the list']);
  });

  it('ask who gets other money only when a kind was chosen [Q231] [Q232] [Q234]', () => {
    const isAsked = (externalIncome: readonly string[]) =>
      isShown(openForm(childCareSubsidy, { unEarnedIncome: 'yes', externalIncome }), 'incomeExpiration');
    expect([isAsked([]), isAsked(['alimony'])]).toEqual([false, true]);
    expect(getField(childCareSubsidy, 'incomeExpiration')).toMatchObject({
      subFields: [
        { key: 'personGettingTheMoney' },
        { key: 'fromWhere' },
        { key: 'howMuch', inputType: 'Currency' },
        { key: 'howOften' },
        { key: 'howOftenOther' },
        { key: 'expectToContinue' },
        { key: 'incomeNotContinueReason' },
      ],
    });
    expect(optionValuesOf(childCareSubsidy, 'incomeExpiration.howOften')).toEqual([
      'once',
      'weekly',
      'other',
    ]);
  });

  it('take a reason only for money that will stop, and do not need it [Q233] [Q235] [Q236]', () => {
    const path = 'incomeExpiration.0.incomeNotContinueReason';
    const openFor = (expectToContinue: string) =>
      openForm(childCareSubsidy, {
        unEarnedIncome: 'yes',
        externalIncome: ['alimony'],
        incomeExpiration: [{ expectToContinue }],
      });
    expect([isShown(openFor('no'), path), isShown(openFor('yes'), path)]).toEqual([true, false]);
    expect(errorsOf(openFor('no'), path)).toEqual([]);
  });
});

describe('expenses, the request and documents', () => {
  it('ask what meals and housing cost who pays for them, without need [Q239] [Q240] [Q241] [Q242]', () => {
    const keys = ['spendOnMeals', 'spendOnUtilitiesAndHousing'];
    const paying = openForm(childCareSubsidy, { expenses: 'yes' });
    expect(keys.map((key) => isShown(paying, key))).toEqual([true, true]);
    expect(keys.flatMap((key) => errorsOf(paying, key))).toEqual([]);
    expect(keys.map((key) => isShown(openForm(childCareSubsidy, { expenses: 'no' }), key))).toEqual([
      false,
      false,
    ]);
    expect(keys.map((key) => getField(childCareSubsidy, key))).toMatchObject([
      { inputType: 'Currency' },
      { inputType: 'Currency' },
    ]);
  });

  it('take an amount up to what the program gives, and say how much that is [Q243] [Q244]', () => {
    const form = openForm(childCareSubsidy, { requestedAmount: 120_001 }, { maxFundingCents: 120_000 });
    expect(errorsOf(form, 'requestedAmount')).toEqual(['Requested amount cannot be higher than $1,200']);
    expect(getQuestion(childCareSubsidy, 'requestedAmount').copy.intro).toBe(
      'You can ask for up to {{maxAmount}}.',
    );
  });

  it('leave room for comments without asking for them [Q246] [Q247]', () => {
    expect(isShown(openForm(childCareSubsidy), 'comments.commentsField')).toBe(true);
    expect(errorsOf(openForm(childCareSubsidy), 'comments.commentsField')).toEqual([]);
  });

  it('need a document, in their own section [Q248]', () => {
    expect(errorsOf(openForm(childCareSubsidy), 'documents.supportingDocuments')).toEqual([
      'At least one document is required',
    ]);
    expect(childCareSubsidy.sections[4].questionGroups[0]?.questions[0]?.key).toBe('supportingDocuments');
  });
});
