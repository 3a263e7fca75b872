import { describe, expect, it } from 'vitest';
import { getField, optionValuesOf } from '../testing/find-field.ts';
import { listFaults } from '../testing/list-faults.ts';
import { listShownQuestions } from '../testing/list-shown-questions.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { caregiverSingleFlowAnswerSets } from './caregiver-single-flow.answers.ts';
import { caregiverSingleFlow } from './caregiver-single-flow.ts';

const { introPages, sections } = caregiverSingleFlow;

describe('the older single flow for caregivers', () => {
  it.each(caregiverSingleFlowAnswerSets.map((set) => [set.name, set] as const))(
    'can be submitted: %s',
    (_name, set) => {
      expect(listFaults(caregiverSingleFlow, set)).toEqual([]);
    },
  );

  it('runs from the intro pages to the review [Q181]', () => {
    expect(introPages.map(({ key }) => key)).toEqual(['welcome', 'application-process', 'terms']);
    expect(sections.map(({ name }) => name)).toEqual([
      'About You',
      'Personal Information',
      'Incentive Level Selection',
      'Preferred Payment Method',
      'Review',
    ]);
  });

  it('has four claims in their order, under the older names [Q183] [Q184]', () => {
    expect(optionValuesOf(caregiverSingleFlow, 'incentiveLevel')).toEqual([
      'level1',
      'secondLevel1',
      'level2',
      'level3',
    ]);
    const field = getField(caregiverSingleFlow, 'incentiveLevel');
    expect('options' in field && field.options.map(({ label }) => label)).toEqual([
      'Level 1 Learn',
      'Level 1 Learn, second claim',
      'Level 2 Learn Bonus',
      'Level 3 Earn',
    ]);
  });

  it.each([
    ['level1', ['courseCompletedL1', 'surveyL1']],
    ['secondLevel1', ['courseCompletedL1', 'surveyL1']],
    ['level2', ['worked40Hours', 'courseCompletedL2', 'proofOfWorkL2', 'surveyL2']],
    ['level3', ['worked40HoursForSixMonths', 'proofOfWorkL3', 'surveyL3']],
  ])('asks at %s for its proofs and its survey: %j [Q182]', (incentiveLevel, questions) => {
    const form = openForm(caregiverSingleFlow, { incentiveLevel });
    expect(listShownQuestions(form, 'incentiveLevelSelection')).toEqual(['incentiveLevel', ...questions]);
  });

  it('says that Level 1 is for up to 50 hours total [Q191]', () => {
    const field = getField(caregiverSingleFlow, 'incentiveLevel');
    expect('options' in field && field.options[0]?.description).toContain('up to 50 hours total');
    expect(introPages[0].body).toContain('Level 1 Learn pays for your courses, up to 50 hours total.');
  });

  it.each([
    ['level2', 'worked40Hours', 'You will need to complete 40 hrs of work to continue your application.'],
    [
      'level3',
      'worked40HoursForSixMonths',
      'You will need to complete 40 hrs of work for six months to proceed with your application.',
    ],
  ])('lets at %s only those go on who worked [Q188] [Q189]', (incentiveLevel, key, message) => {
    const errorsFor = (worked: string) =>
      errorsOf(openForm(caregiverSingleFlow, { incentiveLevel, [key]: worked }), key);
    expect(errorsFor('no')).toEqual([message]);
    expect(errorsFor('yes')).toEqual([]);
  });

  it.each([
    ['surveyL1', 'level1', 'courseSatisfaction'],
    ['surveyL2', 'level2', 'paymentHelped'],
    ['surveyL3', 'level3', 'stayLikelihood'],
  ])('asks the rest of %s only who is willing to answer [Q185] [Q186]', (survey, incentiveLevel, key) => {
    const shownFor = (willing: string) =>
      isShown(
        openForm(caregiverSingleFlow, { incentiveLevel, [`${survey}.willingToAnswer`]: willing }),
        `${survey}.${key}`,
      );
    expect([shownFor('yes'), shownFor('no')]).toEqual([true, false]);
    expect(optionValuesOf(caregiverSingleFlow, `${survey}.willingToAnswer`)).toEqual(['yes', 'no']);
  });

  it('lets people skip the survey [Q187]', () => {
    const form = openForm(caregiverSingleFlow, { incentiveLevel: 'level1' });
    expect(errorsOf(form, 'surveyL1.willingToAnswer')).toEqual(['A selection is required']);
    form.setSkipped('surveyL1', true);
    expect(errorsOf(form, 'surveyL1.willingToAnswer')).toEqual([]);
  });

  it('asks for a bank account only for direct deposit [Q192] [Q193]', () => {
    expect(optionValuesOf(caregiverSingleFlow, 'preferredPaymentMethod')).toEqual(['DirectDeposit', 'Check']);
    const shownFor = (preferredPaymentMethod: string) =>
      listShownQuestions(openForm(caregiverSingleFlow, { preferredPaymentMethod }), 'preferredPaymentMethod');
    expect(shownFor('Check')).toEqual(['preferredPaymentMethod']);
    expect(shownFor('DirectDeposit')).toEqual(['preferredPaymentMethod', 'bankAccount']);
  });

  it('counts the days of a check in business days [Q134]', () => {
    const field = getField(caregiverSingleFlow, 'preferredPaymentMethod');
    expect('options' in field && field.options[1]?.description).toContain('7-10 business days');
  });
});
