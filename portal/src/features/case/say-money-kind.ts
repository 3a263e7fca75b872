import type { Say } from '../../shared/context/use-text.ts';

/** What a notice about money was about; undefined where it is about something else. */
export function sayMoneyKind(say: Say, kind: string): string | undefined {
  switch (kind) {
    case 'payment-awarded':
      return say('case.told.payment-awarded', 'Your payment is ready to claim');
    case 'payment-reminder':
      return say('case.told.payment-reminder', 'Your payment is still waiting for you');
    case 'payment-expiring':
      return say('case.told.payment-expiring', 'Your payment goes back to the fund soon');
    case 'payment-unclaimed':
      return say('case.told.payment-unclaimed', 'Your payment was not claimed in time');
    case 'payment-sent':
      return say('case.told.payment-sent', 'Your payment is on its way');
    case 'payment-arrived':
      return say('case.told.payment-arrived', 'Your payment has arrived');
    case 'payment-recorded':
      return say('case.told.payment-recorded', 'Your payment was made');
    case 'payment-failed':
      return say('case.told.payment-failed', 'Your payment could not be made');
    case 'payment-returned':
      return say('case.told.payment-returned', 'Your payment was returned to us');
    case 'payment-recalled':
      return say('case.told.payment-recalled', 'Your payment was taken back');
    case 'payment-reissued':
      return say('case.told.payment-reissued', 'Your payment was issued again');
    case 'payment-held':
      return say('case.told.payment-held', 'Your payment is on hold');
    case 'payment-released':
      return say('case.told.payment-released', 'Your payment is no longer on hold');
    case 'tax-form-ready':
      return say('case.told.tax-form-ready', 'Your tax form is ready');
    case 'tax-form-corrected':
      return say('case.told.tax-form-corrected', 'Your tax form was corrected');
    default:
      return undefined;
  }
}
