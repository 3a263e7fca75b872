import type { Question } from '@handrail/engine';
import { longText } from '../shared/fields/long-text.ts';
import { affirmationGroup } from '../shared/questions/affirmation-question.ts';
import { helperGroup } from '../shared/questions/helper-question.ts';
import { reviewSectionOf } from '../shared/review-section.ts';

const feedbackQuestion: Question = {
  key: 'feedback',
  copy: { title: 'Is there anything else you want to tell us?', intro: 'You can leave this blank.' },
  fields: [longText({ key: 'feedback', copy: 'Feedback', max: 200, required: false })],
};

const sourceQuestion: Question = {
  key: 'source',
  copy: { title: 'How did you hear about us?' },
  fields: [{ type: 'Text', key: 'source', copy: 'Where you heard about us', validation: { max: 200 } }],
};

export const reviewSection = reviewSectionOf([
  { key: 'closing', name: 'Before you finish', questions: [feedbackQuestion, sourceQuestion] },
  helperGroup,
  affirmationGroup(),
]);
