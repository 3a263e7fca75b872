import type { DemoPartner } from '../demo-partner.ts';

export const riverCitySmallBusiness: DemoPartner = {
  externalId: 'river-city-small-business',
  name: 'River City Small Business Office',
  platformName: 'Main Street Forward',
  brandColor: '#0f4c81',
  email: 'office@river-city-business.example',
  phone: '+1 210 555 0119',
  timeZone: 'America/Chicago',
  address: { line: '14 Mill Street', city: 'San Antonio', state: 'TX', zip: '78205' },
  features: ['claim-funds', 'referral-programs'],
  applicantType: 'Business owner',
  advocateType: 'Business coach',
  applicantName: 'Hieu Tran',
  advocateName: 'Gloria Stone',
  caseWorkerName: 'Ines Calloway',
  programs: [
    {
      name: 'Capital Readiness Questionnaire',
      summary: 'Find out which of our programs fit your business.',
      definitionKey: 'capital-readiness',
      expectedMinutes: 30,
      decisionDays: 5,
    },
    {
      name: 'Micro-Business Grant',
      summary: 'Grants for businesses with ten employees or fewer.',
      definitionKey: 'micro-business-grant',
      status: 'ReferralOnly',
      maxFundingAmountCents: 2_500_000,
      expectedMinutes: 30,
      decisionDays: 20,
    },
  ],
};
