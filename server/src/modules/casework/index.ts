export { withdrawInactive } from './inactivity/withdraw-inactive.job.ts';
export { applyBulkChange } from './bulk/apply-bulk-change.job.ts';
export { listLines } from './field-reviews/list-lines.ts';
export { reviewField } from './field-reviews/review-field.ts';
export { performCaseAction, type CaseActionRequest } from './perform-case-action.ts';
export { writeSubmission } from './submission-pdf/write-submission.job.ts';
export { tickChecklistItem } from './checklist/tick-checklist-item.ts';
export { submitApplication } from './submit-application.ts';
export { noteEarlierMatches } from './duplicates/note-earlier-matches.job.ts';
