import { formatDay } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { type Payment, sendPayeeNotice } from '../../payments/index.ts';
import type { UnclaimedStep } from './plan-unclaimed.ts';

const kinds = {
  tell: 'payment-awarded',
  remind: 'payment-reminder',
  warn: 'payment-expiring',
  return: 'payment-unclaimed',
} as const satisfies Record<UnclaimedStep, string>;

/** Tells the payee what to do about money that waits, or that it waits no longer. */
export async function sendClaimNotice(
  tx: Transaction,
  ctx: RequestContext,
  payment: Payment,
  { step, lastDay }: { readonly step: UnclaimedStep; readonly lastDay: Date },
): Promise<void> {
  await sendPayeeNotice(tx, ctx, payment, {
    kind: kinds[step],
    toValues: ({ locale, timeZone }) => ({ lastDay: formatDay(locale, lastDay.toISOString(), timeZone) }),
    claimPath: step === 'return' ? undefined : `claim/${payment.fulfillmentId}/payment-method`,
  });
}
