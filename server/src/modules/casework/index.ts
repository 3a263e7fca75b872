export { withdrawInactive } from './inactivity/withdraw-inactive.job.ts';
export { applyBulkChange } from './bulk/apply-bulk-change.job.ts';
export { performCaseAction, type CaseActionRequest } from './perform-case-action.ts';
export { writeSubmission } from './submission-pdf/write-submission.job.ts';
export { tickChecklistItem } from './checklist/tick-checklist-item.ts';
export { submitApplication } from './submit-application.ts';
export { noteEarlierMatches } from './duplicates/note-earlier-matches.job.ts';
