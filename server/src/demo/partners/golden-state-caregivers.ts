import type { DemoPartner } from '../demo-partner.ts';

export const goldenStateCaregivers: DemoPartner = {
  externalId: 'golden-state-caregivers',
  name: 'Golden State Caregivers',
  platformName: 'Caregiver Pathways',
  brandColor: '#f7dc7a',
  email: 'hello@golden-state-caregivers.example',
  phone: '+1 916 555 0172',
  timeZone: 'America/Los_Angeles',
  address: { line: '77 Capitol Mall', city: 'Sacramento', state: 'CA', zip: '95814' },
  features: ['claim-funds', 'hide-partner-redirect'],
  applicantType: 'Caregiver',
  advocateType: 'Training provider',
  applicantName: 'Luz Herrera',
  advocateName: 'Owen Tate',
  caseWorkerName: 'Theo Marchetti',
  programs: [
    {
      name: 'Caregiver Registration',
      summary: 'Register once. After that, you can apply for payments at three levels of training.',
      definitionKey: 'caregiver-registration',
      maxFundingAmountCents: 600_000,
      expectedMinutes: 10,
    },
    {
      name: 'Caregiver Incentives, Track 1',
      summary: 'Claim a payment for the courses you finish and the new role you start.',
      definitionKey: 'caregiver-track-1',
      status: 'ReferralOnly',
      maxFundingAmountCents: 600_000,
      expectedMinutes: 20,
    },
    {
      name: 'Caregiver Incentives, Track 2',
      summary: 'Claim a payment for the courses you finish and for staying in your job.',
      definitionKey: 'caregiver-track-2',
      status: 'ReferralOnly',
      maxFundingAmountCents: 600_000,
      expectedMinutes: 20,
    },
  ],
};
