import { answer, type QuestionGroup } from '@handrail/engine';
import { courseListQuestion } from '../caregiver/course-list-question.ts';
import { mustBeYes } from '../caregiver/must-be-yes.ts';
import { olderLevel1Group } from '../caregiver/older-level-1-group.ts';
import { olderSurvey } from '../caregiver/older-survey.ts';
import { proofOfWorkQuestion } from '../caregiver/proof-of-work-question.ts';
import { singleFlowCourses } from '../data/single-flow-courses.ts';

/** What each level of the older single flow asks for. */
export const singleFlowLevelGroups: readonly QuestionGroup[] = [
  olderLevel1Group(singleFlowCourses.values),
  {
    key: 'level2',
    name: 'Level 2 Learn Bonus',
    dynamicLogic: answer('incentiveLevel').equals('level2'),
    questions: [
      mustBeYes({
        key: 'worked40Hours',
        title: 'Have you worked 40 hours as a caregiver?',
        copy: '40 hours of work since you finished Level 1',
        message: 'You will need to complete 40 hrs of work to continue your application.',
      }),
      courseListQuestion({
        key: 'courseCompletedL2',
        catalogue: singleFlowCourses.values,
        title: 'Which courses did you finish for Level 2?',
        intro:
          'Add each course and upload proof. You need 15 hours or more. Do not add courses you have already claimed.',
      }),
      proofOfWorkQuestion('L2'),
      olderSurvey('surveyL2'),
    ],
  },
  {
    key: 'level3',
    name: 'Level 3 Earn',
    dynamicLogic: answer('incentiveLevel').equals('level3'),
    questions: [
      mustBeYes({
        key: 'worked40HoursForSixMonths',
        title: 'Have you worked 40 hours a month for six months?',
        copy: '40 hours of work as a caregiver in each of six months',
        message: 'You will need to complete 40 hrs of work for six months to proceed with your application.',
      }),
      proofOfWorkQuestion('L3'),
      olderSurvey('surveyL3'),
    ],
  },
];
