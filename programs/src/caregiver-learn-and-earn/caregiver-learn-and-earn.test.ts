import { findAllowances, findHistoryRefusals } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../index.ts';
import { listCourses } from '../caregiver/older.answers.ts';
import { listFaults } from '../testing/list-faults.ts';
import { errorsOf, openForm } from '../testing/open-form.ts';
import { caregiverLearnAndEarnAnswerSets } from './caregiver-learn-and-earn.answers.ts';
import { caregiverLearnAndEarn } from './caregiver-learn-and-earn.ts';

describe('Learn and Earn for caregivers', () => {
  it.each(caregiverLearnAndEarnAnswerSets.map((set) => [set.name, set] as const))(
    'can be submitted: %s',
    (_name, set) => {
      expect(listFaults(caregiverLearnAndEarn, set)).toEqual([]);
    },
  );

  it('stands beside the older single flow and has its sections [Q195] [Q200]', () => {
    expect(catalogue.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['caregiver-learn-and-earn', 'caregiver-single-flow']),
    );
    expect(caregiverLearnAndEarn.sections.map(({ name }) => name)).toEqual([
      'About You',
      'Personal Information',
      'Incentive Level Selection',
      'Preferred Payment Method',
      'Review',
    ]);
  });

  it.each([
    [
      'level2',
      'completed15CourseHours',
      'You will need to complete 15 hrs of course from the Incentive Level 1: Learn',
    ],
    [
      'level3',
      'worked40HoursForThreeMonths',
      'You will need to complete 40 hrs of work for three months to proceed with your application.',
    ],
  ])('lets at %s only those go on who can say yes [Q196] [Q197]', (incentiveLevel, key, message) => {
    const errorsFor = (answer: string) =>
      errorsOf(openForm(caregiverLearnAndEarn, { incentiveLevel, [key]: answer }), key);
    expect(errorsFor('no')).toEqual([message]);
    expect(errorsFor('yes')).toEqual([]);
  });

  const longest = 'Home Health Aide for Nurse Assistants';
  const peerMentor = ['Peer Mentor Training'];
  const sayTooMany = (left: number) =>
    `Level 1 pays for up to 50 hours of courses in total. Hours you have left: ${left}. Remove a course from your list.`;

  it.each([
    ['40 and 10 hours', 'level1', [], [longest, 'Home Care Aide Training'], []],
    ['40 and 12 hours', 'level1', [], [longest, 'Medical Terminology'], [sayTooMany(50)]],
    ['16 hours after 34', 'secondLevel1', [34], peerMentor, []],
    ['16 hours after 35', 'secondLevel1', [35], peerMentor, [sayTooMany(15)]],
    ['16 hours after 20 and 15', 'secondLevel1', [20, 15], peerMentor, [sayTooMany(15)]],
  ])('pays at Level 1 for no more than 50 hours in all: %s', (_name, level, claimed, courses, errors) => {
    const earlier = claimed.map((hours) => ({
      programKey: 'caregiver-learn-and-earn',
      answers: { 'courseCompletedL1.totalCreditHours': hours },
    }));
    const form = openForm(
      caregiverLearnAndEarn,
      { incentiveLevel: level, 'courseCompletedL1.courses': listCourses(...courses) },
      { allowances: findAllowances(caregiverLearnAndEarn, earlier) },
    );
    expect(errorsOf(form, 'courseCompletedL1.totalCreditHours')).toEqual(errors);
    const refusals = findHistoryRefusals(caregiverLearnAndEarn, form.submittedAnswers(), earlier);
    expect(refusals.filter((text) => text.startsWith('Level 1 pays'))).toEqual(errors);
  });

  it('says before the courses are listed how many hours are left', () => {
    const earlier = { 'courseCompletedL1.totalCreditHours': 34 };
    const [allowance] = Object.values(
      findAllowances(caregiverLearnAndEarn, [{ programKey: 'caregiver-learn-and-earn', answers: earlier }]),
    );
    expect(allowance?.note).toBe(
      'Level 1 pays for up to 50 hours of courses in total. Hours you have left: 16.',
    );
  });
});
