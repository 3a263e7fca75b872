import { affirmationGroup } from '../shared/questions/affirmation-question.ts';
import { helperGroup } from '../shared/questions/helper-question.ts';
import { reviewSectionOf } from '../shared/review-section.ts';

/** Who helped, and an affirmation that has weight before the law. */
export const caregiverReviewSection = reviewSectionOf([
  helperGroup,
  affirmationGroup(
    'I, {{applicantName}}, certify under penalty of law that my statements in this application are true, accurate and complete.',
  ),
]);
