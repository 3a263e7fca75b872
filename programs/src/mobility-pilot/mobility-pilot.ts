import { defineProgram } from '@handrail/engine';
import { applicantInformationSection } from './applicant-information-section.ts';
import { demographicInformationSection } from './demographic-information-section.ts';
import { householdAndEmploymentSection } from './household-and-employment-section.ts';
import { mobilityPilotIntroPages } from './intro-pages.ts';
import { paymentMethodGroup } from './payment-method-group.ts';
import { pilotHistory } from './pilot-history.ts';
import { reviewSection } from './review-section.ts';

export const mobilityPilot = defineProgram({
  key: 'mobility-pilot',
  version: 4,
  introPages: mobilityPilotIntroPages,
  sections: [
    applicantInformationSection,
    householdAndEmploymentSection,
    {
      key: 'preferredPaymentMethod',
      name: 'Preferred Payment Method',
      overview: {
        title: 'How we pay you',
        description: 'For direct deposit, have your routing number and account number ready.',
      },
      questionGroups: [paymentMethodGroup],
    },
    demographicInformationSection,
    reviewSection,
  ],
  facts: { applicantName: ['consent.name'], phone: 'phoneNumber' },
  history: pilotHistory,
  overrides: {
    statuses: [
      {
        status: 'AwaitingReview',
        message:
          'Thank you for applying. We received your application. It can no longer be changed. We will email you after the lottery.',
      },
      {
        status: 'WithdrawnClosed',
        message:
          'Your application was withdrawn. People who withdraw from the pilot cannot rejoin it. Contact your case manager if you have questions.',
      },
    ],
  },
});
