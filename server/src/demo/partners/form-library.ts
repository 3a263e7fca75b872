import { catalogue } from '@handrail/programs';
import type { DemoPartner, DemoProgram } from '../demo-partner.ts';

/** What the words of a form promise; the card says the same. */
const promised: Readonly<Record<string, number>> = {
  'caregiver-city-welcome': 600_000,
  'housing-voucher': 1_000_000,
  'matched-savings': 1_000_000,
  'mobility-pilot': 1_125_000,
  'small-business-external-microloans': 1_500_000,
};

/** A partner that offers every form of the catalogue to everyone, so that each can be tried and looked at. */
export const formLibrary: DemoPartner = {
  externalId: 'form-library',
  name: 'Form Library',
  platformName: 'Every form in one place',
  brandColor: '#3d5a80',
  email: 'library@form-library.example',
  phone: '+1 202 555 0121',
  timeZone: 'America/New_York',
  address: { line: '12 Reading Room Lane', city: 'Washington', state: 'DC', zip: '20004' },
  features: ['claim-funds'],
  applicantType: 'Applicant',
  advocateType: 'Advocate',
  applicantName: 'Rosa Lindqvist',
  advocateName: 'Emeka Obi',
  caseWorkerName: 'Hana Sato',
  programs: catalogue.map(toDemoProgram),
};

function toDemoProgram({ key }: { readonly key: string }): DemoProgram {
  return {
    name: toName(key),
    summary: 'A form from the catalog, open to everyone.',
    definitionKey: key,
    maxFundingAmountCents: promised[key] ?? 100_000,
    expectedMinutes: 20,
    decisionDays: 10,
  };
}

/** "Child care cash nyc": the key in words, because a form is named only by the partner that offers it. */
function toName(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ');
}
