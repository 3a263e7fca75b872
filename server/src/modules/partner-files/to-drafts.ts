import { firstLocale } from '@handrail/engine';
import type { PartnerDraft } from '../partners/index.ts';
import type { ProgramDraft } from '../programs/index.ts';
import type { TaxSettings } from '../taxes/index.ts';
import type { PartnerFile } from './partner-file.ts';
import type { PinnedFile } from './pin-versions.ts';
import { toDefaultTenantIds } from './to-normal-form.ts';

/** The settings that a file gives its partner. */
export function toPartnerDraft(file: PartnerFile): PartnerDraft {
  const { contact, brand, links, roleDescriptions: roles } = file;
  return {
    externalId: file.id,
    name: file.name,
    email: contact.email,
    phone: contact.phone ?? null,
    mailingAddress: contact.mailingAddress ?? null,
    timeZone: file.timeZone,
    defaultLocale: file.language ?? firstLocale,
    features: file.features ?? [],
    channels: file.channels ?? ['email'],
    whitelabeling: {
      logo: brand?.logo ?? null,
      platformName: brand?.platformName ?? null,
      brandColor: brand?.color ?? null,
      favicon: brand?.icon ?? null,
    },
    links: { help: links?.help ?? null, privacy: links?.privacy ?? null, terms: links?.terms ?? null },
    applicantTypeRoles: {
      ...(roles?.FirstParty !== undefined && { FIRST_PARTY: { description: roles.FirstParty } }),
      ...(roles?.ThirdParty !== undefined && { THIRD_PARTY: { description: roles.ThirdParty } }),
    },
    passwordPolicy: file.passwordPolicy ?? 'spec',
    tenantIds: file.tenantIds ?? toDefaultTenantIds(file.id),
    applicantTypes: file.applicantTypes,
  };
}

/** What a file says about its partner as a payer. */
export function toTaxSettings({ taxes }: PartnerFile): TaxSettings {
  return {
    ein: taxes?.ein?.replace('-', '') ?? null,
    payerName: taxes?.payerName ?? null,
    thresholds: [...(taxes?.thresholds ?? [])].sort((one, other) => one.year - other.year),
  };
}

/** The settings that a file gives each of its programs; without a sort order, their order in the file counts. */
export function toProgramDrafts({ programs }: PinnedFile): ProgramDraft[] {
  return programs.map((program, index) => ({
    name: program.name,
    summary: program.summary ?? null,
    status: program.status ?? 'Open',
    heroImage: program.heroImage ?? null,
    features: program.features ?? [],
    mailingAddress: program.mailingAddress ?? null,
    definitionKey: program.definition.key,
    definitionVersion: program.definition.version,
    maxFundingAmountCents: program.maxFundingAmountCents ?? null,
    expectedMinutes: program.expectedMinutes ?? null,
    sortOrder: program.sortOrder ?? index,
    config: program.config ?? {},
    applicantTypes: program.applicantTypes,
  }));
}
