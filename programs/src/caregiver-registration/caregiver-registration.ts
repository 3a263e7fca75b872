import { defineProgram } from '@handrail/engine';
import { caregiverReviewSection } from '../caregiver/caregiver-review-section.ts';
import { termsPage } from '../caregiver/terms-page.ts';
import { careerPerceptionsSection } from './career-perceptions-section.ts';
import { demographicInformationSection } from './demographic-information-section.ts';
import { registrationBanners } from './registration-banners.ts';
import { requiredInformationSection } from './required-information-section.ts';

export const caregiverRegistration = defineProgram({
  key: 'caregiver-registration',
  version: 4,
  introPages: [
    {
      key: 'welcome',
      title: 'Welcome to {{programName}}',
      layout: 'welcome',
      body: 'This workforce incentive program pays home-care caregivers in California for finishing training and for staying in the field.\n\nRegister first. After that, you can apply for an incentive payment at each of three levels.',
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
          description: 'Only {{partnerName}} staff can see your answers.',
          icon: 'verify',
        },
        {
          title: 'Check your inbox',
          description: 'We will email you after we review your registration.',
          icon: 'mail',
        },
      ],
    },
    termsPage,
  ],
  sections: [
    requiredInformationSection,
    demographicInformationSection,
    careerPerceptionsSection,
    caregiverReviewSection,
  ],
  facts: { birthDate: 'dateOfBirth', address: 'address' },
  submissionScreen: {
    title: 'What happens next?',
    bullets: [
      {
        key: 'registered',
        icon: 'verify',
        title: 'You are registered',
        description: 'We will email you if we have questions about your registration.',
      },
      {
        key: 'claimPayment',
        icon: 'money',
        title: 'Claim your first payment',
        description: 'After you finish 15 hours of courses, apply for Level 1.',
      },
    ],
  },
  history: { refersTo: ['caregiver-track-1', 'caregiver-track-2'] },
  overrides: { statuses: registrationBanners },
});
