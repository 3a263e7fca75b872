import { timingSafeEqual } from 'node:crypto';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { hashPassword } from '../../../platform/crypto/password.ts';
import { hashToken } from '../../../platform/crypto/token.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getPartner } from '../../partners/index.ts';
import { findUserByEmail, lockUser } from '../../users/index.ts';
import { forgetTries } from '../guards/guard-act.ts';
import { getTenant } from '../identity-tenant.ts';
import { assertGoodPassword } from './password-policy.ts';
import { consumePasswordReset, countFailedReset, findPasswordResetByToken } from './password-reset-store.ts';
import { isResetLive, type PasswordReset } from './password-reset.ts';
import { replacePassword } from './replace-password.ts';

export interface NewPasswordProof {
  readonly tenantId: string;
  readonly token: string;
  readonly newPassword: string;
  /** Typed by the person when the link was opened in another browser than the one that asked for it. */
  readonly email?: string | undefined;
  /** From the cookie of the browser that asked for the link. */
  readonly verifier?: string | undefined;
}

type Refusal = 'auth/invalid-action-code' | 'auth/missing-email' | 'auth/invalid-email';

/** Redeems a link to choose a new password, once. Every session of the account ends. */
export async function resetPassword(ctx: RequestContext, proof: NewPasswordProof): Promise<void> {
  const partner = await getPartner(ctx);
  const tenant = getTenant(partner, proof.tenantId);
  const now = ctx.now();

  const found = await ctx.db.transaction<PasswordReset | Refusal>(async (tx) => {
    const reset = await findPasswordResetByToken(tx, ctx.partnerId, hashToken(proof.token));
    if (reset?.tenant !== tenant) return 'auth/invalid-action-code';
    const refusal = checkProof(reset, proof, now);
    if (refusal === 'auth/invalid-email') await recordWrongEmail(tx, ctx, reset);
    return refusal ?? reset;
  });
  // Thrown only after the commit, so that the count of wrong emails is not rolled back.
  if (typeof found === 'string') throw new AppError(found);

  // A password that may not be used leaves the link good for another try.
  await assertGoodPassword(partner, found.email, proof.newPassword);
  const passwordHash = await hashPassword(proof.newPassword);

  await ctx.db.transaction(async (tx) => {
    const holder = await findUserByEmail(tx, ctx.partnerId, found.tenant, found.email);
    const user = holder && (await lockUser(tx, ctx.partnerId, holder.id));
    // The address may have left the account while we waited for it.
    if (user?.email !== found.email || !(await consumePasswordReset(tx, ctx.partnerId, found.id, now)))
      throw new AppError('auth/invalid-action-code');

    await replacePassword(tx, ctx, { partner, user, passwordHash });
    await forgetTries(tx, ctx, 'password', found);
    appendAuditEvent(tx, ctx, { action: 'resetPassword', entityType: 'user', entityId: user.id });
  });
}

/** The link alone proves nothing: scanners open it too. It takes the asking browser or the typed address. */
function checkProof(
  reset: PasswordReset,
  { verifier, email }: NewPasswordProof,
  now: Date,
): Refusal | undefined {
  if (!isResetLive(reset, now)) return 'auth/invalid-action-code';
  if (verifier !== undefined && timingSafeEqual(hashToken(verifier), reset.verifierHash)) return undefined;
  if (email === undefined) return 'auth/missing-email';
  return email === reset.email ? undefined : 'auth/invalid-email';
}

async function recordWrongEmail(tx: Transaction, ctx: RequestContext, reset: PasswordReset): Promise<void> {
  await countFailedReset(tx, ctx.partnerId, reset.id);
  appendAuditEvent(tx, ctx, {
    action: 'confirmWrongEmail',
    entityType: 'passwordReset',
    entityId: reset.id,
  });
}
