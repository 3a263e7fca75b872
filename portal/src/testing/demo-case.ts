import type { CaseView } from '../features/case/case-query.ts';
import type { Program } from '../shared/programs/list-programs.ts';
import { buildDefinition, completeAnswers } from './demo-application.ts';
import { answersOf, buildProgram, buildUser } from './demo-portal.ts';
import type { Answers } from './fake-api.ts';

export const caseId = '8d3f5c1e-2f4b-4c59-9a54-0f0f6f6d2a11';

export function buildCase(overrides: Partial<CaseView> = {}): CaseView {
  return {
    id: caseId,
    displayId: 'C4H7-QX2M',
    programId: 'program-1',
    status: 'InReview',
    statusUpdatedAt: '2026-11-10T15:00:00.000Z',
    decisionReachedAt: null,
    createdAt: '2026-11-08T15:00:00.000Z',
    withdrawsOn: null,
    decisionReason: null,
    waiting: null,
    fulfillments: [],
    applications: [
      {
        id: 'application-1',
        displayId: '7MQX-2C4H',
        submittedAt: '2026-11-10T00:05:00.000Z',
        createdAt: '2026-11-08T15:00:00.000Z',
      },
    ],
    workflowEvents: [
      buildEvent({ id: '3', action: 'startReview', previousValue: 'ReadyForReview', newValue: 'InReview' }),
      buildEvent({
        id: '2',
        action: 'submitApplication',
        previousValue: 'InProgress',
        newValue: 'ReadyForReview',
        createdAt: '2026-11-10T00:05:00.000Z',
        user: { id: 'user-1', name: 'Dana Okafor', email: 'dana@example.org' },
      }),
      buildEvent({
        id: '1',
        action: 'openCase',
        newValue: 'InProgress',
        user: { id: 'user-1', name: 'Dana Okafor', email: 'dana@example.org' },
      }),
    ],
    party: { id: 'party-1', name: 'Dana Okafor', isClient: false },
    resubmission: null,
    messages: [],
    notifications: [
      {
        id: '1',
        kind: 'application-submitted',
        channel: 'email',
        state: 'sent',
        createdAt: '2026-11-10T00:05:00.000Z',
      },
    ],
    possibleActions: ['withdrawApplication'],
    ...overrides,
  };
}

export function buildEvent(
  overrides: Partial<CaseView['workflowEvents'][number]> = {},
): CaseView['workflowEvents'][number] {
  return {
    id: 'event-1',
    action: 'startReview',
    previousValue: null,
    newValue: null,
    createdAt: '2026-11-10T15:00:00.000Z',
    user: null,
    ...overrides,
  };
}

/** What the server says of a case and of what its applicant can do. */
export function toGetCase(found: CaseView | null): object {
  if (!found) return { case: null, caseActions: null };
  const { possibleActions, ...node } = found;
  return { case: node, caseActions: possibleActions.map((action) => ({ action, refusal: null })) };
}

/** A server with one case; null stands for someone else's. */
export function caseAnswers(
  found: CaseView | null = buildCase(),
  program: Partial<Program> = {},
  documents: readonly object[] = [],
  additional: readonly object[] = [],
  requests: readonly object[] = [],
): Answers {
  return {
    ...answersOf({ user: buildUser(), programs: [buildProgram(program)] }),
    GetCase: toGetCase(found),
    GetCaseDocuments: {
      case: { id: caseId, documents, additionalDocuments: additional, documentRequests: requests },
    },
    GetSubmission: {
      application: {
        application: {
          id: 'application-1',
          versions: [{ number: 1, answers: completeAnswers, createdAt: '2026-11-10T00:05:00.000Z' }],
        },
        definitionUrl: '/assets/definitions/relief/1/abc.json',
        settings: { today: '2026-11-15', locale: 'en', audience: 'applicant' },
      },
    },
    '/assets/definitions/relief/1/abc.json': () => Response.json(buildDefinition()),
  };
}
