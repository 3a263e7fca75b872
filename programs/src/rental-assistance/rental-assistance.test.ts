import { describe, expect, it } from 'vitest';
import { getField, getQuestion, optionValuesOf } from '../testing/find-field.ts';
import { listFaults } from '../testing/list-faults.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { rentalAssistanceAnswerSets } from './rental-assistance.answers.ts';
import { rentalAssistance } from './rental-assistance.ts';

const [welcome, whoIsEligible] = rentalAssistance.introPages;

describe('rental-assistance', () => {
  it('opens with a welcome and two pages of steps [R242] [R243]', () => {
    expect(rentalAssistance.introPages.map(({ key, layout }) => `${key}: ${layout}`)).toEqual([
      'welcome: welcome',
      'who-is-eligible: steps',
      'how-do-i-get-it: steps',
    ]);
  });

  it('is emergency help of the state for up to 18 months [R238]', () => {
    expect(welcome.body).toContain(
      'This is the state’s emergency rental and utility assistance program. It can pay rent and utility bills that you owe, or that are coming up, for up to 18 months.',
    );
  });

  it('says who can get it, landlords too [R239] [R240] [R241] [R316]', () => {
    expect(whoIsEligible.copy).toContain('Tenants and landlords can ask for help.');
    expect(whoIsEligible.steps.map(({ title, description }) => `${title}. ${description}`)).toEqual([
      'You are 18 or older. And you live in the state.',
      'Your income is low enough. Your household earns 80% of the area median income or less.',
      'You had a financial hardship. Someone in your household has lost income or had higher costs since March 2020.',
      'Everyone can apply. Your immigration status does not affect whether you can get help.',
    ]);
  });

  it('has its sections in order, the first without a name [R244] [R245]', () => {
    expect(rentalAssistance.sections.map(({ key, name }) => `${key}: ${name}`)).toEqual([
      'adminOnly: ',
      'personalInfo: Personal Information',
      'addressAndLandlordInfo: Address and Landlord',
      'householdInfo: Household',
      'covidImpact: What Happened',
      'assistanceRequests: Help You Need',
      'documentUpload: Document Upload',
      'review: Review',
    ]);
  });

  it.each([
    ['addressAndLandlordInfo', ['address', 'mailingAddress', 'landlord'], '[R248]'],
    ['covidImpact', ['financialHardship', 'housingInstability'], '[R251]'],
    ['assistanceRequests', ['rental', 'utility', 'other'], '[R252]'],
  ])('has in %s the groups %j %s', (key, groups) => {
    const section = rentalAssistance.sections.find((each) => each.key === key);
    expect(section?.questionGroups.map((group) => group.key)).toEqual(groups);
  });

  it.each(['verifiedRent', 'verifiedArrearage', 'hasIncomeDocs', 'hasBenefitsDocs'])(
    'shows %s to staff alone [R246] [R018]',
    (key) => {
      expect(isShown(openForm(rentalAssistance), key)).toBe(false);
      expect(isShown(openForm(rentalAssistance, {}, { audience: 'staff' }), key)).toBe(true);
    },
  );

  it('lets staff leave out all but where the income comes from [R245] [R263] [R264] [R265]', () => {
    const form = openForm(rentalAssistance, {}, { audience: 'staff' });
    expect(errorsOf(form, 'hasIncomeDocs')).toEqual(['A selection is required']);
    for (const key of ['verifiedRent', 'verifiedArrearage', 'hasBenefitsDocs'])
      expect(errorsOf(form, key)).toEqual([]);
    expect(getField(rentalAssistance, 'verifiedRent')).toMatchObject({ inputType: 'Currency' });
    expect(getField(rentalAssistance, 'verifiedArrearage')).toMatchObject({ inputType: 'Currency' });
    expect(optionValuesOf(rentalAssistance, 'hasIncomeDocs')).toEqual([
      'selfAttested',
      'documentationProvided',
    ]);
    expect(optionValuesOf(rentalAssistance, 'hasBenefitsDocs')).toEqual([
      'documentationProvided',
      'noDocumentationProvided',
    ]);
  });

  it('has words of its own for four statuses [R255]', () => {
    expect(rentalAssistance.overrides.statuses.map(({ status, message }) => [status, message])).toEqual([
      ['Application', 'Apply for help with your rent and utility bills.'],
      [
        'InReview',
        'We are reviewing your application. We will email you our decision. You do not need to do anything.',
      ],
      ['Approved', 'Amount approved: {{approvedAmount}}. We will email you about how we will pay it.'],
      [
        'Denied',
        'We could not approve your application. We sent you an email that explains why. You may apply again three months after our decision.',
      ],
    ]);
  });

  it('says after submission that the team may email [R006]', () => {
    expect(rentalAssistance.submissionScreen).toMatchObject({
      title: 'What happens next?',
      bullets: [
        {
          title: 'Application review',
          description:
            'We will review your application. Our team may email you if we need more information, or to tell you the next steps.',
        },
      ],
    });
  });

  it('asks in review about help, who helped, and for a signature under Agreements [R254]', () => {
    const review = rentalAssistance.sections[7];
    expect(review.questionGroups.map(({ name }) => name)).toEqual([
      'Help with this application',
      'Agreements',
    ]);
    expect(getQuestion(rentalAssistance, 'submission.signature').copy.title).toBe('Agreements');
  });

  it('asks who helped only when someone did [R301] [R302]', () => {
    const key = 'submission.assistance.receivedAssistance';
    expect(optionValuesOf(rentalAssistance, key)).toEqual(['yes', 'no']);
    for (const part of ['name', 'organization', 'email', 'phone']) {
      const path = `submission.assistance.helper.${part}`;
      expect(isShown(openForm(rentalAssistance, { [key]: 'yes' }), path)).toBe(true);
      expect(isShown(openForm(rentalAssistance, { [key]: 'no' }), path)).toBe(false);
    }
  });

  it('is signed under a list of agreements, with a box to check and a date [R303]', () => {
    const form = openForm(rentalAssistance);
    expect(getField(rentalAssistance, 'submission.signature.agreements')).toMatchObject({
      type: 'Typography',
      variant: 'list',
    });
    expect(errorsOf(form, 'submission.signature.attestation')).toEqual(['This checkbox is required']);
    expect(errorsOf(form, 'submission.signature.signature')).toEqual(['Signature is required']);
    expect(errorsOf(form, 'submission.signature.date')).toEqual(['Date is required']);
  });

  it.each([
    ['2026-11-14', ['Date must be today']],
    ['2026-11-15', []],
    ['2026-11-16', ['Invalid Date. Must be on or before 11/15/2026']],
  ])('takes only today as the date of the signature: %s gives %j [R304]', (date, errors) => {
    const form = openForm(rentalAssistance, { 'submission.signature.date': date });
    expect(errorsOf(form, 'submission.signature.date')).toEqual(errors);
  });

  it('says that nobody is treated worse [R305]', () => {
    expect(getField(rentalAssistance, 'submission.signature.nondiscrimination').copy).toContain(
      'race, color, creed, religion, sex, age, national origin, marital status, sexual orientation, familial status or disability',
    );
  });

  it.each(rentalAssistanceAnswerSets.map((set) => [set.name, set] as const))('takes %s', (_name, set) => {
    expect(listFaults(rentalAssistance, set)).toEqual([]);
  });
});
