import type { QuestionGroup, Section } from '@handrail/engine';
import { caregiverReviewSection } from './caregiver-review-section.ts';
import { homeAddressQuestion, inCalifornia, mailingAddressQuestion } from './contact-questions.ts';
import { levelChoiceGroup } from './level-choice.ts';
import { paymentGroup } from './payment-group.ts';

/** What everyone is asked who claims a payment: which level and its proofs, where to send the money, and the review. */
export function incentiveSections(levelGroups: readonly QuestionGroup[]): readonly Section[] {
  return [
    {
      key: 'incentiveLevelSelection',
      name: 'Incentive Level Selection',
      overview: {
        title: 'Incentive Level Selection',
        description:
          'Tell us which level you are applying for. Have your proof ready: course certificates for Levels 1 and 2, and proof of work or a license for Level 3.',
      },
      questionGroups: [levelChoiceGroup, ...levelGroups],
    },
    {
      key: 'homeAddress',
      name: 'Home Address',
      questionGroups: [{ key: 'homeAddress', questions: [homeAddressQuestion(inCalifornia)] }],
    },
    {
      key: 'mailingAddress',
      name: 'Mailing Address',
      questionGroups: [{ key: 'mailingAddress', questions: [mailingAddressQuestion(inCalifornia)] }],
    },
    {
      key: 'paymentInformation',
      name: 'Payment Information',
      overview: {
        title: 'Payment Information',
        description:
          'Choose how you want to be paid. For direct deposit, have your routing number and account number ready.',
      },
      questionGroups: [paymentGroup('7-10 days')],
    },
    caregiverReviewSection,
  ];
}
