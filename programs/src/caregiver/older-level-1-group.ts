import type { QuestionGroup } from '@handrail/engine';
import { courseListQuestion, type CourseList } from './course-list-question.ts';
import { isOlderLevel1 } from './older-level-choice.ts';
import { olderSurvey } from './older-survey.ts';

/** Courses, claimed once or twice. */
export function olderLevel1Group(catalogue: CourseList['catalogue']): QuestionGroup {
  return {
    key: 'level1',
    name: 'Level 1 Learn',
    dynamicLogic: isOlderLevel1,
    questions: [
      courseListQuestion({
        key: 'courseCompletedL1',
        catalogue,
        title: 'Which courses did you finish?',
        intro:
          'Add each course and upload proof. You need 15 hours or more. Level 1 pays for up to 50 hours total.',
      }),
      olderSurvey('surveyL1'),
    ],
  };
}
