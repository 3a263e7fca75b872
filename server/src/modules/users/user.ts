import type { ApplicantType } from '../partners/index.ts';

/** The identity tenant that an account belongs to; the same email may have one account in each. */
export type UserTenant = 'applicant' | 'advocate' | 'staff' | 'platform';

/** A person with an account at one partner. */
export interface User {
  readonly id: string;
  readonly tenant: UserTenant;
  readonly email: string;
  readonly name: string | null;
  readonly phone: string | null;
  readonly applicantType: ApplicantType | null;
}

/** A profile is complete when name and email are both there and differ (P554). */
export function hasFullProfile({ name, email }: Pick<User, 'name' | 'email'>): boolean {
  const givenName = name?.trim() ?? '';
  return givenName !== '' && email !== '' && givenName.toLowerCase() !== email.toLowerCase();
}
