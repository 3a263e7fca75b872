import type { QuestionGroup } from '@handrail/engine';
import { caregiverCourses } from '../data/caregiver-courses.ts';
import { courseListQuestion } from './course-list-question.ts';
import { isLevel1, isLevel2 } from './level-choice.ts';
import { levelSurvey, type SurveyDetails } from './level-surveys.ts';

/** The two levels that are paid for courses. */
export function courseLevelGroups(details?: SurveyDetails): readonly QuestionGroup[] {
  return [
    {
      key: 'level1',
      name: 'Level 1 Jump Start',
      dynamicLogic: isLevel1,
      questions: [
        courseListQuestion({
          key: 'courseCompletedL1',
          catalogue: caregiverCourses.values,
          title: 'Which courses did you finish for Level 1?',
          intro: 'Add each course and upload proof. You need 15 hours or more.',
        }),
        levelSurvey('surveyLevel1', details),
      ],
    },
    {
      key: 'level2',
      name: 'Level 2 Leap Forward',
      dynamicLogic: isLevel2,
      questions: [
        courseListQuestion({
          key: 'courseCompletedL2',
          catalogue: caregiverCourses.values,
          title: 'Which courses did you finish for Level 2?',
          intro:
            'Add each course and upload proof. You need 15 hours or more. Do not add courses you have already claimed. The payment for Level 2 is $750.',
        }),
        levelSurvey('surveyLevel2', details),
      ],
    },
  ];
}
