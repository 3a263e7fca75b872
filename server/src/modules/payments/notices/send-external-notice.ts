import { formatDay } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { ExternalPayment } from '../external/external-payment.ts';
import type { Payment } from '../payment.ts';
import { sendPayeeNotice } from './send-payee-notice.ts';

/** Tells the payee when and under which reference they were paid outside of the portal. */
export function sendExternalNotice(
  tx: Transaction,
  ctx: RequestContext,
  payment: Payment,
  { paidOn, reference }: ExternalPayment,
): Promise<void> {
  return sendPayeeNotice(tx, ctx, payment, {
    kind: 'payment-recorded',
    toValues: ({ locale }) => ({
      paidOn: formatDay(locale, `${paidOn}T00:00:00Z`, 'UTC'),
      paymentReference: reference,
    }),
  });
}
