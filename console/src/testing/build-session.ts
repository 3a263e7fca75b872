import { listRights, type StaffRole } from '@handrail/engine/rights';
import type { ConsoleSession } from '../shared/context/console-context.tsx';
import type { StaffMember } from '../shared/session/find-staff-member.ts';
import type { Partner } from '../shared/partner/find-partner.ts';
import { createFakeApi } from './fake-api.ts';

export function buildPartner(overrides: Partial<Partner> = {}): Partner {
  return {
    id: 'partner-1',
    externalId: 'bayview-college-fund',
    name: 'Bayview College Fund',
    email: 'help@bayview.example',
    phone: null,
    defaultLocale: 'en',
    timeZone: 'America/New_York',
    whitelabeling: { platformName: 'Bayview Fund', brandColor: '#0b6461', favicon: null },
    links: { help: 'https://help.example' },
    config: {
      session: { warningMinutes: 2, timeoutMinutes: 15 },
      identity: { staff: { tenantId: 'staff-tenant' } },
    },
    singleSignOn: { staff: null, platform: null },
    programs: [{ id: 'program-1', name: 'Emergency Aid Grant', features: [], maxFundingAmount: 150_000 }],
    ...overrides,
  };
}

export function buildStaffMember(overrides: Partial<StaffMember> = {}): StaffMember {
  return {
    id: 'user-1',
    partnerId: 'partner-1',
    name: 'Marisol Vega',
    email: 'caseworker@demo.example',
    admin: true,
    role: 'caseWorker',
    rights: listRights((overrides.role ?? 'caseWorker') as StaffRole),
    ...overrides,
  };
}

export function buildSession(overrides: Partial<ConsoleSession> = {}): ConsoleSession {
  return {
    partner: buildPartner(),
    staff: buildStaffMember(),
    request: createFakeApi(emptyQueue).request,
    ...overrides,
  };
}

/** The answers of a queue in which nothing waits. */
export const emptyQueue = {
  GetCases: { cases: { nodes: [], nextCursor: null } },
  GetQueueCounts: { queueCounts: [] },
  GetBulkChanges: { bulkChanges: [] },
  GetSavedViews: { savedViews: [] },
};
