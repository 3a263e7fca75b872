import type { Locale } from '@handrail/engine';
import type { ApplicantType, MailingAddress, Partner } from '../partners/index.ts';

/** The identity tenant that an account belongs to; the same email may have one account in each. */
export type UserTenant = 'applicant' | 'advocate' | 'staff' | 'platform';

/** A person with an account at one partner. */
export interface User {
  readonly id: string;
  /** Short, unique at the partner, and made to be read out on the phone. */
  readonly displayId: string;
  readonly tenant: UserTenant;
  readonly email: string;
  /** The address that the person wants, until they have proven that it is theirs. */
  readonly newEmail: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  /** All that is shown of the tax id, which itself is kept encrypted. */
  readonly taxIdLast4: string | null;
  readonly mailingAddress: MailingAddress | null;
  readonly communicationPreferences: CommunicationPreferences;
  readonly acceptedTermsAt: Date | null;
  readonly applicantType: ApplicantType | null;
  /** From then on the person keeps their applicant type. */
  readonly firstSubmittedAt: Date | null;
  /** The language that the person chose; null means that of the partner. */
  readonly locale: Locale | null;
}

/** In which language to write to a person. */
export function toLocale(user: Pick<User, 'locale'>, partner: Pick<Partner, 'defaultLocale'>): Locale {
  return user.locale ?? partner.defaultLocale;
}

/** Through which channels a person wants to hear of their applications. */
export interface CommunicationPreferences {
  readonly email: boolean;
  readonly sms: boolean;
}

/** A profile is complete when name and email are both there and differ (P554). */
export function hasFullProfile({ name, email }: Pick<User, 'name' | 'email'>): boolean {
  const givenName = name?.trim() ?? '';
  return givenName !== '' && email !== '' && givenName.toLowerCase() !== email.toLowerCase();
}
