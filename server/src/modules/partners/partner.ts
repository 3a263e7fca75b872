import type { Locale, PasswordPolicy, Translations } from '@handrail/engine';

/** An organization that offers programs, as a visitor may know it. */
export interface Partner {
  readonly id: string;
  readonly externalId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly mailingAddress: MailingAddress | null;
  readonly timeZone: string;
  /** The language of visitors and of people who chose none. */
  readonly defaultLocale: Locale;
  readonly features: readonly string[];
  readonly channels: readonly Channel[];
  readonly whitelabeling: Whitelabeling;
  readonly links: PartnerLinks;
  readonly applicantTypeRoles: ApplicantTypeRoles;
  readonly passwordPolicy: PasswordPolicy;
  readonly tenantIds: TenantIds;
}

export type Channel = 'email' | 'sms';

export interface Whitelabeling {
  readonly logo: string | null;
  readonly platformName: string | null;
  readonly brandColor: string | null;
  readonly favicon: string | null;
}

/** Where Help, Privacy Policy and Terms & Conditions lead; null means the product's own page. */
export interface PartnerLinks {
  readonly help: string | null;
  readonly privacy: string | null;
  readonly terms: string | null;
}

/** How the partner describes the two roles; a missing one reads as the product describes it. */
export interface ApplicantTypeRoles {
  readonly FIRST_PARTY?: RoleWords;
  readonly THIRD_PARTY?: RoleWords;
}

/** How a role is described: one text, or one for each language. */
export interface RoleWords {
  readonly description: string | Translations;
}

/** The identity tenants keep the accounts of applicants, advocates and staff apart. */
export interface TenantIds {
  readonly applicant: string;
  readonly advocate: string;
  readonly staff: string;
}

export interface MailingAddress {
  readonly addressLine1: string;
  readonly addressLine2?: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export type ApplicantRole = 'FirstParty' | 'ThirdParty';

/** A kind of applicant that this partner tells apart, such as "Student" or "Case manager". */
export interface ApplicantType {
  readonly id: string;
  readonly name: string;
  readonly role: ApplicantRole;
}
