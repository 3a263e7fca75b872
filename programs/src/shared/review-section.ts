import type { QuestionGroup, Section } from '@handrail/engine';
import { affirmationGroup } from './questions/affirmation-question.ts';
import { helperGroup } from './questions/helper-question.ts';

/** The section that closes a form: who helped, and that everything is true. */
export const reviewSection: Section = reviewSectionOf([helperGroup, affirmationGroup()]);

/** The section that closes a form which asks something else there. */
export function reviewSectionOf(questionGroups: readonly QuestionGroup[]): Section {
  return {
    key: 'review',
    name: 'Review',
    overview: {
      title: 'Almost done',
      description:
        'Just a few last questions. Then you can see all of your answers and change them before you submit.',
    },
    questionGroups,
  };
}
