import type { Locale } from '../language/locale.ts';
import { defineWords } from '../language/define-words.ts';
import type { PaymentStatus } from './payment-status.ts';

/** What staff read (P428-P432). */
export const staffPaymentLabels = defineWords('staffPaymentStatuses', {
  pending: 'Pending',
  authorized: 'Authorized for Payment',
  initiated: 'Paid',
  success: 'Paid',
  failed: 'Failed',
  canceled: 'Canceled',
} satisfies Record<PaymentStatus, string>);

const ownLabels = defineWords('applicantPaymentStatuses', {
  authorized: 'Authorized',
  processing: 'Processing',
});

/** What applicants read (P433, P434): a partner that pays from its own bank tries again by itself. */
export function sayOwnPaymentStatus(
  locale: Locale,
  status: PaymentStatus,
  { isPartnerIssued }: { readonly isPartnerIssued: boolean },
): string {
  const { authorized, processing } = ownLabels(locale);
  if (status === 'authorized') return authorized;
  if (status === 'failed' && isPartnerIssued) return processing;
  return staffPaymentLabels(locale)[status];
}
