import { pageRoutes } from '@handrail/engine/pages';
import { listPlainTexts, speakPseudo } from '@handrail/ui/testing';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildFailedPayment, buildPayment } from '../testing/build-payment.ts';
import { buildCase, buildSubmitted } from '../testing/build-case.ts';
import { buildPartner, buildSession, buildStaffMember, emptyQueue } from '../testing/build-session.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { renderConsole } from '../testing/render-console.tsx';

type Page = (typeof pageRoutes.console)[number];

const at = '2026-11-01T12:00:00Z';
const waiting = {
  id: 'case-1',
  displayId: '7GHX-2QPM',
  programId: 'program-1',
  createdAt: at,
  submittedAt: at,
};
const queued = [
  {
    ...waiting,
    status: 'ReadyForReview',
    name: 'Yolanda Okafor',
    requestedAmount: 325_000,
    assignee: null,
    dueOn: '2026-11-03',
    waitlistedAt: null,
    withdrawsOn: null,
  },
  {
    ...waiting,
    id: 'case-2',
    status: 'Incomplete',
    name: null,
    requestedAmount: null,
    assignee: { id: 'u', name: 'Marisol Vega' },
    dueOn: null,
    waitlistedAt: null,
    withdrawsOn: null,
  },
];
const member = { hasSecondFactor: false, isSelf: false };

const fund = {
  ...{ id: 'fund-1', name: 'State Housing Grant', programIds: [], startsOn: null, endsOn: null },
  ...{ lowBalance: 500_000, isLow: true, blockedReason: null, closedAt: null, version: 1 },
  balances: {
    ...{ remaining: 400_000, obligated: 100_000, inTransit: 0, disbursed: 0, returned: 0, total: 500_000 },
  },
};

const paid = {
  payments: {
    nodes: [buildPayment(), buildFailedPayment()].map((payment) => ({
      payment,
      fund: { id: 'fund-1', name: 'State Housing Grant' },
      ...{ awardDisplayId: '7GHX-2QPM', caseId: 'case-1', programId: 'program-1' },
    })),
    nextCursor: null,
  },
};

/** For each page, what the server tells whoever looks at it. */
const samples: Record<Page, Record<string, unknown>> = {
  '/sign-in': {},
  '/join': {
    GetStaffInvitation: { staffInvitation: { state: 'valid', email: 'ben@demo.example', role: 'fiscal' } },
  },
  '/cases': {
    GetCases: { cases: { nodes: queued, nextCursor: 'more' } },
    GetQueueCounts: { queueCounts: [{ view: 'review', count: 2 }] },
  },
  '/cases/:caseId': {
    OpenCaseForReview: { openCaseForReview: { metadata: { status: 200, errors: [], message: null } } },
    GetStaffCase: { staffCase: buildCase() },
    GetSubmittedAnswers: buildSubmitted(),
    GetCaseMessages: { staffCase: { id: 'case-1', unreadMessageCount: 0, messages: [] } },
  },
  '/funds': {
    GetFunds: { funds: [fund] },
    GetPayments: paid,
    GetBookGaps: {
      bookGaps: [{ id: 'gap-1', text: fund.name, fundName: fund.name, caseId: 'case-1', foundAt: at }],
    },
    GetAwardsToApprove: {
      awardsToApprove: [
        {
          ...{ id: 'award-1', displayId: '7GHX-2QPM', version: 1, caseId: 'case-1', approvedAmount: 100 },
          ...{ issuedAt: at, issuedBy: { id: 'u', name: 'Marisol Vega', email: 'm@demo.example' } },
          fund: { id: 'fund-1', name: 'State Housing Grant' },
          payments: [{ id: 'p', payee: { id: 'u', name: 'Yolanda Okafor', email: null } }],
        },
      ],
    },
  },
  '/payments': { GetFunds: { funds: [fund] }, GetPayments: paid },
  '/payments/exceptions': { GetPayments: paid },
  '/funds/:fundId': {
    GetFund: {
      fund: {
        ...fund,
        statement: {
          nextBefore: null,
          entries: [
            {
              ...{ id: 'entry-1', seq: 1, move: 'deposit', amount: 500_000, memo: 'Yolanda Okafor', at },
              balances: { remaining: 500_000 },
            },
          ],
        },
      },
    },
  },
  '/team': {
    GetTeam: {
      staffMembers: {
        members: [
          { ...member, userId: 'user-2', name: 'Ben Ortiz', email: 'ben@demo.example', role: 'caseWorker' },
        ],
        invitations: [{ id: 'invitation-1', email: 'dana@demo.example', role: 'fiscal', expiresAt: at }],
      },
    },
  },
  '/security': {
    GetSecurity: {
      secondFactors: {
        nodes: [
          { id: 'factor-1', kind: 'totp', label: 'Authenticator app', createdAt: at, lastUsedAt: null },
        ],
        recoveryCodesLeft: 7,
      },
      sessions: [{ id: 'session-1', device: null, lastSeenAt: at, isCurrent: true }],
    },
  },
};

const signedOut: readonly Page[] = ['/sign-in', '/join'];

beforeEach(speakPseudo);

describe('the pages of the console', () => {
  it.each(pageRoutes.console)('say nothing that a language does not reach: %s', async (page) => {
    window.history.replaceState(null, '', page === '/join' ? '/#token=secret' : '/');
    const { request } = createFakeApi({ ...emptyQueue, ...samples[page] });
    const staff = signedOut.includes(page) ? undefined : buildStaffMember({ role: 'admin' });
    const partner = buildPartner({
      programs: [
        {
          id: 'program-1',
          name: 'Emergency Aid Grant',
          features: ['applicant-comments'],
          maxFundingAmount: null,
        },
      ],
    });
    renderConsole(
      buildSession({ partner, staff, request }),
      page.replace(':caseId', 'case-1').replace(':fundId', 'fund-1'),
    );

    await waitFor(() => {
      expect(document.querySelector('h1')?.textContent).toBeTruthy();
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    });
    expect(listPlainTexts(document.documentElement, [samples[page], partner, staff, 'MV'])).toEqual([]);
  });
});
