import type { Transaction } from '../../platform/db/partner-db.ts';
import type {
  ApplicantRole,
  ApplicantType,
  ApplicantTypeRoles,
  Channel,
  MailingAddress,
  Partner,
} from './partner.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import type { Selectable } from 'kysely';

/** By name, because almost every request asks for them: with a star, each would be planned anew. */
const partnerColumns = [
  'partner_id',
  'external_id',
  'name',
  'email',
  'phone',
  'mailing_address',
  'time_zone',
  'default_locale',
  'features',
  'channels',
  'logo_url',
  'platform_name',
  'brand_color',
  'favicon_url',
  'help_url',
  'privacy_url',
  'terms_url',
  'applicant_type_roles',
  'password_policy',
  'applicant_tenant_id',
  'advocate_tenant_id',
  'staff_tenant_id',
] as const;

type PartnerRow = Pick<Selectable<DB['partner_profiles']>, (typeof partnerColumns)[number]>;

export async function findPartnerByExternalId(
  tx: Transaction,
  externalId: string,
): Promise<Partner | undefined> {
  const row = await tx
    .selectFrom('partner_profiles')
    .select(partnerColumns)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return row && toPartner(row);
}

export async function findPartnerById(tx: Transaction, id: string): Promise<Partner | undefined> {
  const row = await tx
    .selectFrom('partner_profiles')
    .select(partnerColumns)
    .where('partner_id', '=', id)
    .executeTakeFirst();
  return row && toPartner(row);
}

export async function upsertPartner(tx: Transaction, partner: Partner): Promise<void> {
  const { partner_id, ...columns } = toRow(partner);
  await tx
    .insertInto('partners')
    .values({ id: partner_id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await tx
    .insertInto('partner_profiles')
    .values({ partner_id, ...columns })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(columns))
    .execute();
}

export async function listApplicantTypes(tx: Transaction, partnerId: string): Promise<ApplicantType[]> {
  const rows = await tx
    .selectFrom('applicant_types')
    .select(['id', 'name', 'role'])
    .where('partner_id', '=', partnerId)
    .orderBy('role')
    .orderBy('name')
    .execute();
  return rows.map(({ id, name, role }) => ({ id, name, role: role as ApplicantRole }));
}

export async function upsertApplicantType(
  tx: Transaction,
  partnerId: string,
  { name, role }: Omit<ApplicantType, 'id'>,
): Promise<void> {
  await tx
    .insertInto('applicant_types')
    .values({ partner_id: partnerId, name, role })
    .onConflict((conflict) => conflict.columns(['partner_id', 'name']).doUpdateSet({ role }))
    .execute();
}

function toPartner(row: PartnerRow): Partner {
  return {
    id: row.partner_id,
    externalId: row.external_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    mailingAddress: row.mailing_address as MailingAddress | null,
    timeZone: row.time_zone,
    defaultLocale: row.default_locale as Partner['defaultLocale'],
    features: row.features,
    channels: row.channels as Channel[],
    whitelabeling: {
      logo: row.logo_url,
      platformName: row.platform_name,
      brandColor: row.brand_color,
      favicon: row.favicon_url,
    },
    links: { help: row.help_url, privacy: row.privacy_url, terms: row.terms_url },
    applicantTypeRoles: row.applicant_type_roles as ApplicantTypeRoles,
    passwordPolicy: row.password_policy as Partner['passwordPolicy'],
    tenantIds: {
      applicant: row.applicant_tenant_id,
      advocate: row.advocate_tenant_id,
      staff: row.staff_tenant_id,
    },
  };
}

function toRow(partner: Partner) {
  return {
    partner_id: partner.id,
    external_id: partner.externalId,
    name: partner.name,
    email: partner.email,
    phone: partner.phone,
    mailing_address: partner.mailingAddress && JSON.stringify(partner.mailingAddress),
    time_zone: partner.timeZone,
    default_locale: partner.defaultLocale,
    features: [...partner.features],
    channels: [...partner.channels],
    logo_url: partner.whitelabeling.logo,
    platform_name: partner.whitelabeling.platformName,
    brand_color: partner.whitelabeling.brandColor,
    favicon_url: partner.whitelabeling.favicon,
    help_url: partner.links.help,
    privacy_url: partner.links.privacy,
    terms_url: partner.links.terms,
    applicant_type_roles: JSON.stringify(partner.applicantTypeRoles),
    password_policy: partner.passwordPolicy,
    applicant_tenant_id: partner.tenantIds.applicant,
    advocate_tenant_id: partner.tenantIds.advocate,
    staff_tenant_id: partner.tenantIds.staff,
  };
}
