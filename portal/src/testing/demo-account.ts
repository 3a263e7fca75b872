import type { Account, AccountSettings, AccountUser } from '../shared/person/account-query.ts';
import type { CurrentUser } from '../shared/session/get-current-user.ts';
import { answersOf, buildPartner, buildProgram, buildUser } from './demo-portal.ts';
import type { Answers } from './fake-api.ts';

export const done = { status: 200, errors: [], message: null };

export const refused = (...errors: string[]) => ({ status: 400, errors, message: errors[1] ?? null });

export const student = { id: 'student', name: 'Student', role: 'FirstParty' as const };
export const counselor = { id: 'counselor', name: 'Counselor', role: 'ThirdParty' as const };

export function buildAccountUser(overrides: Partial<AccountUser> = {}): AccountUser {
  return {
    id: 'user-1',
    displayId: '7Q3M-9CXF',
    name: 'Dana Okafor',
    email: 'dana.okafor@mail.example',
    newEmail: null,
    phone: '+12128675309',
    taxId: '•••-••-6789',
    tenant: 'applicant',
    hasPassword: true,
    hasFullProfile: true,
    acceptedTermsAt: '2026-01-02T15:00:00.000Z',
    profileGaps: [],
    mailingAddress: null,
    communicationPreferences: { email: true, sms: false },
    applicantType: student,
    applicantTypeChoices: [student],
    ...overrides,
  };
}

export function buildSettings(overrides: Partial<AccountSettings> = {}): AccountSettings {
  return {
    channels: ['email'],
    passwordPolicy: 'spec',
    applicantTypeRoles: {
      FIRST_PARTY: { description: 'I am applying for myself.' },
      THIRD_PARTY: { description: 'I am supplying supplemental information for someone else.' },
    },
    identity: { applicant: { tenantId: 'bayview-applicants' }, advocate: { tenantId: 'bayview-advocates' } },
    ...overrides,
  };
}

interface DemoAccount {
  readonly user?: Partial<AccountUser>;
  readonly settings?: Partial<AccountSettings>;
  readonly features?: readonly string[];
}

/** A signed-in person with an account; a saved profile answers with what was sent. */
export function accountAnswers({ user, settings, features = [] }: DemoAccount = {}): Answers {
  people += 1;
  // Drafts are kept by person: a new one in every test finds none.
  const id = `person-${people}`;
  const account: Account = { user: buildAccountUser({ id, ...user }), settings: buildSettings(settings) };
  const { name, email, newEmail, phone, hasFullProfile, acceptedTermsAt, profileGaps, applicantType } =
    account.user;
  const shared = {
    id,
    name,
    email,
    newEmail,
    phone,
    hasFullProfile,
    acceptedTermsAt,
    profileGaps,
    applicantType,
  };
  return {
    ...answersOf({
      user: buildUser(shared satisfies Partial<CurrentUser>),
      programs: [buildProgram({ features: [...features] })],
    }),
    GetSessions: { sessions: [] },
    GetAccount: {
      currentUser: account.user,
      partners: { nodes: [{ id: buildPartner().id, config: account.settings }] },
    },
    GetDraftKey: { currentUser: { id, draftKey: btoa('x'.repeat(32)) } },
    UpdateProfile: ({ input }) => ({
      updateProfile: { metadata: done, user: { ...account.user, ...(input as object) } },
    }),
  };
}

let people = 0;
