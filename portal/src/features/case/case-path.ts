import type { Say } from '../../app/use-text.ts';
import { formatShortDay } from '../partner/format-moment.ts';
import type { CaseView } from './case-query.ts';

export interface PathStep {
  readonly key: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly state: 'done' | 'now' | 'todo';
}

interface PathSettings {
  /** Whether the program pays through the product. */
  readonly pays: boolean;
  readonly timeZone: string;
}

/** The way of a case from its start to its end, and where it is now. */
export function listPath(say: Say, found: CaseView, { pays, timeZone }: PathSettings): PathStep[] {
  const { status, applications, decisionReachedAt } = found;
  const submittedAt = applications[0]?.submittedAt;
  const day = (instant: string | null | undefined) =>
    instant ? formatShortDay(instant, timeZone) : undefined;
  const position = positions[status];
  const steps = [
    { key: 'start', name: say('case.step.started', 'Started'), note: day(found.createdAt) },
    {
      key: 'submit',
      name: submittedAt ? say('case.step.submitted', 'Submitted') : say('case.step.submit', 'Submit'),
      note: day(submittedAt),
    },
    {
      key: 'review',
      name: position === 2 ? say('case.step.in-review', 'In review') : say('case.step.review', 'Review'),
      note: status === 'Incomplete' ? say('case.step.waiting', 'Waiting for you') : undefined,
    },
    { key: 'decision', name: say('case.step.decision', 'Decision'), note: day(decisionReachedAt) },
    ...(pays
      ? [{ key: 'payment', name: say('case.step.payment', 'Payment'), note: paymentNote(say, status) }]
      : []),
  ];
  return steps.map((step, index) => ({ ...step, state: stateAt(index, position) }));
}

/** The step that a case is at; everything before it is done. */
const positions = {
  InProgress: 1,
  Incomplete: 2,
  ReadyForReview: 2,
  InReview: 2,
  PendingCertification: 2,
  FiscalReview: 4,
  Approved: 4,
  PaymentSent: 5,
  Denied: 4,
  Withdrawn: 1,
  Archived: 5,
} as const satisfies Record<CaseView['status'], number>;

function stateAt(index: number, position: number): PathStep['state'] {
  if (index < position) return 'done';
  return index === position ? 'now' : 'todo';
}

function paymentNote(say: Say, status: CaseView['status']): string | undefined {
  if (status === 'Denied') return say('case.step.no-payment', 'No payment');
  return positions[status] < 4 ? say('case.step.if-approved', 'If approved') : undefined;
}
