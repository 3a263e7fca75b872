import type { DemoPartner } from '../demo-partner.ts';

export const lakeshoreCounty: DemoPartner = {
  externalId: 'lakeshore-county',
  name: 'Lakeshore County Human Services',
  platformName: 'Lakeshore Family Support',
  brandColor: '#7a1f5c',
  email: 'families@lakeshore-county.example',
  phone: '+1 312 555 0187',
  timeZone: 'America/Chicago',
  address: { line: '31 Lake Avenue', city: 'Waukegan', state: 'IL', zip: '60085' },
  features: [
    'claim-funds',
    'partner-issued',
    'applicant-payments',
    'direct-deposit',
    'employee-authentication',
  ],
  channels: ['email', 'sms'],
  applicantType: 'Parent or guardian',
  advocateType: 'Family navigator',
  applicantName: 'Amina Warsame',
  advocateName: 'Luther Pennington',
  caseWorkerName: 'Guadalupe Ibarra',
  programs: [
    {
      name: 'Child Care Emergency Cash',
      summary: 'Cash for child care while you wait for a subsidy.',
      definitionKey: 'child-care-subsidy',
      maxFundingAmountCents: 120_000,
      expectedMinutes: 25,
      features: ['partner-issued', 'applicant-payments', 'direct-deposit'],
    },
    {
      name: 'Economic Mobility Pilot',
      summary: 'Monthly cash for 15 months. Participants are chosen by lottery.',
      definitionKey: 'mobility-pilot',
      maxFundingAmountCents: 1_125_000,
      expectedMinutes: 20,
      applicantsAre: 'Resident',
    },
  ],
};
