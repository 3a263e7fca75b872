import type { CaseStatus } from '@handrail/engine/cases';

/** What a case waits for, in one line of the decision bar. */
export const statusHints = {
  InProgress: /*i18n*/ {
    id: 'console.hint.InProgress',
    message: 'The applicant is still filling it out.',
  },
  Incomplete: /*i18n*/ {
    id: 'console.hint.Incomplete',
    message: 'It was sent back. The applicant has to submit it again.',
  },
  ReadyForReview: /*i18n*/ {
    id: 'console.hint.ReadyForReview',
    message: 'Waiting for someone to review it.',
  },
  InReview: /*i18n*/ { id: 'console.hint.InReview', message: 'The review is in progress.' },
  PendingCertification: /*i18n*/ {
    id: 'console.hint.PendingCertification',
    message: 'Waiting for someone to certify the amount.',
  },
  FiscalReview: /*i18n*/ {
    id: 'console.hint.FiscalReview',
    message: 'Waiting for someone to approve the funds.',
  },
  Approved: /*i18n*/ { id: 'console.hint.Approved', message: 'It is approved. The payment is next.' },
  PaymentSent: /*i18n*/ { id: 'console.hint.PaymentSent', message: 'It is approved and paid.' },
  Denied: /*i18n*/ { id: 'console.hint.Denied', message: 'It was denied. Nothing is left to do.' },
  Withdrawn: /*i18n*/ { id: 'console.hint.Withdrawn', message: 'It was withdrawn. Nothing is left to do.' },
  Archived: /*i18n*/ { id: 'console.hint.Archived', message: 'It is in the archive.' },
} as const satisfies Record<CaseStatus, { id: string; message: string }>;
