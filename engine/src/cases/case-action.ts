import type { Right } from '../rights/rights.ts';
import type { CaseStatus } from './case-status.ts';

/** A step between review and approval that a program can do without. */
export const reviewSteps = ['certification', 'fiscalReview'] as const;
export type ReviewStep = (typeof reviewSteps)[number];

/** What must be given with an action; an amount and an assignee may stand on the case already. */
export type CaseNeed = 'reason' | 'requestedAmount' | 'assignee';

/** Who may do it: staff with a right, perhaps only from some of the statuses; whoever applied; a background job. */
export type CasePerformer =
  | 'applicant'
  | 'clock'
  | { readonly right: Right; readonly from?: readonly CaseStatus[] };

/** Everything about one thing that can be done to a case. */
export interface CaseAction {
  readonly label: string;
  readonly from: readonly CaseStatus[];
  /** `previous` goes back to where the case was before it came to where it is. */
  readonly to: CaseStatus | 'previous';
  readonly by: readonly CasePerformer[];
  readonly needs: readonly CaseNeed[];
  /** Only where the program has this step, or does without it. */
  readonly steps?: Partial<Readonly<Record<ReviewStep, boolean>>>;
  /** The amount was certified or recommended by someone else: it can be lowered, never raised. */
  readonly keepsAmountBelow?: boolean;
  /** Only once everything on the checklist of the program is ticked. */
  readonly needsChecklist?: boolean;
  /** Only while nothing was ever submitted. */
  readonly isOnlyBeforeSubmitting?: boolean;
  /** Gives the case to whoever does it, where nobody has it. */
  readonly assignsSelf?: boolean;
  /** Done by an act of its own that checks more, such as submitting a form; never asked for by name. */
  readonly isIndirect?: boolean;
  /** Ends the review; the wait before applying again is counted from here. */
  readonly isDecision?: boolean;
  /** The kind of notice that the applicant gets. */
  readonly notice: string | null;
  /** The kind where the case comes back from the applicant. */
  readonly noticeAgain?: string;
  /** What the applicant reads in the activity of the case; null leaves it out, because it is internal. */
  readonly applicantReads: string | null;
}
