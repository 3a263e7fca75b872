import { reportForm } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { mobilityPilotConsent } from '../mobility-pilot-consent/mobility-pilot-consent.ts';
import { getField, getQuestion, optionValuesOf } from '../testing/find-field.ts';
import { listFaults } from '../testing/list-faults.ts';
import { listUnseen } from '../testing/list-unseen.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { mobilityPilotAnswerSets } from './mobility-pilot.answers.ts';
import { mobilityPilot } from './mobility-pilot.ts';

const introText = JSON.stringify(mobilityPilot.introPages);

describe('the economic mobility pilot', () => {
  it.each([
    'People chosen by lottery get up to $750 a month for 15 months.',
    'If you are chosen and you are eligible, you may join the pilot.',
    'Coaching is optional and lasts 21 months.',
    'The first payment will come by the end of October 2023.',
    'You cannot change your application after you submit it',
    'If you withdraw from the pilot, you cannot rejoin it.',
    'You are 18 or over.',
    'You are employed.',
    'You have a child who is 16 or younger.',
    'Your household income is between 150% and 250% of the 2023 federal poverty level.',
    'You live in one of these ZIP codes: 60030, ',
  ])('says before the form: %s [Q374] [Q389] [Q403] [Q404] [Q405] [Q406] [Q409] [Q410]', (text) => {
    expect(introText).toContain(text);
  });

  it('shows what the income limits are in dollars [Q405] [Q408]', () => {
    expect(introText).toContain('- 2 people: $29,580 to $49,300');
    expect(introText).toContain('- 4 people: $45,000 to $75,000');
  });

  it('has its sections in order, with both consents in the review [Q375] [Q376]', () => {
    expect(mobilityPilot.sections.map(({ key }) => key)).toEqual([
      'applicantInformation',
      'householdAndEmployment',
      'preferredPaymentMethod',
      'demographicInformation',
      'review',
    ]);
    expect(mobilityPilot.sections.at(-1)?.questionGroups.map(({ key }) => key)).toEqual([
      'applicationConsent',
      'researchConsent',
    ]);
  });

  it('is final once submitted, and closed to everyone who withdrew from it or from its consent [Q401] [Q402]', () => {
    const closed = ['mobility-pilot', 'mobility-pilot-consent'];
    expect(mobilityPilot.history).toEqual({ isFinal: true, closedAfterWithdrawalFrom: closed });
    expect(mobilityPilotConsent.history).toEqual(mobilityPilot.history);
  });

  it('tells who withdrew that there is no way back', () => {
    expect(mobilityPilot.overrides.statuses[1]).toEqual({
      status: 'WithdrawnClosed',
      message:
        'Your application was withdrawn. People who withdraw from the pilot cannot rejoin it. Contact your case manager if you have questions.',
    });
  });

  it.each(mobilityPilotAnswerSets)('can be submitted by $name', (set) => {
    expect(listFaults(mobilityPilot, set)).toEqual([]);
  });

  it('has no branch that these people do not walk', () => {
    expect(listUnseen(mobilityPilot, mobilityPilotAnswerSets)).toEqual([]);
  });
});

describe('the applicant', () => {
  it.each(['identityVerification', 'addressVerification', 'childCustodialDocumentation'])(
    'uploads at least one document for %s, of those listed [Q377] [Q378] [Q379]',
    (name) => {
      const form = openForm(mobilityPilot);
      expect(errorsOf(form, `documents.${name}`)).toEqual(['At least one document is required']);
      expect(getQuestion(mobilityPilot, name).copy.intro).toBe('Upload at least one of these documents:');
      expect(getField(mobilityPilot, `${name}.accepted`).copy.split('\n').length).toBeGreaterThan(4);
    },
  );

  it.each<[string, Record<string, string>, readonly string[]]>([
    ['no phone', {}, []],
    ['a phone', { phoneNumber: '3125550164' }, ['permissionToCall', 'isCellularPhone']],
    [
      'a phone to call',
      { phoneNumber: '3125550164', permissionToCall: 'yes' },
      ['permissionToCall', 'permissionForVoicemail', 'isCellularPhone'],
    ],
    [
      'a cell phone',
      { phoneNumber: '3125550164', permissionToCall: 'no', isCellularPhone: 'yes' },
      ['permissionToCall', 'isCellularPhone', 'permissionToText'],
    ],
    ['a number taken back', { phoneNumber: '', permissionToCall: 'yes', isCellularPhone: 'yes' }, []],
  ])('with %s is asked what we may do with it [Q381] [Q382] [Q383] [Q384]', (_phone, answers, shown) => {
    const form = openForm(mobilityPilot, answers);
    const keys = ['permissionToCall', 'permissionForVoicemail', 'isCellularPhone', 'permissionToText'];
    expect(keys.filter((key) => isShown(form, key))).toEqual(shown);
    expect(errorsOf(form, 'phoneNumber')).toEqual([]);
  });

  it('chooses a way to be contacted and a language [Q385] [Q386]', () => {
    expect(optionValuesOf(mobilityPilot, 'preferredMethodOfCommunication')).toEqual([
      'email',
      'text',
      'phoneCall',
    ]);
    expect(errorsOf(openForm(mobilityPilot), 'language.language')).toEqual(['A selection is required']);
  });

  it.each([
    ['', ['A selection is required']],
    ['no', ['You must have a child that is 16 years old or younger to be eligible for this program.']],
    ['yes', []],
  ])('says "%s" to a child of 16 or younger and reads: %j [Q387] [Q388]', (has16YearOldOrYounger, errors) => {
    expect(errorsOf(openForm(mobilityPilot, { has16YearOldOrYounger }), 'has16YearOldOrYounger')).toEqual(
      errors,
    );
  });
});

