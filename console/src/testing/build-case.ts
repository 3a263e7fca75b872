import type { CaseView } from '../features/case/index.ts';

const at = '2026-11-15T16:00:00Z';
export const staffOfCase = {
  priya: { id: 'user-1', name: 'Priya Nair', email: 'priya@demo.example' },
  felix: { id: 'user-2', name: 'Felix Ode', email: 'felix@demo.example' },
};

export function buildAction(
  action: CaseView['availableActions'][number]['action'],
  overrides: Partial<CaseView['availableActions'][number]> = {},
): CaseView['availableActions'][number] {
  return { action, label: action, needs: [], refusal: null, ...overrides };
}

/** A case in review with a lease, and what can be done to it. */
export function buildCase(overrides: Partial<CaseView> = {}): CaseView {
  return {
    id: 'case-1',
    displayId: 'K7M2',
    status: 'InReview',
    statusUpdatedAt: at,
    programId: 'program-1',
    requestedAmount: null,
    referredProgramIds: [],
    createdAt: at,
    assignee: staffOfCase.priya,
    assignableStaff: Object.values(staffOfCase),
    party: { name: 'Ada Reyes', email: 'ada@demo.example', phone: null, isClient: false },
    facts: { applicantName: 'Ada Reyes', businessName: null, requestedAmount: 120_000 },
    applications: [
      {
        id: 'application-1',
        displayId: 'A7M2',
        submittedAt: at,
        submitter: { id: 'user-9', name: 'Ada Reyes', email: 'ada@demo.example' },
      },
    ],
    preChecks: [],
    documents: [
      {
        id: 'document-1',
        filename: 'lease.pdf',
        state: 'clean',
        previewUrl: '/files/preview-1',
        pageCount: 1,
        shownPageCount: 1,
        downloadUrl: '/files/original-1',
        scanNote: null,
        createdAt: at,
      },
      {
        id: 'document-2',
        filename: 'budget.csv',
        state: 'clean',
        previewUrl: null,
        pageCount: 1,
        shownPageCount: 1,
        downloadUrl: '/files/original-2',
        scanNote: null,
        createdAt: at,
      },
    ],
    notifications: [],
    workflowEvents: [
      {
        id: 'event-2',
        action: 'startReview',
        previousValue: 'ReadyForReview',
        newValue: 'InReview',
        details: null,
        createdAt: at,
        user: staffOfCase.priya,
      },
      {
        id: 'event-1',
        action: 'submitApplication',
        previousValue: 'InProgress',
        newValue: 'ReadyForReview',
        details: null,
        createdAt: at,
        user: { id: 'user-9', name: 'Ada Reyes', email: 'ada@demo.example' },
      },
    ],
    notes: [
      {
        id: 'note-1',
        body: 'Same landlord as last year.',
        createdAt: '2026-11-15T17:00:00Z',
        author: staffOfCase.felix,
      },
    ],
    otherCases: [],
    decisionReasons: [
      { action: 'denyCase', label: 'Over the limit', text: 'Your income is over the limit.' },
    ],
    checklist: [],
    recommendedAmounts: [],
    duplicates: { hasMore: false, possible: [], resolved: [] },
    withdrawsOn: null,
    hasWaitingList: false,
    waiting: null,
    documentLabels: [],
    documentMarks: [],
    documentRequests: [],
    reusedDocuments: [],
    fieldReviews: null,
    availableActions: [
      buildAction('sendBack', { label: 'Send back', needs: ['reason'] }),
      buildAction('approveCase', { label: 'Approve', needs: ['requestedAmount', 'assignee'] }),
      buildAction('denyCase', { label: 'Deny', needs: ['reason'] }),
      buildAction('archiveCase', {
        label: 'Archive',
        refusal: '"Archive" is not part of your role. An admin can change your role.',
      }),
    ],
    ...overrides,
  };
}

const answer = {
  isAnswered: true,
  isSensitive: false,
  isWorkedOut: false,
  documentIds: [],
  previousValue: null,
  source: null,
};

/** Two versions of its answers; the second changed the rent. */
export function buildSubmitted() {
  return {
    submittedAnswers: {
      applicationId: 'application-1',
      version: 2,
      submittedAt: at,
      versions: [
        { number: 2, submittedAt: at },
        { number: 1, submittedAt: '2026-11-10T16:00:00Z' },
      ],
      sections: [
        {
          key: 'home',
          name: 'Your home',
          questions: [
            {
              key: 'rent',
              title: 'Your rent',
              answers: [
                {
                  ...answer,
                  key: 'name',
                  label: 'Full name',
                  value: 'Ada Reyes',
                  source: { from: 'profile', submittedAt: null },
                },
                { ...answer, key: 'rent', label: 'Rent', value: '$1,200.00', previousValue: '$1,400.00' },
                { ...answer, key: 'ssn', label: 'SSN', value: '••••1120', isSensitive: true },
                { ...answer, key: 'lease', label: 'Lease', value: 'lease.pdf', documentIds: ['document-1'] },
              ],
            },
          ],
        },
      ],
    },
  };
}
