import type { DisplayStatus } from '@handrail/engine';
import { createTexts } from '@handrail/ui';
import { describe, expect, it } from 'vitest';
import type { Say } from '../../shared/context/use-text.ts';
import { buildCase } from '../../testing/demo-case.ts';
import { toDisplayStatus } from '../../shared/applications/display-status.ts';
import { listPath, places } from './case-path.ts';
import type { CaseView } from './case-query.ts';

type Status = CaseView['status'];

const texts = createTexts('en');
const say: Say = Object.assign(
  (id: string, message: string, values = {}) => texts._(id, values, { message }),
  { locale: 'en' } as const,
);

const statuses = Object.keys(places) as Status[];
const unsubmitted: readonly Status[] = ['InProgress', 'Incomplete', 'Withdrawn', 'Archived'];
const settings = { label: 'The headline', decisionDays: 10, timeZone: 'America/New_York' };

const stories = statuses.flatMap((status) =>
  [true, false]
    .filter((isSubmitted) => (isSubmitted ? status !== 'InProgress' : unsubmitted.includes(status)))
    .flatMap((isSubmitted) => [true, false].map((pays) => ({ status, isSubmitted, pays }))),
);

function tell({ status, isSubmitted, pays }: (typeof stories)[number]) {
  const found = buildCase({ status, decisionReachedAt: '2026-11-12T15:00:00.000Z' });
  const submittedAt = isSubmitted ? '2026-11-10T00:05:00.000Z' : null;
  const [application] = found.applications;
  if (!application) throw new Error('The case has no application');
  const view = { ...found, applications: [{ ...application, submittedAt }] };
  const display = toDisplayStatus({ case: view, submittedAt }, { status: 'Open' });
  return { display, path: listPath(say, view, { ...settings, pays }) };
}

/** The steps at which a case may be while the headline says so. */
const stepsOf: Record<DisplayStatus, readonly (string | undefined)[]> = {
  Application: [],
  InProgress: ['submit'],
  Incomplete: ['review'],
  AwaitingReview: ['review'],
  InReview: ['review'],
  Approved: ['decision', 'payment'],
  Denied: ['decision'],
  WithdrawnOpen: ['withdrawal'],
  WithdrawnClosed: ['withdrawal'],
  Unknown: [undefined],
};

describe('the steps of a case', () => {
  it.each(stories)('agree with the headline: %o', (story) => {
    const { display, path } = tell(story);
    const current = path.filter(({ isCurrent }) => isCurrent);

    expect(current.length).toBeLessThanOrEqual(1);
    expect(stepsOf[display]).toContain(current[0]?.key);
  });

  it.each(stories)('are done before the current one and open after it: %o', (story) => {
    const { path } = tell(story);
    const at = path.findIndex(({ isCurrent }) => isCurrent);

    path.forEach(({ state }, index) => {
      if (at === -1 || index < at) expect(state).toBe('done');
      else if (index > at) expect(state).toBe('todo');
      else expect(state).not.toBe('todo');
    });
  });

  it.each(stories)('say that something was submitted only when it was: %o', (story) => {
    const { path } = tell(story);
    const isDone = path.some(({ key, state }) => key === 'submit' && state === 'done');

    expect(isDone).toBe(story.isSubmitted);
  });

  it.each(['Denied', 'Withdrawn', 'Archived'] as const)('leave nothing to wait for when %s', (status) => {
    const { path } = tell({ status, isSubmitted: true, pays: true });

    expect(path.map(({ state }) => state)).not.toContain('todo');
    expect(path.map(({ key }) => key)).not.toContain('payment');
  });

  it('say in the words of the headline where the case is, and when to expect a decision', () => {
    const notes = (status: Status) =>
      tell({ status, isSubmitted: true, pays: true }).path.map(({ name, note }) => `${name}: ${note ?? ''}`);

    expect(notes('InReview')).toEqual([
      'Started: November 8, 2026',
      'Submitted: November 9, 2026',
      'Review: The headline',
      'Decision: Usually 10 business days',
      'Payment: If approved',
    ]);
    expect(notes('Incomplete')[2]).toBe('Review: Waiting for you');
    expect(notes('Approved').slice(3)).toEqual([
      'Decision: The headline, November 12, 2026',
      'Payment: Next',
    ]);
    expect(notes('PaymentSent').at(-1)).toBe('Payment: Sent');
    expect(notes('Denied').at(-1)).toBe('Decision: The headline, November 12, 2026');
    expect(notes('Withdrawn').at(-1)).toBe('Closed: The headline, November 10, 2026');
  });
});
