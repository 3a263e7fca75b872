import type { CurrentUser } from '../shared/session/get-current-user.ts';
import type { Partner } from '../shared/partner/get-partner.ts';
import type { OwnApplication, ProgramAccess } from '../shared/applications/applications-query.ts';
import type { Program } from '../shared/programs/list-programs.ts';
import type { Incident } from '../shared/layout/get-incidents.ts';
import type { Answers } from './fake-api.ts';

export function buildPartner(overrides: Partial<Partner> = {}): Partner {
  return {
    id: 'partner-1',
    externalId: 'bayview',
    name: 'Bayview College',
    email: 'aid@bayview.example',
    phone: '(555) 010-0100',
    timeZone: 'America/New_York',
    defaultLocale: 'en',
    features: [],
    flags: [],
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
    eligibility: null,
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
    profileGaps: [],
    tenant: 'applicant',
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
    statusOverrides: [],
    decisionDays: null,
    ...overrides,
  };
}

interface DemoPortal {
  readonly partner?: Partner | undefined;
  readonly user?: CurrentUser | undefined;
  readonly incidents?: readonly Incident[];
  readonly programs?: readonly Program[];
  readonly applications?: readonly OwnApplication[];
  /** Unless told otherwise every program that is open may be applied to. */
  readonly access?: readonly ProgramAccess[];
  readonly newMessages?: readonly { readonly caseId: string; readonly count: number }[];
  readonly tenant?: 'applicant' | 'advocate';
  readonly applicantTypes?: readonly { readonly name: string; readonly role: string }[];
}

/** What the API answers for one partner and one visitor. */
export function answersOf({
  partner = buildPartner(),
  user,
  incidents = [],
  programs = [],
  applications = [],
  access = programs.map(buildAccess),
  newMessages = [],
  tenant = 'applicant',
  applicantTypes = [{ name: 'Student', role: 'FirstParty' }],
}: DemoPortal): Answers {
  const find = (variables: Record<string, unknown>, node: object) => ({
    partners: { nodes: variables.externalId === partner.externalId ? [node] : [] },
  });
  return {
    GetPartner: (variables) => find(variables, partner),
    GetPartnerEligibility: (variables) => find(variables, { id: partner.id, eligibility: null }),
    GetPlatformUser: { currentUser: user ?? null },
    GetActiveIncidents: { incidentMessages: { nodes: incidents } },
    GetPrograms: (variables) => find(variables, { id: partner.id, programs: programs.map(toNode) }),
    GetOpenPrograms: { currentUser: user ? { id: user.id, programAccess: access } : null },
    GetUserApplications: (variables) => ({
      currentUser: user
        ? {
            id: user.id,
            tenant,
            applicantType: null,
            applications: { nodes: applications, nextCursor: null },
            programAccess: access,
            newMessages,
          }
        : null,
      ...find(variables, { id: partner.id, applicantTypes }),
    }),
  };
}

export function buildApplication(overrides: Partial<OwnApplication> = {}): OwnApplication {
  return {
    id: 'application-1',
    displayId: '7MQX-2C4H',
    programId: 'program-1',
    party: { id: 'party-1', name: 'Dana Okafor', isClient: false },
    createdAt: '2026-11-01T15:00:00.000Z',
    updatedAt: '2026-11-01T15:00:00.000Z',
    submittedAt: null,
    progress: null,
    case: {
      id: 'case-1',
      status: 'InProgress',
      statusUpdatedAt: '2026-11-01T15:00:00.000Z',
      decisionReachedAt: null,
      fulfillments: [],
    },
    ...overrides,
  };
}

export function buildAccess({ id: programId, status }: Pick<Program, 'id' | 'status'>): ProgramAccess {
  return { programId, isOpen: status === 'Open', refusal: null, referralCount: 0, isPrefilled: false };
}

function toNode({ statusOverrides, decisionDays, ...program }: Program) {
  return {
    ...program,
    config: { overrides: { statuses: statusOverrides }, ...(decisionDays !== null && { decisionDays }) },
  };
}
