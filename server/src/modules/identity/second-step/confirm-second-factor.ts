import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getPartner } from '../../partners/index.ts';
import {
  addFailedProof,
  checkSecondFactor,
  forgetGuesses,
  getSignInStep,
  type Guess,
  markStepUsed,
  passkeyRefused,
  type SecondProof,
  takeGuess,
  warnOfWrongCodes,
} from '../../second-factors/index.ts';
import { findStaff } from '../../staff/index.ts';
import { issueIdentityToken, type ProvenIdentity } from '../issue-identity-token.ts';

/**
 * Proves the second factor of someone whose password was right. Who set up their first factor in this very step
 * has proven it already and gives none.
 */
export async function confirmSecondFactor(
  ctx: RequestContext,
  firstStep: string,
  proof?: SecondProof,
): Promise<ProvenIdentity> {
  const partner = await getPartner(ctx);
  const guess = await countGuess(ctx, firstStep, proof);

  const identity = await ctx.db.transaction(async (tx) => {
    const step = await getSignInStep(tx, ctx, firstStep);
    await assertStillStaff(tx, ctx, step.userId);
    const isProven = proof
      ? await checkSecondFactor(tx, ctx, partner, step.userId, proof)
      : step.provenAt !== null;
    const proven = isProven
      ? await issueIdentityToken(tx, ctx, step.userId, 'BASIC', { secondFactor: true })
      : undefined;

    if (proven) await markStepUsed(tx, ctx.partnerId, step, ctx.now());
    else await addFailedProof(tx, ctx.partnerId, step);
    if (guess && proven) await forgetGuesses(tx, ctx, step.userId);
    if (guess && !proven && (guess.isFirst || guess.isLast))
      await warnOfWrongCodes(tx, ctx, partner, step.userId, { isLocked: guess.isLast });
    appendAuditEvent(tx, ctx, {
      action: proven ? 'confirmSecondFactor' : 'refuseSecondFactor',
      entityType: 'user',
      entityId: step.userId,
      next: { kind: proof?.kind ?? 'enrolment' },
    });
    return proven;
  });

  // Thrown only after the commit, so that the wrong proof is counted.
  if (identity) return identity;
  throw proof?.kind === 'passkey' ? passkeyRefused() : new AppError('auth/invalid-second-factor');
}

/**
 * Counts a code for the account, in a transaction of its own that no failure can undo. A signature of a passkey cannot
 * be guessed, so passkeys are not counted and stay a way in for an owner whose codes are locked.
 */
async function countGuess(
  ctx: RequestContext,
  firstStep: string,
  proof: SecondProof | undefined,
): Promise<Guess | undefined> {
  if (!proof || proof.kind === 'passkey') return undefined;
  const { userId } = await ctx.db.transaction((tx) => getSignInStep(tx, ctx, firstStep));
  return takeGuess(ctx, userId);
}

async function assertStillStaff(
  tx: Transaction,
  { partnerId }: RequestContext,
  userId: string,
): Promise<void> {
  const staff = await findStaff(tx, partnerId, userId);
  if (staff?.revokedAt !== null) throw new AppError('auth/sign-in-step-over');
}
