import { describe, expect, it } from 'vitest';
import { getField } from '../testing/find-field.ts';
import { listFaults } from '../testing/list-faults.ts';
import { listShownQuestions } from '../testing/list-shown-questions.ts';
import { listUnseen } from '../testing/list-unseen.ts';
import { openForm } from '../testing/open-form.ts';
import { microBusinessGrantAnswerSets } from './micro-business-grant.answers.ts';
import { microBusinessGrant } from './micro-business-grant.ts';

describe('micro-business-grant', () => {
  const [whatIsIt, ineligibleBusinesses] = microBusinessGrant.introPages;

  it('says on its first page what it gives and to whom [R171] [R172] [R173] [R175] [R176]', () => {
    expect(whatIsIt).toMatchObject({
      title: 'What is the micro-business grant?',
      body: 'A grant of $10,000, $15,000 or $25,000 for small businesses with ten employees or fewer.\n\nYour business must have operated before January 1, 2023 and for at least one year.',
    });
  });

  it('shows one limit for employees and keeps the other reading of the source [R173] [R174]', () => {
    expect(getField(microBusinessGrant, 'employees.limit')).toMatchObject({
      copy: 'This grant is for businesses with ten employees or fewer.',
      sourceLabel: 'fewer than 10 employees',
    });
  });

  it('has its intro pages in order [R177]', () => {
    expect(microBusinessGrant.introPages.map(({ key }) => key)).toEqual([
      'what-is-it',
      'ineligible-businesses',
      'technical-support-requirement',
      'application-process',
    ]);
  });

  it.each([
    ['liquor stores', '[R178]'],
    ['payday loans', '[R178]'],
    ['hookah', '[R178]'],
    ['vape shops', '[R178]'],
    ['marijuana-related businesses', '[R178]'],
    ['rental properties', '[R178]'],
    ['bars with under 50% food sales', '[R179]'],
    ['businesses operating under a year', '[R180]'],
  ])('does not go to %s %s', (business) => {
    expect(ineligibleBusinesses.body.split('\n')).toContain(`- ${business}`);
  });

  it('has its sections in order, with their names [R182] [R183] [R184] [R185]', () => {
    expect(microBusinessGrant.sections.map(({ key, name }) => [key, name])).toEqual([
      ['personalInfo', 'Owner Information'],
      ['aboutTheBusiness', 'Business Pitch'],
      ['financialInformation', 'Financial Information'],
      ['attendance', 'Attendance Requirements'],
      ['review', 'Review'],
    ]);
  });

  it('asks for three commitments [R186]', () => {
    expect(listShownQuestions(openForm(microBusinessGrant), 'attendance')).toEqual([
      'canCommitToSessions',
      'canCompleteMonthlyProgressReports',
      'anyChallenges',
    ]);
  });

  it('has words for three statuses, and for those who were referred [R188] [R189]', () => {
    const { statuses } = microBusinessGrant.overrides;
    expect(statuses.map(({ status }) => status)).toEqual(['Application', 'InProgress', 'AwaitingReview']);
    expect(statuses[0]?.referralMessage).toBe('You have been referred to this program.');
  });

  it.each(microBusinessGrantAnswerSets)('can be submitted by $name', (set) => {
    expect(listFaults(microBusinessGrant, set)).toEqual([]);
  });

  it('is walked through whole by these people', () => {
    expect(listUnseen(microBusinessGrant, microBusinessGrantAnswerSets)).toEqual([]);
  });
});