describe('the household', () => {
  const openHousehold = (...householdMembers: readonly Record<string, string | number>[]) =>
    openForm(mobilityPilot, { householdMembers });

  it('earns in a year what its members earn, however often they are paid [Q390] [Q391]', () => {
    const form = openHousehold(
      { income: 10_000, incomePeriod: 'weekly' },
      { income: 10_000, incomePeriod: 'every-two-weeks' },
      { income: 10_000, incomePeriod: 'twice-a-month' },
      { income: 10_000, incomePeriod: 'monthly' },
      { income: 10_000, incomePeriod: 'yearly' },
      { income: 0 },
    );
    expect(form.findField('householdIncome.annualized')?.value).toBe(1_150_000);
  });

  it('must earn something [Q392]', () => {
    const message = 'You must have a household income greater than $0';
    expect(errorsOf(openHousehold({ income: 0 }), 'householdIncome.annualized')).toEqual([message]);
    expect(errorsOf(openForm(mobilityPilot), 'householdIncome.annualized')).toEqual([message]);
    expect(
      errorsOf(openHousehold({ income: 1, incomePeriod: 'yearly' }), 'householdIncome.annualized'),
    ).toEqual([]);
  });
});

describe('payment and demographics', () => {
  it('offer three ways, and ask for a bank account for direct deposit alone [Q394] [Q395]', () => {
    const ways = optionValuesOf(mobilityPilot, 'preferredPaymentMethod');
    expect(ways).toEqual(['DirectDeposit', 'PhysicalCard', 'VirtualCard']);
    const asking = ways.filter((preferredPaymentMethod) =>
      isShown(openForm(mobilityPilot, { preferredPaymentMethod }), 'bankAccount.isSaved'),
    );
    expect(asking).toEqual(['DirectDeposit']);
  });

  it('can be skipped: race, gender and disability [Q396] [Q398] [Q399]', () => {
    const skipped = { 'race.skipped': true, 'gender.skipped': true, 'disability.skipped': true };
    const findSection = (answers: Record<string, boolean>) =>
      reportForm(openForm(mobilityPilot, answers)).sections.find(
        ({ key }) => key === 'demographicInformation',
      );
    expect(findSection({})?.questions.map(({ key }) => key)).toEqual(['race', 'gender', 'disability']);
    expect(findSection(skipped)?.isComplete).toBe(true);
  });

  it('know the genders that forms share [Q435]', () => {
    expect(optionValuesOf(mobilityPilot, 'gender.gender')).toEqual([
      'female',
      'male',
      'prefer-not-to-answer',
      'other',
    ]);
  });

  it('take several disabilities, and others in up to 200 characters [Q397] [Q335]', () => {
    const openFor = (text: string) =>
      openForm(mobilityPilot, {
        'disability.disabilityStatus': ['vision', 'other'],
        'disability.other': text,
      });
    expect(errorsOf(openFor('Migraines'), 'disability.disabilityStatus')).toEqual([]);
    expect(errorsOf(openFor('a'.repeat(200)), 'disability.other')).toEqual([]);
    expect(errorsOf(openFor('a'.repeat(201)), 'disability.other')).toHaveLength(1);
    expect(
      isShown(openForm(mobilityPilot, { 'disability.disabilityStatus': ['vision'] }), 'disability.other'),
    ).toBe(false);
  });
});

describe('the consents', () => {
  it.each(['consent.hasRead', 'consent.isVoluntary', 'consent.isRandom', 'consent.isUnderstand'])(
    'need %s to be checked [Q414]',
    (key) => {
      expect(errorsOf(openForm(mobilityPilot), key)).toEqual(['This checkbox is required']);
    },
  );

  it('need a name and a signature [Q415]', () => {
    const form = openForm(mobilityPilot);
    expect(errorsOf(form, 'consent.name')).toEqual(['Full name is required']);
    expect(errorsOf(form, 'consent.signature')).toEqual(['Signature is required']);
    expect(getField(mobilityPilot, 'consent.signature')).toMatchObject({ inputType: 'Signature' });
  });

  it.each(['consent.date', 'researchConsent.date'])('are dated today: %s [Q412] [Q413] [Q416]', (key) => {
    const errorsFor = (date: string) => errorsOf(openForm(mobilityPilot, { [key]: date }), key);
    expect(errorsFor('')).toEqual(['Date of signature is required']);
    expect(errorsFor('2026-11-14')).toEqual(['Date of signature must be today']);
    expect(errorsFor('2026-11-15')).toEqual([]);
    expect(errorsFor('2026-11-16')).toEqual(['Invalid Date. Must be on or before 11/15/2026']);
  });

  it('leave the research to the applicant [Q411]', () => {
    expect(optionValuesOf(mobilityPilot, 'researchConsent.consent')).toEqual(['yes', 'no']);
    expect(
      errorsOf(openForm(mobilityPilot, { 'researchConsent.consent': 'no' }), 'researchConsent.consent'),
    ).toEqual([]);
  });
});
