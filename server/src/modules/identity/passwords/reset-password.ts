import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { hashPassword } from '../../../platform/crypto/password.ts';
import { hashToken } from '../../../platform/crypto/token.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import {
  consumeToken,
  findProofRefusal,
  findToken,
  isAskingBrowser,
  type OneTimeToken,
  type ProofRefusal,
} from '../../one-time-tokens/index.ts';
import { getPartner } from '../../partners/index.ts';
import { findUserByEmail, lockUser } from '../../users/index.ts';
import { forgetTries } from '../guards/guard-act.ts';
import { lockAddress } from '../address-lock-store.ts';
import { getTenant } from '../identity-tenant.ts';
import { assertGoodPassword } from './password-policy.ts';
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

/** Redeems a link to choose a new password, once. Every session of the account ends. */
export async function resetPassword(ctx: RequestContext, proof: NewPasswordProof): Promise<void> {
  const partner = await getPartner(ctx);
  const tenant = getTenant(partner, proof.tenantId);
  const now = ctx.now();

  const found = await ctx.db.transaction<OneTimeToken<'passwordReset'> | ProofRefusal>(async (tx) => {
    const named = await findToken(tx, ctx.partnerId, 'passwordReset', { tokenHash: hashToken(proof.token) });
    if (named?.tenant !== tenant) return 'auth/invalid-action-code';
    await lockAddress(tx, ctx.partnerId, named.email);
    // Tries that came at the same time have been counted by now.
    const reset = await findToken(tx, ctx.partnerId, 'passwordReset', { tokenHash: hashToken(proof.token) });
    if (!reset) return 'auth/invalid-action-code';
    const isFromAsker = isAskingBrowser(reset, proof.verifier);
    return (await findProofRefusal(tx, ctx, reset, { isFromAsker, email: proof.email })) ?? reset;
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
    if (user?.email !== found.email || !(await consumeToken(tx, ctx.partnerId, found, now)))
      throw new AppError('auth/invalid-action-code');

    await replacePassword(tx, ctx, { partner, user, passwordHash });
    await forgetTries(tx, ctx, 'password', found);
    appendAuditEvent(tx, ctx, { action: 'resetPassword', entityType: 'user', entityId: user.id });
  });
}
