import type { DemoPartner } from '../demo-partner.ts';

export const graniteStateRelief: DemoPartner = {
  externalId: 'granite-state-relief',
  name: 'Granite State Relief',
  platformName: 'Rent and Utility Relief',
  brandColor: '#9aa0a6',
  email: 'relief@granite-state.example',
  phone: '+1 603 555 0155',
  timeZone: 'America/New_York',
  address: { line: '5 Statehouse Square', city: 'Concord', state: 'NH', zip: '03301' },
  features: ['claim-funds', 'resubmission-requests', 'employee-authentication'],
  applicantType: 'Tenant',
  advocateType: 'Community partner',
  applicantName: 'Yolanda Brandt',
  advocateName: 'Desmond Achterberg',
  caseWorkerName: 'Walter Sokolowski',
  programs: [
    {
      name: 'Rental Relief',
      summary: 'Help with rent and utility bills that you owe or that are coming up.',
      definitionKey: 'rental-assistance',
      maxFundingAmountCents: 1_200_000,
      expectedMinutes: 40,
      decisionDays: 15,
    },
  ],
  incident: {
    message: 'Many people are applying right now. Decisions take about two days longer than usual.',
    severity: 'info',
  },
};
