import type { DemoPartner } from '../demo-partner.ts';

export const homeChildCareCash: DemoPartner = {
  externalId: 'home-child-care-cash',
  name: 'Home Child Care Cash',
  platformName: 'Cash for Caring Homes',
  brandColor: '#00838f',
  email: 'team@home-child-care-cash.example',
  phone: '+1 718 555 0164',
  timeZone: 'America/New_York',
  address: { line: '450 Grand Concourse', city: 'Bronx', state: 'NY', zip: '10451' },
  features: ['claim-funds', 'partner-issued', 'applicant-payments', 'direct-deposit', 'w9'],
  applicantType: 'Child care provider',
  advocateType: 'Network coordinator',
  applicantName: 'Beatriz Quintanilla',
  advocateName: 'Omar Haddad',
  caseWorkerName: 'Svetlana Dragic',
  programs: [
    {
      name: 'Direct Cash, New York City',
      summary: 'Cash for licensed family child care homes in the Bronx.',
      definitionKey: 'child-care-cash-nyc',
      maxFundingAmountCents: 500_000,
      expectedMinutes: 15,
      decisionDays: 10,
      features: ['partner-issued', 'applicant-payments', 'direct-deposit', 'w9'],
    },
    {
      name: 'Direct Cash, Philadelphia',
      summary: 'Cash for licensed family child care homes in Philadelphia.',
      definitionKey: 'child-care-cash-philadelphia',
      maxFundingAmountCents: 500_000,
      expectedMinutes: 15,
      decisionDays: 10,
    },
  ],
};
