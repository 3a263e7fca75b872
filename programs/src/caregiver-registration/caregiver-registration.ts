import { defineProgram } from '@handrail/engine';
import { reviewSection } from '../shared/review-section.ts';

export const caregiverRegistration = defineProgram({
  key: 'caregiver-registration',
  version: 1,
  introPages: [
    {
      key: 'welcome',
      title: 'Welcome to {{programName}}',
      layout: 'welcome',
      body: 'This program pays home-care caregivers in California for finishing training and for staying in the work.\n\nRegister first. After that you can apply for an incentive payment at each of three levels.',
    },
    {
      key: 'registration-process',
      title: 'About the registration process',
      layout: 'steps',
      steps: [
        { title: 'It takes up to 10 minutes', icon: 'calendar' },
        {
          title: 'Your progress is saved',
          description: 'You can stop and come back at any time.',
          icon: 'apply',
        },
        {
          title: 'Your data is secure',
          description: 'Only the staff of {{partnerName}} see your answers.',
          icon: 'verify',
        },
        {
          title: 'Check your inbox',
          description: 'We email you when your registration has been read.',
          icon: 'mail',
        },
      ],
    },
    {
      key: 'terms',
      title: 'Terms of service and privacy policy',
      layout: 'default',
      body: 'By continuing, you agree to the terms of service and the privacy policy of {{partnerName}}.\n\nQuestions? Write to {{partnerEmail}}.',
    },
  ],
  sections: [
    { key: 'requiredInformation', name: 'Required Information', questionGroups: [] },
    { key: 'demographicInformation', name: 'Demographic Information', questionGroups: [] },
    { key: 'careerPerceptions', name: 'Career Perceptions', questionGroups: [] },
    reviewSection,
  ],
});
