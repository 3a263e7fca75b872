import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { lockUser } from '../users/index.ts';
import { getStaffUserId } from './enroller.ts';
import { replaceRecoveryCodes } from './recovery-code-store.ts';
import { createRecoveryCode, hashRecoveryCode, recoveryCodeCount } from './recovery-code.ts';
import { listFactors } from './second-factor-store.ts';

/** Gives the person new recovery codes; the old ones stop working. */
export async function makeRecoveryCodes(ctx: RequestContext): Promise<readonly string[]> {
  const userId = getStaffUserId(ctx);
  assertRecentSignIn(ctx, 'makeRecoveryCodes');

  return ctx.db.transaction(async (tx) => {
    await lockUser(tx, ctx.partnerId, userId);
    const factors = await listFactors(tx, ctx.partnerId, userId);
    if (factors.length === 0) throw new AppError('auth/second-factor-missing');

    const codes = await createRecoveryCodes(tx, ctx, userId);
    appendAuditEvent(tx, ctx, { action: 'makeRecoveryCodes', entityType: 'user', entityId: userId });
    return codes;
  });
}

/** Ten new codes. Only their digests are kept, so this is the one moment at which they can be read. */
export async function createRecoveryCodes(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'now'>,
  userId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode);
  await replaceRecoveryCodes(tx, ctx, userId, codes.map(hashRecoveryCode));
  return codes;
}
