import { renderCopy } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { caregiverTrack1 } from '../caregiver-track-1/caregiver-track-1.ts';
import { caregiverTrack2 } from '../caregiver-track-2/caregiver-track-2.ts';
import { getField, getQuestion, optionValuesOf } from '../testing/find-field.ts';
import { listShownQuestions } from '../testing/list-shown-questions.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';

const levelPaths = [
  'courseCompletedL1.totalCreditHours',
  'surveyLevel1.courseSatisfaction',
  'courseCompletedL2.totalCreditHours',
  'surveyLevel2.courseSatisfaction',
  'surveyLevel3.newRoleSatisfaction',
];

describe.each([caregiverTrack1, caregiverTrack2])('$key', (definition) => {
  const [welcome, process] = definition.introPages;

  it('presents itself as a workforce incentive for home-care caregivers in California [Q030]', () => {
    expect(welcome.body).toContain('This workforce incentive pays home-care caregivers in California');
  });

  it('says how long applying takes and what it needs [Q084]', () => {
    const words = process.steps.map(({ title, description }) => `${title}: ${description ?? ''}`);
    expect(words).toEqual([
      'It takes up to 20 minutes: Your progress is saved after each step, so you can stop and come back.',
      'Have your information ready: Before each section, we tell you what you will need.',
      'Your data is secure: Only you and {{partnerName}} staff can see your answers.',
      'Check your inbox: We will email you if anything changes or if we need more from you.',
    ]);
  });

  it('asks first whether this is the first claim, then for one of three levels [Q033] [Q098] [Q099]', () => {
    expect(optionValuesOf(definition, 'firstTimeApplying')).toEqual(['yes', 'no']);
    expect(optionValuesOf(definition, 'incentiveLevel')).toEqual(['level1', 'level2', 'level3']);
  });

  it('names the levels and what Level 2 pays [Q105] [Q109]', () => {
    const field = getField(definition, 'incentiveLevel');
    const options = 'options' in field ? field.options : [];
    expect(options.map(({ label }) => label)).toEqual([
      'Level 1 Jump Start',
      'Level 2 Leap Forward',
      'Level 3 Retention & Recruitment',
    ]);
    expect(options[1]?.description).toContain('$750');
  });

  it('asks for the level only who applied before [Q100]', () => {
    const isAsked = (firstTimeApplying?: string) =>
      isShown(openForm(definition, { ...(firstTimeApplying && { firstTimeApplying }) }), 'incentiveLevel');
    expect([isAsked(), isAsked('yes'), isAsked('no')]).toEqual([false, false, true]);
  });

  it.each([
    [{ firstTimeApplying: 'yes' }, ['level1', true, true, false, false, false]],
    [{ firstTimeApplying: 'yes', incentiveLevel: 'level3' }, ['level1', true, true, false, false, false]],
    [{ firstTimeApplying: 'no', incentiveLevel: 'level1' }, ['level1', true, true, false, false, false]],
    [{ firstTimeApplying: 'no', incentiveLevel: 'level2' }, ['level2', false, false, true, true, false]],
    [{ firstTimeApplying: 'no', incentiveLevel: 'level3' }, ['level3', false, false, false, false, true]],
    [{ firstTimeApplying: 'no' }, [undefined, false, false, false, false, false]],
  ])('asks after %j for the proofs of that level [Q101] [Q102] [Q103] [Q104]', (answers, expected) => {
    const form = openForm(definition, answers);
    const shown = levelPaths.map((path) => isShown(form, path));
    expect([form.submittedAnswers().claimedLevel, ...shown]).toEqual(expected);
  });

  it('says that people must live in California, and holds both addresses to it [Q135] [Q136] [Q137] [Q138]', () => {
    const nevada = { addressLine1: '1 Main Street', city: 'Reno', state: 'NV', zip: '89501' };
    const form = openForm(definition, { address: nevada, mailingAddress: nevada });
    for (const key of ['address', 'mailingAddress']) {
      expect(errorsOf(form, key)).toEqual(['The address must be in California']);
      expect(getField(definition, key).type).toBe('Address');
    }
    expect(listShownQuestions(form, 'homeAddress')).toEqual(['homeAddress']);
    expect(listShownQuestions(form, 'mailingAddress')).toEqual(['mailingAddress']);
    expect(getQuestion(definition, 'homeAddress').copy.intro).toBe(
      'You must live in California to take part in this program.',
    );
  });

  it('takes both addresses in California [Q136] [Q137]', () => {
    const home = { addressLine1: '1 Main Street', city: 'Chico', state: 'CA', zip: '95926' };
    const form = openForm(definition, { address: home, mailingAddress: { copied: true } });
    expect(errorsOf(form, 'address')).toEqual([]);
    expect(errorsOf(form, 'mailingAddress')).toEqual([]);
  });

  it('pays by direct deposit or check, and asks for an account only for the first [Q131] [Q132]', () => {
    expect(optionValuesOf(definition, 'preferredPaymentMethod')).toEqual(['DirectDeposit', 'Check']);
    const shownFor = (preferredPaymentMethod: string) =>
      listShownQuestions(openForm(definition, { preferredPaymentMethod }), 'paymentInformation');
    expect(shownFor('Check')).toEqual(['preferredPaymentMethod']);
    expect(shownFor('DirectDeposit')).toEqual(['preferredPaymentMethod', 'bankAccount']);
    expect(
      errorsOf(openForm(definition, { preferredPaymentMethod: 'DirectDeposit' }), 'bankAccount.isSaved'),
    ).toEqual(['Save your bank account details']);
  });

  it('says how long each payment takes [Q133] [Q134]', () => {
    const field = getField(definition, 'preferredPaymentMethod');
    expect('options' in field && field.options.map(({ description }) => description)).toEqual([
      'The money will be in your bank account 1-3 business days after approval.',
      'We mail the check to your mailing address. It takes 7-10 days after approval.',
    ]);
  });

  it('asks at the end who helped, and for an affirmation that names the applicant [Q147] [Q148] [Q149]', () => {
    const form = openForm(definition);
    expect(listShownQuestions(form, 'review')).toEqual(['applicationAssistanceHelper', 'affirmation']);
    expect(errorsOf(form, 'affirmation')).toEqual(['This checkbox is required']);
    expect(
      renderCopy(getField(definition, 'affirmation').copy, { locale: 'en', applicantName: 'Ana Flores' }),
    ).toBe(
      'I, Ana Flores, certify under penalty of law that my statements in this application are true, accurate and complete.',
    );
  });

  it('says what happens next in two steps [Q089] [Q090] [Q091]', () => {
    const { title, bullets } = definition.submissionScreen;
    expect(title).toBe('What happens next?');
    expect(bullets.map((bullet) => `${bullet.title}: ${bullet.description}`)).toEqual([
      'Application Review: Our team may email you if we need more information or documents.',
      'Application decision: We will notify you when your payment is processed.',
    ]);
  });

  it.each([
    [
      'Application',
      'You have not started your application. Start a new application to claim an incentive payment.',
    ],
    ['InProgress', 'You have started your application. Please finish and submit it.'],
    ['Incomplete', 'We need more information from you. Open your application to see what is missing.'],
    [
      'AwaitingReview',
      'Thank you for submitting your application. We review applications in the order we receive them.',
    ],
    [
      'InReview',
      'We are reviewing your application. We will email you our decision. You do not need to do anything now.',
    ],
    ['Approved', 'Your application was approved. We will let you know when your payment is processed.'],
    ['Denied', 'Your application was not approved. Please check the email we sent you.'],
  ])('has a banner for %s [Q025] [Q026] [Q027] [Q028] [Q029]', (status, message) => {
    const banner = definition.overrides.statuses.find((override) => override.status === status);
    expect(banner?.message).toBe(message);
  });
});
