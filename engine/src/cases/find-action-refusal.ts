import { type CaseAction, type CaseNeed, reviewSteps, type ReviewStep } from './case-action.ts';
import { type CaseActionName, getCaseAction } from './case-actions.ts';
import type { CaseStatus } from './case-status.ts';
import { applicantStatusLabels, staffStatusLabels } from './status-labels.ts';

/** What decides whether something can be done to a case now. */
export interface CaseStanding {
  readonly status: CaseStatus;
  /** The steps between review and approval that its program has. */
  readonly steps: readonly ReviewStep[];
  readonly wasSubmitted: boolean;
  /** What is given with the action or stands on the case. */
  readonly given: Readonly<Record<CaseNeed, boolean>>;
  /** In whose words it is said. */
  readonly audience: 'applicant' | 'staff';
}

/** Why an action cannot be done now, and what would make it possible; undefined where it can. */
export function findActionRefusal(name: CaseActionName, standing: CaseStanding): string | undefined {
  const action = getCaseAction(name);
  return (
    refuseStatus(action, standing) ??
    refuseSteps(action, standing) ??
    refuseAfterSubmitting(action, standing) ??
    refuseMissing(action, standing)
  );
}

function refuseStatus({ label, from }: CaseAction, { status, audience }: CaseStanding): string | undefined {
  if (from.includes(status)) return undefined;
  const labels = audience === 'staff' ? staffStatusLabels : applicantStatusLabels;
  const places = [...new Set(from.map((each) => labels[each]))]
    .filter((label) => label !== labels[status])
    .map((label) => `"${label}"`);
  const last = places.pop() ?? '';
  const listed = places.length > 0 ? `${places.join(', ')} or ${last}` : last;
  return `"${label}" is not possible while the status is "${labels[status]}". It is possible from ${listed}.`;
}

const stepNames = {
  certification: 'certification',
  fiscalReview: 'fiscal review',
} as const satisfies Record<ReviewStep, string>;

function refuseSteps({ label, steps = {} }: CaseAction, standing: CaseStanding): string | undefined {
  for (const step of reviewSteps) {
    const has = standing.steps.includes(step);
    if (steps[step] === undefined || steps[step] === has) continue;
    return has
      ? `"${label}" is not possible because this program has a ${stepNames[step]} step. Send the case there first.`
      : `"${label}" is not possible because this program has no ${stepNames[step]} step. An admin can add it to the program.`;
  }
  return undefined;
}

function refuseAfterSubmitting(action: CaseAction, { wasSubmitted }: CaseStanding): string | undefined {
  if (!action.isOnlyBeforeSubmitting || !wasSubmitted) return undefined;
  return 'An application that was submitted and then withdrawn cannot be resumed. Start a new application instead.';
}

const missingTexts = {
  reason: 'Give a reason first: the applicant will read it.',
  requestedAmount: 'Enter the requested amount first.',
  assignee: 'Assign the case to someone first.',
} as const satisfies Record<CaseNeed, string>;

function refuseMissing({ needs }: CaseAction, { given }: CaseStanding): string | undefined {
  const missing = needs.find((need) => !given[need]);
  return missing && missingTexts[missing];
}
