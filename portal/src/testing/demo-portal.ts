import type { CurrentUser } from '../features/identity/get-current-user.ts';
import type { Partner } from '../features/partner/get-partner.ts';
import type { Program } from '../features/program/list-programs.ts';
import type { Incident } from '../features/shell/get-incidents.ts';
import type { Answers } from './fake-api.ts';

export function buildPartner(overrides: Partial<Partner> = {}): Partner {
  return {
    id: 'partner-1',
    externalId: 'bayview',
    name: 'Bayview College',
    email: 'aid@bayview.example',
    phone: '(555) 010-0100',
    features: [],
    whitelabeling: {
      logo: '/assets/demo/bayview.svg',
      platformName: 'Student Care Fund',
      brandColor: '#1b5e43',
      favicon: '/assets/demo/bayview.ico',
    },
    links: {
      help: 'https://help.bayview.example/',
      privacy: 'https://bayview.example/privacy',
      terms: 'https://bayview.example/terms',
    },
    config: {
      passwordPolicy: 'spec',
      session: { warningMinutes: 2, timeoutMinutes: 15 },
      identity: { applicant: { tenantId: 'bayview-applicants' } },
    },
    ...overrides,
  };
}

export function buildUser(overrides: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 'user-1',
    partnerId: 'partner-1',
    name: 'Dana',
    email: 'dana.okafor@mail.example',
    newEmail: null,
    phone: null,
    admin: false,
    hasFullProfile: true,
    acceptedTermsAt: '2026-01-02T15:00:00.000Z',
    applicantType: null,
    ...overrides,
  };
}

export function buildProgram(overrides: Partial<Program> = {}): Program {
  return {
    id: 'program-1',
    name: 'Emergency Aid Grant',
    summary: 'Help with an unexpected bill.',
    status: 'Open',
    heroImage: null,
    features: [],
    maxFundingAmount: 120_000,
    expectedMinutes: 15,
    sortOrder: 1,
    applicantTypes: [],
    introPages: [],
    sections: [],
    ...overrides,
  };
}

interface DemoPortal {
  readonly partner?: Partner | undefined;
  readonly user?: CurrentUser | undefined;
  readonly incidents?: readonly Incident[];
  readonly programs?: readonly Program[];
}

/** What the API answers for one partner and one visitor. */
export function answersOf({
  partner = buildPartner(),
  user,
  incidents = [],
  programs = [],
}: DemoPortal): Answers {
  const find = (variables: Record<string, unknown>, node: object) => ({
    partners: { nodes: variables.externalId === partner.externalId ? [node] : [] },
  });
  return {
    GetPartner: (variables) => find(variables, partner),
    GetPlatformUser: { currentUser: user ?? null },
    GetActiveIncidents: { incidentMessages: { nodes: incidents } },
    GetPrograms: (variables) => find(variables, { id: partner.id, programs }),
  };
}
