import { describe, expect, it } from 'vitest';
import { microBusinessGrant } from '../micro-business-grant/micro-business-grant.ts';
import { getField, optionValuesOf } from '../testing/find-field.ts';
import { listFaults } from '../testing/list-faults.ts';
import { listShownQuestions } from '../testing/list-shown-questions.ts';
import { listUnseen } from '../testing/list-unseen.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { matchedSavingsAnswerSets } from './matched-savings.answers.ts';
import { matchedSavings } from './matched-savings.ts';

describe('matched-savings', () => {
  const [whatIsIt, howItWorks, requirements] = matchedSavings.introPages;

  it('is for tourism businesses [R190]', () => {
    expect(whatIsIt.body).toContain('It helps small tourism businesses grow.');
  });

  it('tells how much to save and what the city adds [R191] [R192]', () => {
    const descriptions = howItWorks.steps.map(({ description }) => description);
    expect(descriptions).toContain('You save at least $2,500 over four months.');
    expect(descriptions).toContain('The city matches your savings 4:1, up to $10,000.');
  });

  it('tells who can apply [R193]', () => {
    expect(requirements.body).toContain('have two years of operation (before January 1, 2022)');
  });

  it('tells for which income it is meant, and that nobody is turned away for it [R194] [R195]', () => {
    expect(requirements.body).toContain(
      'an income at or below 80% of the area median. That is currently $57,500 for a family of four. This is not required',
    );
    const [set] = matchedSavingsAnswerSets;
    const answers = { ...set?.answers, 'householdIncome.annualAmount': 'atLeast100000' };
    expect(listFaults(matchedSavings, { name: 'a higher income', answers })).toEqual([]);
  });

  it('has the sections of the grant [R196]', () => {
    const outline = (program: typeof matchedSavings | typeof microBusinessGrant) =>
      program.sections.map(({ key, name }) => [key, name]);
    expect(outline(matchedSavings)).toEqual([
      ['personalInfo', 'Owner Information'],
      ['aboutTheBusiness', 'Business Pitch'],
      ['financialInformation', 'Financial Information'],
      ['attendance', 'Attendance Requirements'],
      ['review', 'Review'],
    ]);
    expect(outline(matchedSavings)).toEqual(outline(microBusinessGrant));
  });

  it('adds two questions about saving to the attendance [R197]', () => {
    expect(listShownQuestions(openForm(matchedSavings), 'attendance')).toEqual([
      'canCommitToSessions',
      'canCompleteMonthlyProgressReports',
      'anyChallenges',
      'canCommitToSaving',
      'seeAnyChallengesMeetingSavingsCommitments',
    ]);
  });

  it('has its intro pages in order [R198]', () => {
    expect(matchedSavings.introPages.map(({ key }) => key)).toEqual([
      'what-is-it',
      'how-it-works',
      'requirements',
      'application-process',
    ]);
  });

  it('asks for a commitment to save [R166]', () => {
    expect(getField(matchedSavings, 'canCommitToSaving.affirmation').copy).toBe(
      'I can commit to saving at least $2,500 over four months',
    );
    expect(errorsOf(openForm(matchedSavings), 'canCommitToSaving.affirmation')).toEqual([
      'A selection is required',
    ]);
  });

  it('asks what could be hard about saving, in 500 characters [R167] [R168] [R169]', () => {
    const key = 'seeAnyChallengesMeetingSavingsCommitments';
    expect(optionValuesOf(matchedSavings, `${key}.affirmation`)).toEqual(['yes', 'no']);
    const form = openForm(matchedSavings, { [`${key}.affirmation`]: 'no' });
    expect(isShown(form, `${key}.explanation`)).toBe(false);
    form.setAnswer(`${key}.affirmation`, 'yes');
    expect(isShown(form, `${key}.explanation`)).toBe(true);
    form.setAnswer(`${key}.explanation`, 'a'.repeat(501));
    expect(errorsOf(form, `${key}.explanation`)).toEqual([
      'What could be hard about saving? exceeds the character limit. Please reduce the number of characters.',
    ]);
    form.setAnswer(`${key}.explanation`, 'a'.repeat(500));
    expect(errorsOf(form, `${key}.explanation`)).toEqual([]);
  });

  it('has words for three statuses, and for those who were referred [R201] [R202]', () => {
    const { statuses } = matchedSavings.overrides;
    expect(statuses.map(({ status }) => status)).toEqual(['Application', 'InProgress', 'AwaitingReview']);
    expect(statuses[0]?.referralMessage).toBe('You have been referred to this program.');
  });

  it.each(matchedSavingsAnswerSets)('can be submitted by $name', (set) => {
    expect(listFaults(matchedSavings, set)).toEqual([]);
  });

  it('is walked through whole by these people', () => {
    expect(listUnseen(matchedSavings, matchedSavingsAnswerSets)).toEqual([]);
  });
});
