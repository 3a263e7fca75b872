import type { WorkflowAction } from '../../../gql/operations.ts';

/** What happened to a case, in the words of its activity; {who} did it. */
export const eventTexts = {
  assignCase: /*i18n*/ { id: 'console.event.assignCase', message: '{who} changed who has the case' },
  openCase: /*i18n*/ { id: 'console.event.openCase', message: '{who} started an application' },
  addDocument: /*i18n*/ { id: 'console.event.addDocument', message: '{who} added a document' },
  requestDocument: /*i18n*/ {
    id: 'console.event.requestDocument',
    message: '{who} asked the applicant for a document',
  },
  withdrawDocumentRequest: /*i18n*/ {
    id: 'console.event.withdrawDocumentRequest',
    message: '{who} said that a requested document is no longer needed',
  },
  putOnWaitingList: /*i18n*/ {
    id: 'console.event.putOnWaitingList',
    message: '{who} put the case on the waiting list',
  },
  takeOffWaitingList: /*i18n*/ {
    id: 'console.event.takeOffWaitingList',
    message: '{who} took the case off the waiting list',
  },
  recommendAmount: /*i18n*/ {
    id: 'console.event.recommendAmount',
    message: '{who} recommended an amount',
  },
  referApplicant: /*i18n*/ {
    id: 'console.event.referApplicant',
    message: '{who} referred the applicant to another program',
  },
  resolveDuplicate: /*i18n*/ {
    id: 'console.event.resolveDuplicate',
    message: '{who} decided about a possible duplicate',
  },
  submitApplication: /*i18n*/ {
    id: 'console.event.submitApplication',
    message: '{who} submitted the application',
  },
  resumeApplication: /*i18n*/ {
    id: 'console.event.resumeApplication',
    message: '{who} resumed the application',
  },
  startReview: /*i18n*/ { id: 'console.event.startReview', message: '{who} started the review' },
  sendBack: /*i18n*/ { id: 'console.event.sendBack', message: '{who} sent the case back' },
  recommendForCertification: /*i18n*/ {
    id: 'console.event.recommendForCertification',
    message: '{who} sent the case to certification',
  },
  recommendForFiscalReview: /*i18n*/ {
    id: 'console.event.recommendForFiscalReview',
    message: '{who} sent the case to fiscal review',
  },
  approveCase: /*i18n*/ { id: 'console.event.approveCase', message: '{who} approved the case' },
  certifyForFiscalReview: /*i18n*/ {
    id: 'console.event.certifyForFiscalReview',
    message: '{who} certified the amount',
  },
  certifyAndApprove: /*i18n*/ {
    id: 'console.event.certifyAndApprove',
    message: '{who} certified the amount and approved the case',
  },
  approveFunds: /*i18n*/ { id: 'console.event.approveFunds', message: '{who} approved the funds' },
  denyCase: /*i18n*/ { id: 'console.event.denyCase', message: '{who} denied the case' },
  recordPaymentsSent: /*i18n*/ {
    id: 'console.event.recordPaymentsSent',
    // It follows from the last payment, whoever claimed or recorded that.
    message: 'Everything that was awarded has been sent',
  },
  withdrawApplication: /*i18n*/ {
    id: 'console.event.withdrawApplication',
    message: '{who} withdrew the application',
  },
  withdrawForApplicant: /*i18n*/ {
    id: 'console.event.withdrawForApplicant',
    message: '{who} withdrew the application for the applicant',
  },
  withdrawInactive: /*i18n*/ {
    id: 'console.event.withdrawInactive',
    message: '{who} withdrew the application because of inactivity',
  },
  archiveCase: /*i18n*/ { id: 'console.event.archiveCase', message: '{who} archived the case' },
  unarchiveCase: /*i18n*/ {
    id: 'console.event.unarchiveCase',
    message: '{who} restored the case from the archive',
  },
} as const satisfies Record<WorkflowAction, { id: string; message: string }>;
