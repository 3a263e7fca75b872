/** What staff call each state of a case (P382). */
export const caseStatusTexts = {
  InProgress: 'In Progress',
  Incomplete: 'Incomplete',
  ReadyForReview: 'Ready for Review',
  InReview: 'In Review',
  PendingCertification: 'Pending Certification',
  FiscalReview: 'Fiscal Review',
  Approved: 'Approved',
  PaymentSent: 'Payment Sent',
  Denied: 'Denied',
  Withdrawn: 'Withdrawn',
  Archived: 'Archive',
} as const;
