import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getPartner, isTimeZone } from '../partners/index.ts';
import { lockUser } from '../users/index.ts';
import { assertOwnsAccount } from './account-policy.ts';
import { sendVerification } from './request-email-change.ts';

export interface VerificationRequest {
  readonly email: string;
  readonly tenantId: string;
  readonly timezone: string;
}

/** Mails the pending new address of the person who acts once more (P669). */
export async function sendVerificationEmail(
  ctx: RequestContext,
  { email, tenantId, timezone }: VerificationRequest,
): Promise<void> {
  const { actor, partnerId } = ctx;
  assertOwnsAccount(actor);
  const partner = await getPartner(ctx);
  if (tenantId !== partner.tenantIds[actor.tenant]) throw new AppError('auth/tenant-id-mismatch');

  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, partnerId, actor.userId);
    // Only an address requested after a recent sign-in can be verified.
    if (user?.newEmail !== email) throw new AppError('NOT_FOUND');
    const timeZone = isTimeZone(timezone) ? timezone : partner.timeZone;
    await sendVerification(tx, ctx, { partner, user, newEmail: email, timeZone });
  });
}
