import type { RequestContext } from '../../platform/context.ts';
import { createToken, hashToken } from '../../platform/crypto/token.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockUser } from '../users/index.ts';
import { countRecoveryCodes } from './recovery-code-store.ts';
import type { SecondFactorKind } from './second-factor.ts';
import { listFactors } from './second-factor-store.ts';
import { findSignInStep, insertSignInStep, type SignInStep } from './sign-in-step-store.ts';

/** What a person holds after a right password: the way to the second factor, and to nothing else. */
export interface FirstStep {
  readonly token: string;
  readonly expiresAt: Date;
  /** Without any, the person has to set one up before a session begins. */
  readonly factors: readonly SecondFactorKind[];
  readonly recoveryCodesLeft: number;
}

const validMinutes = 10;
const maxFailedProofs = 5;

/** Lets the person go on to the second factor. How often they may guess there is counted for the account. */
export async function beginSignInStep(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'now'>,
  userId: string,
): Promise<FirstStep> {
  const createdAt = ctx.now();
  const { token, hash: tokenHash } = createToken();
  const expiresAt = new Date(createdAt.getTime() + validMinutes * 60_000);
  await insertSignInStep(tx, ctx.partnerId, { tokenHash, userId, createdAt, expiresAt });
  const factors = await listFactors(tx, ctx.partnerId, userId);
  return {
    token,
    expiresAt,
    factors: [...new Set(factors.map(({ kind }) => kind))],
    recoveryCodesLeft: await countRecoveryCodes(tx, ctx.partnerId, userId),
  };
}

/** The step behind a token while it is good: not used, not too old, not guessed at too often. */
export async function getSignInStep(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'now'>,
  token: string,
): Promise<SignInStep> {
  const found = await findSignInStep(tx, ctx.partnerId, hashToken(token));
  // The person before the step, as everyone does who locks both; then as it is now that nobody else can change it.
  if (found) await lockUser(tx, ctx.partnerId, found.userId);
  const step = found && (await findSignInStep(tx, ctx.partnerId, found.tokenHash));
  if (!step || step.usedAt || step.expiresAt <= ctx.now() || step.failedProofs >= maxFailedProofs)
    throw new AppError('auth/sign-in-step-over');
  return step;
}
