import { defineProgram } from '@handrail/engine';
import { applicationProcess } from '../shared/application-process.ts';
import { reviewSection } from '../shared/review-section.ts';

export const emergencyAid = defineProgram({
  key: 'emergency-aid',
  version: 1,
  introPages: [
    {
      key: 'what-is-emergency-aid',
      title: 'What is emergency aid?',
      layout: 'welcome',
      body: 'Emergency aid is money for students when something unexpected happens: a lost job, a rent increase, a car that will not start.\n\nIt is a grant, not a loan. You do not pay it back. {{partnerName}} can help with up to {{maxAmount}}.',
    },
    applicationProcess({ minutes: 20 }),
  ],
  sections: [
    { key: 'personalInfo', name: 'Personal Information', questionGroups: [] },
    { key: 'financialChallenges', name: 'Financial Challenges', questionGroups: [] },
    { key: 'youAndYourSituation', name: 'You and Your Situation', questionGroups: [] },
    { key: 'documents', name: 'Documents', questionGroups: [] },
    reviewSection,
  ],
});
