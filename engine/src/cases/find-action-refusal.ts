import { defineWords } from '../language/define-words.ts';
import type { Locale } from '../language/locale.ts';
import { type CaseAction, type CaseNeed, reviewSteps, type ReviewStep } from './case-action.ts';
import { type CaseActionName, getCaseAction } from './case-actions.ts';
import { sayCaseAction } from './say-case-action.ts';
import type { CaseStatus } from './case-status.ts';
import { applicantStatusLabels, staffStatusLabels } from './status-labels.ts';

/** What decides whether something can be done to a case now. */
export interface CaseStanding {
  readonly locale: Locale;
  readonly status: CaseStatus;
  /** The steps between review and approval that its program has. */
  readonly steps: readonly ReviewStep[];
  readonly wasSubmitted: boolean;
  /** What is given with the action or stands on the case. */
  readonly given: Readonly<Record<CaseNeed, boolean>>;
  /** What on the checklist of the program is not ticked. */
  readonly unticked?: readonly string[];
  /** Whether the case is about the person who acts. */
  readonly isOwn?: boolean;
  /** In whose words it is said. */
  readonly audience: 'applicant' | 'staff';
}

/** Why an action cannot be done now, and what would make it possible; undefined where it can. */
export function findActionRefusal(name: CaseActionName, standing: CaseStanding): string | undefined {
  const { locale } = standing;
  const action = { ...getCaseAction(name), label: sayCaseAction(locale, name).label };
  const words = refusalWords(locale);
  return (
    refuseStatus(words, action, standing) ??
    refuseOwn(words, action, standing) ??
    refuseSteps(words, action, standing) ??
    refuseAfterSubmitting(words, action, standing) ??
    refuseUnticked(words, action, standing) ??
    refuseMissing(words, action, standing)
  );
}

function refuseStatus(
  words: RefusalWords,
  { label, from }: CaseAction,
  { locale, status, audience }: CaseStanding,
): string | undefined {
  if (from.includes(status)) return undefined;
  const labels = (audience === 'staff' ? staffStatusLabels : applicantStatusLabels)(locale);
  const places = [...new Set(from.map((each) => labels[each]))]
    .filter((label) => label !== labels[status])
    .map((label) => `"${label}"`);
  return words.status(label, labels[status], words.or(places));
}

/** Where a case comes nearer to money, is refused it, or is out of the reviewers' hands. */
const decided: readonly CaseAction['to'][] = [
  'PendingCertification',
  'FiscalReview',
  'Approved',
  'Denied',
  'Incomplete',
  'Withdrawn',
];

function refuseOwn(
  words: RefusalWords,
  { label, to }: CaseAction,
  { isOwn = false }: CaseStanding,
): string | undefined {
  return isOwn && decided.includes(to) ? words.own(label) : undefined;
}

function refuseSteps(
  words: RefusalWords,
  { label, steps = {} }: CaseAction,
  standing: CaseStanding,
): string | undefined {
  for (const step of reviewSteps) {
    const has = standing.steps.includes(step);
    if (steps[step] === undefined || steps[step] === has) continue;
    return has ? words.hasStep(label, words.steps[step]) : words.hasNoStep(label, words.steps[step]);
  }
  return undefined;
}

function refuseAfterSubmitting(
  words: RefusalWords,
  action: CaseAction,
  { wasSubmitted }: CaseStanding,
): string | undefined {
  if (!action.isOnlyBeforeSubmitting || !wasSubmitted) return undefined;
  return words.wasSubmitted;
}

function refuseUnticked(
  words: RefusalWords,
  { label, needsChecklist }: CaseAction,
  { unticked = [] }: CaseStanding,
): string | undefined {
  if (!needsChecklist || unticked.length === 0) return undefined;
  return words.unticked(label, unticked.map((item) => `"${item}"`).join(', '));
}

function refuseMissing(
  words: RefusalWords,
  { needs }: CaseAction,
  { given }: CaseStanding,
): string | undefined {
  const missing = needs.find((need) => !given[need]);
  return missing && words.missing[missing];
}

type RefusalWords = ReturnType<typeof refusalWords>;

const refusalWords = defineWords('caseRefusals', {
  status: (action: string, status: string, places: string) =>
    `"${action}" is not possible while the status is "${status}". It is possible from ${places}.`,
  own: (action: string) =>
    `"${action}" is not possible because this case is your own. Ask a colleague to decide it.`,
  or: (places: readonly string[]) =>
    places.length > 1 ? `${places.slice(0, -1).join(', ')} or ${places.at(-1) ?? ''}` : (places[0] ?? ''),
  hasStep: (action: string, step: string) =>
    `"${action}" is not possible because this program has a ${step} step. Send the case there first.`,
  hasNoStep: (action: string, step: string) =>
    `"${action}" is not possible because this program has no ${step} step. An admin can add it to the program.`,
  steps: {
    certification: 'certification',
    fiscalReview: 'fiscal review',
  } satisfies Record<ReviewStep, string>,
  wasSubmitted:
    'An application that was submitted and then withdrawn cannot be resumed. Start a new application instead.',
  unticked: (action: string, items: string) =>
    `"${action}" is possible once the checklist is done. Still to check: ${items}.`,
  missing: {
    reason: 'Give a reason first: the applicant will read it.',
    requestedAmount: 'Enter the requested amount first.',
    assignee: 'Assign the case to someone first.',
  } satisfies Record<CaseNeed, string>,
});
