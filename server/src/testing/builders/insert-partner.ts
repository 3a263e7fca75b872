import { randomUUID } from 'node:crypto';
import { type Partner, type PartnerDraft, savePartner } from '../../modules/partners/index.ts';
import type { Database } from '../../platform/db/open-database.ts';
import { buildSystemContext } from './system-context.ts';

export function buildPartnerDraft(overrides: Partial<PartnerDraft> = {}): PartnerDraft {
  const externalId = overrides.externalId ?? `partner-${randomUUID()}`;
  return {
    externalId,
    name: 'Bayview College Fund',
    email: 'help@bayview.example',
    phone: '+12125550123',
    mailingAddress: null,
    timeZone: 'America/New_York',
    features: [],
    channels: ['email'],
    whitelabeling: { logo: null, platformName: null, brandColor: null, favicon: null },
    links: { help: null, privacy: null, terms: null },
    applicantTypeRoles: {},
    tenantIds: {
      applicant: `${externalId}-applicants`,
      advocate: `${externalId}-advocates`,
      staff: `${externalId}-staff`,
    },
    applicantTypes: [
      { name: 'Student', role: 'FirstParty' },
      { name: 'Counselor', role: 'ThirdParty' },
    ],
    ...overrides,
  };
}

export function insertPartner(
  database: Database,
  { id = randomUUID(), ...overrides }: Partial<PartnerDraft> & { readonly id?: string } = {},
): Promise<Partner> {
  return savePartner(buildSystemContext(database, { partnerId: id }), buildPartnerDraft(overrides));
}
