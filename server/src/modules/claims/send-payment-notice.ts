import { defineWords, formatAmount } from '@handrail/engine';
import { arrivalWords, paymentMethodLabels } from '@handrail/engine/payments';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { sendNotice } from '../notifications/index.ts';
import { getPartnerWithin } from '../partners/index.ts';
import type { Payment } from '../payments/index.ts';
import { findProgram } from '../programs/index.ts';
import { findUserById, toLocale } from '../users/index.ts';
import type { Attempt, AttemptState } from './attempt.ts';

const kinds = {
  accepted: 'payment-sent',
  settled: 'payment-arrived',
  failed: 'payment-failed',
  returned: 'payment-returned',
} as const;

/** Tells the payee what became of their money. */
export async function sendPaymentNotice(
  tx: Transaction,
  ctx: RequestContext,
  { programId, payee, amountCents, caseId }: Payment,
  { method, state, hadArrived }: Pick<Attempt, 'method'> & { state: AttemptState; hadArrived: boolean },
): Promise<void> {
  const event = state === 'returned' && !hadArrived ? 'failed' : state;
  if (!(event in kinds)) return;
  const partner = await getPartnerWithin(tx, ctx);
  const user = await findUserById(tx, ctx.partnerId, payee.id);
  const program = await findProgram(tx, ctx.partnerId, programId);
  if (!user || !program) return;
  const locale = toLocale(user, partner);
  await sendNotice(tx, ctx, {
    kind: kinds[event as keyof typeof kinds],
    ...{ locale, partner, to: user.email, about: { userId: user.id, caseId } },
    values: {
      greeting: words(locale).greeting(user.name ?? ''),
      programName: program.name,
      amount: formatAmount(amountCents),
      paymentMethod: paymentMethodLabels(locale)[method],
      arrival: arrivalWords(locale)[method],
    },
    action: {
      label: words(locale).view,
      url: `${ctx.settings.publicUrl}/${partner.externalId}/case/${caseId}/details`,
    },
  });
}

const words = defineWords('paymentNotices', {
  view: 'View your payment',
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
});
