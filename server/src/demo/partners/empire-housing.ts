import type { DemoPartner } from '../demo-partner.ts';
import { empireEligibility } from '../eligibility/empire-eligibility.ts';

export const empireHousing: DemoPartner = {
  externalId: 'empire-housing',
  name: 'Empire Housing Partnership',
  platformName: 'Home in New York',
  brandColor: '#b4441c',
  email: 'vouchers@empire-housing.example',
  phone: '+1 518 555 0133',
  timeZone: 'America/New_York',
  address: { line: '90 State Street', city: 'Albany', state: 'NY', zip: '12207' },
  features: ['claim-funds'],
  applicantType: 'Tenant',
  advocateType: 'Landlord',
  applicantName: 'Kwabena Asante',
  advocateName: 'Rosalind Thibodeaux',
  caseWorkerName: 'Jun-ho Baek',
  eligibility: empireEligibility,
  programs: [
    {
      name: 'Housing Voucher',
      summary: 'A voucher that pays part of your rent for a home in New York.',
      definitionKey: 'housing-voucher',
      maxFundingAmountCents: 1_000_000,
      expectedMinutes: 25,
      decisionDays: 15,
    },
  ],
};
