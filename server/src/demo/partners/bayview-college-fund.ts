import type { DemoPartner } from '../demo-partner.ts';
import { bayviewEligibility } from '../eligibility/bayview-eligibility.ts';

/** Awards are claimed in the portal, by whichever method the student likes. */
const paying = [
  'claim-funds',
  'applicant-payments',
  'recurring-payments',
  'multi-payment',
  'direct-deposit',
  'check',
  'prepaid-card',
  'zelle',
  'external-tracking',
] as const;

export const bayviewCollegeFund: DemoPartner = {
  externalId: 'bayview-college-fund',
  name: 'Bayview College Fund',
  platformName: 'Student Care Fund',
  brandColor: '#1b5e43',
  email: 'help@bayview-college.example',
  phone: '+1 415 555 0140',
  timeZone: 'America/Los_Angeles',
  address: { line: '200 Harbor Way', city: 'Bayview', state: 'CA', zip: '94124' },
  features: [...paying, 'applicant-comments', 'resubmission-requests'],
  ein: '946000001',
  applicantType: 'Student',
  advocateType: 'Campus advocate',
  applicantName: 'Dana Okafor',
  advocateName: 'Priya Raman',
  caseWorkerName: 'Marisol Vega',
  eligibility: bayviewEligibility,
  programs: [
    {
      name: 'Emergency Aid Grant',
      summary: 'Money for students when something unexpected happens. You do not have to pay it back.',
      definitionKey: 'emergency-aid',
      features: [...paying, 'applicant-comments'],
      maxFundingAmountCents: 75_000,
      expectedMinutes: 20,
      decisionDays: 10,
      review: {
        waitingList: true,
        documentLabels: [
          'Student ID',
          'Receipt',
          'Utility bill',
          'Bank statement',
          'Letter from the landlord',
        ],
        checklist: [
          { key: 'enrolled', label: 'The student is enrolled this term' },
          { key: 'receipts', label: 'The amount matches the receipts or quotes' },
          { key: 'earlierHelp', label: 'No other grant was paid for the same cost' },
        ],
      },
    },
    {
      name: 'Summer Emergency Aid',
      summary: 'The same help for students who are between terms.',
      definitionKey: 'emergency-aid',
      features: [...paying, 'applicant-comments'],
      maxFundingAmountCents: 40_000,
      expectedMinutes: 20,
      decisionDays: 7,
      applicantsAre: 'Returning student',
    },
    {
      name: 'Campus Job Bridge Pay',
      summary: 'Monthly pay for students whose campus job was cut short by an emergency.',
      definitionKey: 'emergency-aid',
      features: [...paying, 'applicant-comments'],
      maxFundingAmountCents: 300_000,
      expectedMinutes: 20,
      decisionDays: 10,
      reportableAs: '1099-NEC',
    },
  ],
};
