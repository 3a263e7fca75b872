import type { ClaimMethod } from '@handrail/engine/payments';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { PayoutDestination } from '../../../ports/payouts.ts';
import { sendMail } from '../../notifications/index.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { findCoolDown, type Payment } from '../../payments/index.ts';
import { lockUser, notePayoutChange, toLocale } from '../../users/index.ts';
import { outlineDestination } from '../claim-destination.ts';
import { writeClaimedElsewhereMail } from './claimed-elsewhere-mail.ts';
import type { ClaimedChange } from './find-elsewhere.ts';

export interface Elsewhere {
  readonly payment: Pick<Payment, 'id' | 'caseId' | 'amountCents' | 'payee'>;
  readonly method: ClaimMethod;
  readonly destination: PayoutDestination;
  readonly targetIndex: Buffer | null;
  readonly change: ClaimedChange;
}

/**
 * Pauses the money of a payee as a change of their account or address does, and tells them by mail. False where the partner
 * wants no pause.
 */
export async function pauseClaimedElsewhere(
  ctx: RequestContext,
  { payment, method, destination, targetIndex, change }: Elsewhere,
): Promise<boolean> {
  const { id, caseId, amountCents, payee } = payment;
  return ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, ctx.partnerId, payee.id);
    if (!user) return true;
    await notePayoutChange(tx, ctx.partnerId, user.id, { change, now: ctx.now(), targetIndex });
    const partner = await getPartnerWithin(tx, ctx);
    const url = `${ctx.settings.publicUrl}/${partner.externalId}/case/${caseId}/details`;
    const mail = writeClaimedElsewhereMail(toLocale(user, partner), partner, {
      ...{ destination, amountCents, url },
    });
    await sendMail(tx, ctx, { template: 'claimed-elsewhere', to: user.email, ...mail });
    appendAuditEvent(tx, ctx, {
      ...{ action: 'pauseClaimedElsewhere', entityType: 'payment', entityId: id },
      next: { caseId, payoutChange: change, ...outlineDestination(method, destination) },
    });
    return (await findCoolDown(tx, ctx, payee)) !== undefined;
  });
}
