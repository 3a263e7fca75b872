import type { QuestionGroup, Section } from '@handrail/engine';
import {
  areaOfStudyQuestion,
  experienceQuestion,
  receiveProgramInfoQuestion,
  referenceQuestion,
} from './background-questions.ts';
import { caregiverReviewSection } from './caregiver-review-section.ts';
import {
  dateOfBirthQuestion,
  homeAddressQuestion,
  inCalifornia,
  mailingAddressQuestion,
} from './contact-questions.ts';
import { identityQuestions } from './identity-questions.ts';
import { olderLevelChoiceGroup } from './older-level-choice.ts';
import { hispanicOrLatinoQuestion, languageQuestion, raceQuestion } from './origin-questions.ts';
import { paymentGroup } from './payment-group.ts';

/** The older forms ask everything in one flow: who applies, for which level, how to pay. */
export function olderSections(levelGroups: readonly QuestionGroup[]): readonly Section[] {
  return [
    {
      key: 'aboutYou',
      name: 'About You',
      overview: {
        title: 'About You',
        description: 'Tell us about your experience and how you heard about us.',
      },
      questionGroups: [
        {
          key: 'aboutYou',
          questions: [
            experienceQuestion,
            areaOfStudyQuestion,
            languageQuestion,
            referenceQuestion,
            receiveProgramInfoQuestion,
          ],
        },
      ],
    },
    {
      key: 'personalInfo',
      name: 'Personal Information',
      overview: {
        title: 'Personal Information',
        description:
          'We ask for your addresses, your date of birth and some facts about you. You can skip most of the facts.',
      },
      questionGroups: [
        {
          key: 'contact',
          name: 'Where to find you',
          questions: [
            homeAddressQuestion(inCalifornia),
            mailingAddressQuestion(inCalifornia),
            dateOfBirthQuestion,
          ],
        },
        {
          key: 'demographics',
          name: 'More about you',
          questions: [hispanicOrLatinoQuestion, raceQuestion, ...identityQuestions],
        },
      ],
    },
    {
      key: 'incentiveLevelSelection',
      name: 'Incentive Level Selection',
      overview: {
        title: 'Incentive Level Selection',
        description:
          'Tell us which level you are applying for. Have your proof ready: course certificates for Level 1, and proof of work for Levels 2 and 3.',
      },
      questionGroups: [olderLevelChoiceGroup, ...levelGroups],
    },
    {
      key: 'preferredPaymentMethod',
      name: 'Preferred Payment Method',
      overview: {
        title: 'Preferred Payment Method',
        description:
          'Choose how you want to be paid. For direct deposit, have your routing number and account number ready.',
      },
      questionGroups: [paymentGroup('7-10 business days')],
    },
    caregiverReviewSection,
  ];
}
