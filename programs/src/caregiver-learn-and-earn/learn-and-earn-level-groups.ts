import { answer, type QuestionGroup } from '@handrail/engine';
import { mustBeYes } from '../caregiver/must-be-yes.ts';
import { olderLevel1Group } from '../caregiver/older-level-1-group.ts';
import { olderSurvey } from '../caregiver/older-survey.ts';
import { proofOfWorkQuestion } from '../caregiver/proof-of-work-question.ts';
import { learnAndEarnCourses } from '../data/learn-and-earn-courses.ts';

/** What each level of Learn and Earn asks for. */
export const learnAndEarnLevelGroups: readonly QuestionGroup[] = [
  olderLevel1Group(learnAndEarnCourses.values),
  {
    key: 'level2',
    name: 'Level 2 Learn Bonus',
    dynamicLogic: answer('incentiveLevel').equals('level2'),
    questions: [
      mustBeYes({
        key: 'completed15CourseHours',
        title: 'Have you finished 15 hours of courses?',
        copy: '15 hours of courses from Incentive Level 1: Learn',
        message: 'You will need to complete 15 hrs of course from the Incentive Level 1: Learn',
      }),
      olderSurvey('surveyL2'),
    ],
  },
  {
    key: 'level3',
    name: 'Level 3 Earn',
    dynamicLogic: answer('incentiveLevel').equals('level3'),
    questions: [
      mustBeYes({
        key: 'worked40HoursForThreeMonths',
        title: 'Have you worked 40 hours a month for three months?',
        copy: '40 hours of work as a caregiver in each of three months',
        message:
          'You will need to complete 40 hrs of work for three months to proceed with your application.',
      }),
      proofOfWorkQuestion('L3'),
      olderSurvey('surveyL3'),
    ],
  },
];
