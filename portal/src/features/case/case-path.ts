import { formatDay } from '@handrail/engine';
import type { Say } from '../../shared/context/use-text.ts';
import { sayBusinessDays } from '../../shared/programs/news-words.ts';
import type { CaseView } from './case-query.ts';

type StepKey = 'start' | 'submit' | 'review' | 'decision' | 'payment' | 'withdrawal';

interface Step {
  readonly key: StepKey;
  /** `ended`: the case stopped here and goes no further. */
  readonly state: 'done' | 'now' | 'todo' | 'ended';
}

export interface PathStep extends Step {
  readonly name: string;
  readonly note?: string | undefined;
  readonly isCurrent: boolean;
}

interface PathSettings {
  /** What the headline calls the status; the current step says the same. */
  readonly label: string;
  /** Whether the program pays through the product. */
  readonly pays: boolean;
  /** How many business days a decision takes, where the program says so. */
  readonly decisionDays: number | null;
  readonly timeZone: string;
}

/** The steps of a case from start to end, and the current one. */
export function listPath(say: Say, found: CaseView, settings: PathSettings): PathStep[] {
  const steps = listSteps(found, settings);
  const current =
    steps.find(({ state }) => state === 'now' || state === 'ended') ??
    (found.status === 'Archived' ? undefined : steps.at(-1));
  return steps.map((step) => ({
    ...step,
    name: sayName(say, step),
    note: sayNote(say, step, found, settings),
    isCurrent: step === current,
  }));
}

const order = ['start', 'submit', 'review', 'decision', 'payment'] as const satisfies StepKey[];

/** The step that a case of each status is at; what comes before it is done. */
export const places = {
  InProgress: 'submit',
  Incomplete: 'review',
  ReadyForReview: 'review',
  InReview: 'review',
  PendingCertification: 'review',
  FiscalReview: 'payment',
  Approved: 'payment',
  PaymentSent: 'end',
  Denied: 'decision',
  Withdrawn: 'withdrawal',
  Archived: 'unknown',
} as const satisfies Record<CaseView['status'], StepKey | 'end' | 'unknown'>;

function listSteps(found: CaseView, { pays }: PathSettings): Step[] {
  const place = placeOf(found);
  const done = (...keys: StepKey[]) => keys.map((key): Step => ({ key, state: 'done' }));
  const begun = isSubmitted(found) ? done('start', 'submit') : done('start');
  switch (place) {
    case 'withdrawal':
      return [...begun, { key: place, state: 'ended' }];
    case 'decision':
      return [...done('start', 'submit', 'review'), { key: place, state: 'ended' }];
    case 'unknown':
      return found.decisionReachedAt ? [...begun, ...done('decision')] : begun;
    case 'end':
      return done(...(pays ? order : order.slice(0, -1)));
    case 'submit':
    case 'review':
    case 'payment': {
      const at = order.indexOf(place);
      const steps = order.map((key, index): Step => ({ key, state: stateAt(index, at) }));
      return pays ? steps : steps.slice(0, -1);
    }
  }
}

/** What was never submitted cannot be in review (P387). */
function placeOf(found: CaseView) {
  const place = places[found.status];
  return place === 'review' && !isSubmitted(found) ? 'submit' : place;
}

function isSubmitted({ applications: [application] }: CaseView): boolean {
  return Boolean(application?.submittedAt);
}

function stateAt(index: number, at: number): Step['state'] {
  if (index < at) return 'done';
  return index === at ? 'now' : 'todo';
}

function sayName(say: Say, { key, state }: Step): string {
  switch (key) {
    case 'start':
      return say('case.step.started', 'Started');
    case 'submit':
      return state === 'done' ? say('case.step.submitted', 'Submitted') : say('case.step.submit', 'Submit');
    case 'review':
      return say('case.step.review', 'Review');
    case 'decision':
      return say('case.step.decision', 'Decision');
    case 'payment':
      return say('case.step.payment', 'Payment');
    case 'withdrawal':
      return say('case.step.closed', 'Closed');
  }
}

/** When a step happened, or how it stands; where the case is now, in the words of the headline. */
function sayNote(
  say: Say,
  { key, state }: Step,
  found: CaseView,
  settings: PathSettings,
): string | undefined {
  const { label, decisionDays, timeZone } = settings;
  const day = (instant: string | null | undefined) =>
    instant ? formatDay(say.locale, instant, timeZone) : undefined;
  const withDay = (instant: string | null) => [label, day(instant)].filter(Boolean).join(', ');
  const isWaiting = state === 'now' && (key === 'submit' || found.status === 'Incomplete');
  if (isWaiting) return say('case.step.waiting', 'Waiting for you');
  switch (key) {
    case 'start':
      return day(found.createdAt);
    case 'submit':
      return day(found.applications[0]?.submittedAt);
    case 'review':
      return state === 'now' ? label : undefined;
    case 'decision':
      if (found.status === 'Archived') return day(found.decisionReachedAt);
      if (state !== 'todo') return withDay(found.decisionReachedAt);
      return decisionDays !== null && placeOf(found) === 'review'
        ? say('case.step.days', 'Usually {days}', { days: sayBusinessDays(say, decisionDays) })
        : undefined;
    case 'payment':
      if (state === 'done') return say('case.step.paid', 'Sent');
      return state === 'now' ? say('case.step.next', 'Next') : say('case.step.if-approved', 'If approved');
    case 'withdrawal':
      return withDay(found.statusUpdatedAt);
  }
}
