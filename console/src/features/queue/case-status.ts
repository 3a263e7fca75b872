/** What staff call each state of a case (P382). */
export const caseStatusTexts = {
  InProgress: /*i18n*/ { id: 'console.case-status.InProgress', message: 'In Progress' },
  Incomplete: /*i18n*/ { id: 'console.case-status.Incomplete', message: 'Incomplete' },
  ReadyForReview: /*i18n*/ { id: 'console.case-status.ReadyForReview', message: 'Ready for Review' },
  InReview: /*i18n*/ { id: 'console.case-status.InReview', message: 'In Review' },
  PendingCertification: /*i18n*/ {
    id: 'console.case-status.PendingCertification',
    message: 'Pending Certification',
  },
  FiscalReview: /*i18n*/ { id: 'console.case-status.FiscalReview', message: 'Fiscal Review' },
  Approved: /*i18n*/ { id: 'console.case-status.Approved', message: 'Approved' },
  PaymentSent: /*i18n*/ { id: 'console.case-status.PaymentSent', message: 'Payment Sent' },
  Denied: /*i18n*/ { id: 'console.case-status.Denied', message: 'Denied' },
  Withdrawn: /*i18n*/ { id: 'console.case-status.Withdrawn', message: 'Withdrawn' },
  Archived: /*i18n*/ { id: 'console.case-status.Archived', message: 'Archive' },
} as const;

export type CaseStatusName = keyof typeof caseStatusTexts;
