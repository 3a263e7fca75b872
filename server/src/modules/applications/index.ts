export { sendCaseNotice, sendInactiveNotice } from './application-notices.ts';
export { findApplication, getApplication, hasAppliedIn, lockApplicationsOf } from './application-store.ts';
export { listInCase } from './application-summary-store.ts';
export { ApplicationProgressType, ApplicationViewType } from './application-types.graphql.ts';
export { ApplicationPayload } from './application.graphql.ts';
export type { Application, ApplicationSummary, ApplicationVersion, PrefillSource } from './application.ts';
export { findCaseFacts, findCaseParty } from './case-contents.ts';
export { CaseFactsType } from './case-view.graphql.ts';
export { findOwnCase } from './find-own-case.ts';
export { listDocumentIds } from './submitting/assert-own-documents.ts';
export { checkSubmission } from './submitting/check-submission.ts';
export { hasReferralTo, insertReferral, listReferralsOf } from './starting/referral-store.ts';
export { createApplication } from './starting/create-application.ts';
export { findFactsOfCase } from './submitting/facts-store.ts';
export { keepSubmission } from './submitting/keep-submission.ts';
export {
  insertSubmittedDocuments,
  listReusedDocuments,
  listSubmittedIds,
  type ReusedDocument,
} from './submitting/submitted-document-store.ts';
export {
  insertSubmissionDocument,
  listSubmissionDocumentIds,
  type SubmittedVersion,
} from './submitting/submission-document-store.ts';
export { listVersionAndPrevious, listVersionTimes } from './submitting/application-version-store.ts';
export { openForm } from './open-form.ts';
export type { ResubmissionRequest, ResubmissionRound } from './resubmitting/resubmission-round.ts';
export {
  closeRound,
  findOpenRound,
  insertRound,
  listRounds,
} from './resubmitting/resubmission-round-store.ts';
export { listOwnVersions } from './submitting/list-own-versions.ts';
export { remindUnfinished } from './reminding/remind-unfinished.job.ts';
export { noteEarlierDocuments } from './submitting/note-earlier-documents.job.ts';
export { updateApplication } from './saving/update-application.ts';
