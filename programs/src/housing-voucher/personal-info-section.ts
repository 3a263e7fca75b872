import { defineSection } from '@handrail/engine';

export const personalInfo = defineSection({
  key: 'personalInfo',
  name: 'Personal Info',
  overview: {
    title: 'Who are you?',
    description: 'What we ask next depends on whether you rent a home or own one that you rent out.',
  },
  questionGroups: [
    {
      key: 'personalInfo',
      questions: [
        {
          key: 'applicantType',
          copy: { title: 'Are you a tenant or a landlord?' },
          fields: [
            {
              type: 'RadioList',
              key: 'applicantType',
              copy: 'I am a',
              options: [
                { label: 'Tenant', value: 'TENANT', description: 'I rent my home, or I want to rent one.' },
                { label: 'Landlord', value: 'LANDLORD', description: 'I rent a home to a tenant.' },
              ],
            },
          ],
        },
      ],
    },
  ],
});
