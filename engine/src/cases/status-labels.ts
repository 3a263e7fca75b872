import { defineWords } from '../language/define-words.ts';
import type { CaseStatus } from './case-status.ts';

/** What staff read (P382, P383). */
export const staffStatusLabels = defineWords('staffStatuses', {
  Incomplete: 'Incomplete',
  InProgress: 'In Progress',
  ReadyForReview: 'Ready for Review',
  InReview: 'In Review',
  PendingCertification: 'Pending Certification',
  FiscalReview: 'Fiscal Review',
  Approved: 'Approved',
  PaymentSent: 'Payment Sent',
  Denied: 'Denied',
  Withdrawn: 'Withdrawn',
  Archived: 'Archive',
} satisfies Record<CaseStatus, string>);

/** What applicants read (P374-P381). */
export const applicantStatusLabels = defineWords('applicantStatuses', {
  Incomplete: 'Incomplete',
  InProgress: 'In Progress',
  ReadyForReview: 'Awaiting Review',
  InReview: 'In Review',
  PendingCertification: 'In Review',
  FiscalReview: 'Approved',
  Approved: 'Approved',
  PaymentSent: 'Approved',
  Denied: 'Denied',
  Withdrawn: 'Withdrawn',
  Archived: 'N/A',
} satisfies Record<CaseStatus, string>);
