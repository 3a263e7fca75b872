import { defineProgram } from '@handrail/engine';
import { applicationProcess } from '../shared/application-process.ts';
import { reviewSection } from '../shared/review-section.ts';

export const microBusinessGrant = defineProgram({
  key: 'micro-business-grant',
  version: 1,
  introPages: [
    {
      key: 'what-is-it',
      title: 'What is the micro-business grant?',
      layout: 'welcome',
      body: 'A grant of $10,000, $15,000 or $25,000 for small businesses with ten employees or fewer.\n\nYour business must have operated before January 1, 2023 and for at least one year.',
    },
    {
      key: 'ineligible-businesses',
      title: 'Businesses that are not eligible',
      layout: 'default',
      body: 'This grant cannot go to liquor stores, payday loans, hookah, vape shops, marijuana-related businesses or rental properties.',
    },
    {
      key: 'technical-support-requirement',
      title: 'Technical support is part of the grant',
      layout: 'default',
      body: 'Every owner who receives the grant works with a business coach.\n\nPlan for the sessions before you apply. You will find the dates in the section Attendance Requirements.',
    },
    applicationProcess({ minutes: 30 }),
  ],
  sections: [
    { key: 'personalInfo', name: 'Owner Information', questionGroups: [] },
    { key: 'aboutTheBusiness', name: 'Business Pitch', questionGroups: [] },
    { key: 'financialInformation', name: 'Financial Information', questionGroups: [] },
    { key: 'attendance', name: 'Attendance Requirements', questionGroups: [] },
    reviewSection,
  ],
});
