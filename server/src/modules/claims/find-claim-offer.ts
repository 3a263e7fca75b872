import type { ClaimMethod } from '@handrail/engine/payments';
import type { RequestContext } from '../../platform/context.ts';
import type { MailingAddress } from '../partners/index.ts';
import { findFulfillment, findHold, type Hold, isPayee, listPaymentsOfCases } from '../payments/index.ts';
import { findUserById } from '../users/index.ts';
import { hasOpenAttempt } from './attempt-store.ts';
import { readTerms } from './claim-rules.ts';

/** What the payee can claim of an award now, and how. */
export interface ClaimOffer {
  readonly fulfillmentId: string;
  readonly paymentId: string;
  readonly caseId: string;
  readonly programId: string;
  readonly programName: string;
  readonly amountCents: number;
  readonly methods: readonly ClaimMethod[];
  readonly needsTaxForm: boolean;
  readonly programAddress: MailingAddress | null;
  readonly email: string;
  readonly isInProgress: boolean;
  readonly isHeld: boolean;
  /** Why it is held, and until when where that is known. */
  readonly hold: Hold | null;
}

/** Nothing where the award is not there, is not theirs, or has nothing to claim (P249, P250). */
export async function findClaimOffer(
  ctx: RequestContext,
  fulfillmentId: string,
): Promise<ClaimOffer | undefined> {
  const { actor, partnerId } = ctx;
  if (actor.kind !== 'applicant') return undefined;
  return ctx.db.read(async (tx) => {
    const award = await findFulfillment(tx, partnerId, fulfillmentId);
    if (!award) return undefined;
    const payments = await listPaymentsOfCases(tx, partnerId, [award.caseId]);
    const payment = payments.find(
      (each) =>
        each.fulfillmentId === fulfillmentId &&
        each.status === 'authorized' &&
        each.method !== 'External' &&
        isPayee(actor, each),
    );
    const user = payment && (await findUserById(tx, partnerId, actor.userId));
    if (!payment || !user) return undefined;
    const terms = await readTerms(tx, ctx, award.programId, user.id);
    if (!terms.isOn) return undefined;
    const hold = await findHold(tx, ctx, payment);
    return {
      ...{ fulfillmentId, paymentId: payment.id, caseId: award.caseId, programId: award.programId },
      programName: terms.program.name,
      amountCents: payment.amountCents,
      methods: terms.methods,
      needsTaxForm: terms.needsTaxForm,
      programAddress: terms.program.config.mailingAddressOverride ?? terms.program.mailingAddress,
      email: user.email,
      isInProgress: await hasOpenAttempt(tx, partnerId, payment.id),
      isHeld: hold !== undefined,
      hold: hold ?? null,
    };
  });
}
