import { catalogue } from '@handrail/programs';
import type { ProgramDefinition } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { getPartner, listApplicantTypes, type Partner } from '../partners/index.ts';
import { findDefinition, libraryOwner, listProgramsOf, type Program } from '../programs/index.ts';
import { getTaxSettings, type TaxSettings } from '../taxes/index.ts';
import { listStaffToInvite } from '../team/index.ts';
import type { PartnerFile, ProgramEntry } from './partner-file.ts';
import { toDefinitionName, toNormalForm } from './to-normal-form.ts';

/** The file that describes the partner in context as it is now. */
export async function readPartnerFile(ctx: Pick<RequestContext, 'partnerId' | 'db'>): Promise<PartnerFile> {
  const partner = await getPartner(ctx);
  return ctx.db.read(async (tx) => {
    const applicantTypes = await listApplicantTypes(tx, ctx.partnerId);
    const programs = await listProgramsOf(tx, ctx.partnerId);
    const file = {
      ...toSettings(partner),
      taxes: toTaxes(await getTaxSettings(tx, ctx.partnerId)),
      applicantTypes: applicantTypes.map(({ name, role }) => ({ name, role })),
      definitions: await listOwnDefinitions(tx, programs),
      programs: programs.map(toEntry),
      staff: await listStaffToInvite(tx, ctx.partnerId),
    };
    // What is null in the database is missing from a file.
    return toNormalForm(dropNulls(file) as PartnerFile);
  });
}

function toSettings(partner: Partner) {
  const { whitelabeling, applicantTypeRoles: roles } = partner;
  return {
    id: partner.externalId,
    name: partner.name,
    contact: { email: partner.email, phone: partner.phone, mailingAddress: partner.mailingAddress },
    timeZone: partner.timeZone,
    language: partner.defaultLocale,
    brand: {
      platformName: whitelabeling.platformName,
      color: whitelabeling.brandColor,
      logo: whitelabeling.logo,
      icon: whitelabeling.favicon,
    },
    links: partner.links,
    channels: partner.channels,
    passwordPolicy: partner.passwordPolicy,
    tenantIds: partner.tenantIds,
    features: partner.features,
    roleDescriptions: {
      FirstParty: roles.FIRST_PARTY?.description,
      ThirdParty: roles.THIRD_PARTY?.description,
    },
  };
}

function toTaxes({ ein, payerName, thresholds }: TaxSettings) {
  return { ein: ein && `${ein.slice(0, 2)}-${ein.slice(2)}`, payerName, thresholds };
}

function toEntry(program: Program) {
  const { definitionKey: key, definitionVersion: version } = program;
  return {
    name: program.name,
    summary: program.summary,
    status: program.status,
    definition: { key, version },
    applicantTypes: program.applicantTypes.map(({ applicantType, nameOverride }) => ({
      name: applicantType.name,
      nameOverride,
    })),
    maxFundingAmountCents: program.maxFundingAmountCents,
    expectedMinutes: program.expectedMinutes,
    features: program.features,
    heroImage: program.heroImage,
    mailingAddress: program.mailingAddress,
    config: program.config,
    sortOrder: program.sortOrder,
  } satisfies { readonly [Member in keyof ProgramEntry]-?: unknown };
}

/** The forms that another installation of this version would not have. */
async function listOwnDefinitions(
  tx: Transaction,
  programs: readonly Program[],
): Promise<ProgramDefinition[]> {
  const shipped = new Set(catalogue.map(toDefinitionName));
  const used = new Map(
    programs.map((program) => {
      const { definitionKey: key, definitionVersion: version } = program;
      return [toDefinitionName({ key, version }), program];
    }),
  );
  const own: ProgramDefinition[] = [];
  for (const [name, program] of used) {
    const isShipped = program.definitionOwner === libraryOwner && shipped.has(name);
    const found = isShipped ? undefined : await findDefinition(tx, program);
    if (found) own.push(found.body as ProgramDefinition);
  }
  return own;
}

/** A form keeps its nulls: its checksum counts them. */
function dropNulls(value: unknown, name = ''): unknown {
  if (name === 'definitions') return value;
  if (Array.isArray(value)) return value.map((item) => dropNulls(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== undefined)
      .map(([key, inner]) => [key, dropNulls(inner, key)]),
  );
}
