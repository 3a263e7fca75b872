import { defineWords, formatAmount, type Locale } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { sendNotice } from '../../notifications/index.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { findProgram } from '../../programs/index.ts';
import { findUserById, toLocale } from '../../users/index.ts';
import type { Payment } from '../payment.ts';

type PayeeNoticeKind =
  | 'payment-sent'
  | 'payment-arrived'
  | 'payment-recorded'
  | 'payment-failed'
  | 'payment-returned'
  | 'payment-recalled'
  | 'payment-reissued'
  | 'payment-awarded'
  | 'payment-reminder'
  | 'payment-expiring'
  | 'payment-unclaimed'
  | 'payment-held'
  | 'payment-released';

interface PayeeNotice {
  readonly kind: PayeeNoticeKind;
  /** What this kind says beside the amount and the program, in the payee's language. */
  readonly toValues?: (reader: {
    readonly locale: Locale;
    readonly timeZone: string;
  }) => Partial<Record<'paymentMethod' | 'arrival' | 'lastDay' | 'paidOn' | 'paymentReference', string>>;
  /** Where the payment waits to be claimed, below the partner; else the button leads to the case. */
  readonly claimPath?: string | undefined;
}

/** Tells the person who is paid about their payment; a vendor has no account to write to. */
export async function sendPayeeNotice(
  tx: Transaction,
  ctx: RequestContext,
  { programId, payee, amountCents, caseId }: Payment,
  { kind, toValues, claimPath }: PayeeNotice,
): Promise<void> {
  if (payee.type !== 'User') return;
  const partner = await getPartnerWithin(tx, ctx);
  const user = await findUserById(tx, ctx.partnerId, payee.id);
  const program = await findProgram(tx, ctx.partnerId, programId);
  if (!user || !program) return;
  const locale = toLocale(user, partner);
  await sendNotice(tx, ctx, {
    ...{ kind, locale, partner, to: user.email, about: { userId: user.id, caseId } },
    values: {
      greeting: words(locale).greeting(user.name ?? ''),
      programName: program.name,
      amount: formatAmount(amountCents),
      ...{ paymentMethod: '', arrival: '', lastDay: '', paidOn: '', paymentReference: '' },
      ...toValues?.({ locale, timeZone: partner.timeZone }),
    },
    action: {
      label: claimPath === undefined ? words(locale).view : words(locale).claim,
      url: `${ctx.settings.publicUrl}/${partner.externalId}/${claimPath ?? `case/${caseId}/details`}`,
    },
  });
}

const words = defineWords('paymentNotices', {
  view: 'View your payment',
  claim: 'Claim your payment',
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
});
