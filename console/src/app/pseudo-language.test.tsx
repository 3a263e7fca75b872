import { pageRoutes } from '@handrail/engine/pages';
import { listPlainTexts, speakPseudo } from '@handrail/ui/testing';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildFailedPayment, buildPayment, buildPaymentFigures } from '../testing/build-payment.ts';
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

const asked = {
  id: 'q-1',
  key: 'county',
  type: 'Dropdown',
  copy: 'Yolanda Okafor?',
  props: { label: 'Where', items: [{ label: 'Queens', value: 'queens' }], answer: ['queens'] },
};
const precheck = {
  ...{ number: 1, content: { questions: [asked] }, note: 'Marisol Vega', publishedAt: at },
  ...{ publishedBy: 'Marisol Vega', takenBackAt: at, takenBackBy: null },
};
const changedPrecheck = {
  title: 'Yolanda Okafor',
  copy: 'Queens',
  questions: [asked, { id: 'q-2', key: 'income', type: 'AMIComponent', copy: 'Marisol Vega' }],
  programs: [
    { programId: 'program-1', conditions: [{ income: { question: 'income', tier: 'veryLow' } }] },
    { programId: 'program-1b', conditions: [{ rule: { lte: [{ answer: 'income.householdSize' }, 4] } }] },
  ],
  samples: [{ id: 's-1', name: 'Yolanda Okafor', answers: { county: 'queens' } }],
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

const batch = {
  ...{
    id: '0a1b2c3d-0000-4000-8000-000000000001',
    method: 'Check',
    state: 'open',
    itemCount: 2,
    total: 80_000,
  },
  ...{
    effectiveDate: '2026-11-17',
    createdAt: at,
    approvedAt: at,
    heldAt: at,
    isOwn: true,
    isCertifier: false,
  },
  createdBy: { id: 'u', name: 'Marisol Vega', email: 'm@demo.example' },
  approvedBy: { id: 'v', name: 'Ben Ortiz', email: 'b@demo.example' },
};
const batches = {
  GetBatches: {
    payoutRules: { isConnected: true, hasBankFiles: true },
    batchCandidates: [{ method: 'Zelle', count: 3, total: 1_200 }],
    paymentBatches: [batch],
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
    ...batches,
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
  '/payments': {
    GetFunds: { funds: [fund] },
    GetPayments: paid,
    GetPaymentFigures: { paymentFigures: buildPaymentFigures() },
  },
  '/payments/exceptions': { GetPayments: paid },
  '/payments/providers': {
    GetPayoutRules: {
      payoutRules: {
        ...{ isConnected: false, hasBankFiles: false },
        methods: [
          { method: 'Check', provider: null, isTest: false, isOffered: true },
          { method: 'Zelle', provider: 'test-bank', isTest: true, isOffered: false },
        ],
      },
    },
  },
  '/payments/batches': batches,
  '/payments/batches/:batchId': {
    GetPayments: paid,
    GetBatch: {
      paymentBatch: {
        ...batch,
        ...{ releasedAt: at, sentAt: null, confirmedAt: null },
        hold: { note: 'Yolanda Okafor', by: batch.createdBy },
        files: [{ id: 'file-1', kind: 'checks', filename: 'checks.csv' }],
      },
    },
  },
  '/payments/external': {},
  '/payments/settings': {
    GetPaymentSettings: {
      paymentSettings: {
        ...{ certifierMayIssue: true, secondApproverAbove: null, retypeAbove: null },
        ...{ claimReminderDays: 7, claimWithinDays: 180, coolDownHours: 72 },
      },
    },
  },
  '/payments/vendors': {
    GetVendors: {
      vendors: [
        {
          ...{ id: 'vendor-1', externalId: '7GHX-2QPM', name: 'Yolanda Okafor', email: 'm@demo.example' },
          ...{
            types: [],
            mailingAddress: null,
            taxId: null,
            account: null,
            pausedUntil: null,
            pausedAbove: null,
          },
          ...{ isRetired: true, version: 1 },
        },
      ],
    },
  },
  '/eligibility': {
    GetEligibilityDesk: {
      eligibilityDesk: {
        current: precheck,
        draft: {
          content: changedPrecheck,
          basedOn: 1,
          revision: 2,
          changedAt: at,
          changedBy: 'Marisol Vega',
        },
        versions: [precheck],
        programs: [{ id: 'program-1', name: 'State Housing Grant' }],
      },
    },
  },
  '/eligibility/figures': {
    GetEligibilityFigures: {
      eligibilityFigures: [
        {
          ...{ month: '2026-10', checks: 40, eligible: null, ineligible: null, otherAreas: null },
          programs: [{ programId: 'program-1', likely: 20, maybe: 20, unlikely: 0 }],
          areas: [{ fips: '36081', count: 30 }],
        },
      ],
    },
  },
  '/taxes': {
    GetTaxYear: {
      taxYear: {
        ...{ year: 2026, threshold: 200_000, isThresholdAssumed: true, hasPayerNumber: false },
        programs: [{ id: 'program-1', name: 'State Housing Grant', reportableAs: null }],
        lines: [
          {
            ...{ payeeId: 'u', payeeName: 'Yolanda Okafor', payeeType: 'User', box: '1099-NEC' },
            ...{ label: 'State Housing Grant', total: 250_000, payments: 2, state: 'correction' },
            ...{ tinLast4: '4321', exportedAmount: 300_000, exportedAt: at },
          },
        ],
        nextCursor: 'more',
      },
    },
  },
  '/funds/:fundId': {
    GetFundMonths: {
      fund: {
        id: 'fund-1',
        months: ['2026-10', '2026-11'].map((month) => ({ month, balances: fund.balances })),
      },
    },
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
  '/income-limits': {
    GetIncomeLimitSets: {
      incomeLimitSets: [
        {
          ...{
            id: 'set-1',
            year: 2024,
            source: 'Yolanda Okafor',
            effectiveFrom: '2024-04-01',
            importedAt: at,
          },
          ...{ areaCount: 4_594, isShared: true, isInForce: true },
        },
      ],
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
      page.replace(':caseId', 'case-1').replace(':fundId', 'fund-1').replace(':batchId', batch.id),
    );

    await waitFor(() => {
      expect(document.querySelector('h1')?.textContent).toBeTruthy();
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    });
    expect(
      listPlainTexts(document.documentElement, [samples[page], partner, staff, 'MV', '0A1B2C3D']),
    ).toEqual([]);
  });
});
