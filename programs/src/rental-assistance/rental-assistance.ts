import { defineProgram } from '@handrail/engine';
import { reviewSection } from '../shared/review-section.ts';

export const rentalAssistance = defineProgram({
  key: 'rental-assistance',
  version: 1,
  introPages: [
    {
      key: 'welcome',
      title: 'Help with rent and utilities',
      layout: 'welcome',
      body: '{{partnerName}} can pay rent and utility bills that you owe, or that are coming up, for up to 18 months.\n\nYour immigration status does not matter.',
    },
    {
      key: 'who-is-eligible',
      title: 'Who is eligible?',
      layout: 'steps',
      copy: 'Tenants and landlords can ask for help. These things must be true of the household:',
      steps: [
        { title: 'You are 18 or older and live in the state', icon: 'people' },
        { title: 'Your household earns 80% of the area median income or less', icon: 'money' },
        { title: 'Someone lost income or had higher costs', icon: 'review' },
      ],
    },
    {
      key: 'how-do-i-get-it',
      title: 'How do I get it?',
      layout: 'steps',
      steps: [
        {
          title: 'Apply',
          description: 'Answer the questions. Your answers are saved as you go.',
          icon: 'apply',
        },
        {
          title: 'Show us your papers',
          description: 'A lease, a bill and proof of income. A photo is fine.',
          icon: 'documents',
        },
        {
          title: 'Wait for our decision',
          description: 'We email you, and you can always look here.',
          icon: 'mail',
        },
        {
          title: 'Get the money',
          description: 'We pay you, your landlord or the utility company.',
          icon: 'money',
        },
      ],
    },
  ],
  sections: [
    { key: 'personalInfo', name: 'Personal Information', questionGroups: [] },
    { key: 'addressAndLandlordInfo', name: 'Address and Landlord', questionGroups: [] },
    { key: 'householdInfo', name: 'Household', questionGroups: [] },
    { key: 'covidImpact', name: 'What Happened', questionGroups: [] },
    { key: 'assistanceRequests', name: 'Help You Need', questionGroups: [] },
    { key: 'documentUpload', name: 'Documents', questionGroups: [] },
    reviewSection,
  ],
});
