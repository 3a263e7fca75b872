import { defineProgram } from '@handrail/engine';
import { applicationProcess } from '../shared/application-process.ts';
import { reviewSection } from '../shared/review-section.ts';

export const mobilityPilot = defineProgram({
  key: 'mobility-pilot',
  version: 1,
  introPages: [
    {
      key: 'welcome',
      title: 'Cash every month, to use as you need',
      layout: 'welcome',
      body: 'People chosen by lottery receive up to $750 a month for 15 months. You decide what to spend it on.\n\nApplying does not cost anything and does not change other benefits by itself.',
    },
    applicationProcess({ minutes: 20 }),
  ],
  sections: [
    { key: 'applicantInformation', name: 'Applicant Information', questionGroups: [] },
    { key: 'householdAndEmployment', name: 'Household and Employment', questionGroups: [] },
    { key: 'preferredPaymentMethod', name: 'Preferred Payment Method', questionGroups: [] },
    { key: 'demographicInformation', name: 'Demographic Information', questionGroups: [] },
    reviewSection,
  ],
});
