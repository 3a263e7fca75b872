import type { Question } from '@handrail/engine';
import { affirmationGroup } from '../shared/questions/affirmation-question.ts';
import { challengesQuestion } from '../shared/questions/commitment-questions.ts';
import { helperGroup } from '../shared/questions/helper-question.ts';
import { reviewSectionOf } from '../shared/review-section.ts';

const statusUpdatesQuestion: Question = {
  key: 'canCommitToStatusUpdates',
  copy: { title: 'Will you tell us how it goes?' },
  fields: [
    {
      type: 'Checkbox',
      key: 'canCommitToStatusUpdates.affirmation',
      copy: 'I understand that I will report to the program about my loan for up to one year',
    },
  ],
};

export const reviewSection = reviewSectionOf([
  { key: 'commitments', name: 'Your commitments', questions: [statusUpdatesQuestion, challengesQuestion] },
  helperGroup,
  affirmationGroup(),
]);
