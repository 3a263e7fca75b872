import type { Right } from '../rights/rights.ts';
import { type CaseStatus, reviewStatuses } from './case-status.ts';

interface QueueViewRule {
  /** Undefined shows every status but the archive. */
  readonly statuses?: readonly CaseStatus[];
  /** Whose cases: of the person who looks, of nobody, or of either. */
  readonly of?: 'me' | 'nobody' | 'meOrNobody';
  /** Whether cases on a waiting list are shown; all of them, where it is not said. */
  readonly waiting?: 'only' | 'never';
}

/** The lists in which staff find their cases, by what waits for whom. */
const queueViewRules = {
  review: { statuses: ['ReadyForReview', 'InReview'], of: 'meOrNobody', waiting: 'never' },
  mine: { statuses: [...reviewStatuses, 'Incomplete'], of: 'me' },
  unassigned: { statuses: reviewStatuses, of: 'nobody' },
  sentBack: { statuses: ['Incomplete'] },
  waiting: { statuses: ['InReview'], waiting: 'only' },
  certification: { statuses: ['PendingCertification'] },
  fiscal: { statuses: ['FiscalReview'] },
  all: {},
} as const satisfies Record<string, QueueViewRule>;

export type QueueView = keyof typeof queueViewRules;

export const queueViews = Object.keys(queueViewRules) as [QueueView, ...QueueView[]];

export function getQueueViewRule(view: QueueView): QueueViewRule {
  return queueViewRules[view];
}

/** The list that a person opens first: what waits for someone with their rights. */
export function findFirstView(rights: readonly Right[]): QueueView {
  if (rights.includes('workCases')) return 'review';
  return rights.includes('certifyPayments') ? 'certification' : 'all';
}
