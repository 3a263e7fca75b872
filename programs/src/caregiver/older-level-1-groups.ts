import type { QuestionGroup } from '@handrail/engine';
import { courseListQuestion, type CourseList } from './course-list-question.ts';
import { isOlderLevel1, isSecondLevel1 } from './older-level-choice.ts';
import { olderSurvey } from './older-survey.ts';

/** Courses, claimed once or twice: the second claim says first what was claimed before. */
export function olderLevel1Groups(
  { catalogue, totalRules }: Pick<CourseList, 'catalogue' | 'totalRules'>,
  mostHoursBefore?: number,
): readonly QuestionGroup[] {
  return [
    {
      key: 'secondLevel1',
      name: 'Level 1 Learn, second claim',
      dynamicLogic: isSecondLevel1,
      questions: [
        {
          key: 'hoursClaimedBefore',
          copy: { title: 'How many hours did you claim the first time?' },
          fields: [
            {
              type: 'Text',
              inputType: 'Number',
              key: 'hoursClaimedBefore',
              copy: 'Hours in your first claim',
              validation: { min: 15, ...(mostHoursBefore !== undefined && { max: mostHoursBefore }) },
            },
          ],
        },
      ],
    },
    {
      key: 'level1',
      name: 'Level 1 Learn',
      dynamicLogic: isOlderLevel1,
      questions: [
        courseListQuestion({
          key: 'courseCompletedL1',
          catalogue,
          title: 'Which courses did you finish?',
          intro:
            'Add each course and upload a proof. You need 15 hours or more. Level 1 pays for up to 50 hours total.',
          ...(totalRules && { totalRules }),
        }),
        olderSurvey('surveyL1'),
      ],
    },
  ];
}
