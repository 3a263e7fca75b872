export {
  reviewSteps,
  type CaseAction,
  type CaseNeed,
  type CasePerformer,
  type ReviewStep,
} from './case-action.ts';
export { addBusinessDays, countBusinessDays, toDayIn } from './business-days.ts';
export {
  caseActionNames,
  directActionNames,
  getCaseAction,
  listCaseMoves,
  type CaseActionName,
  type CaseNotice,
} from './case-actions.ts';
export {
  caseStatuses,
  draftStatuses,
  firstStatus,
  isEditable,
  isInReview,
  isOpen,
  isWithApplicant,
  isWithCaseWorkers,
  type CaseStatus,
} from './case-status.ts';
export { findActionRefusal, type CaseStanding } from './find-action-refusal.ts';
export { findReverseAction } from './find-reverse-action.ts';
export { findFirstView, getQueueViewRule, queueViews, type QueueView } from './queue-views.ts';
export {
  defaultResubmissionDays,
  mostReviewWords,
  reviewReasonLabels,
  reviewReasons,
  type ReviewReason,
} from './review-reasons.ts';
export {
  formatOrder,
  mostCasesAtOnce,
  parseOrder,
  queueSorts,
  usualOrder,
  type QueueOrder,
  type QueueSort,
} from './queue-sorts.ts';
export { sayCaseAction } from './say-case-action.ts';
export { applicantStatusLabels, staffStatusLabels } from './status-labels.ts';
