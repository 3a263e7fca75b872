import { defineWords } from '@handrail/engine';
import { isStaff } from '../../platform/actor.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { lockUser } from '../users/index.ts';
import { listFactors } from './second-factor-store.ts';
import { maxFactors } from './second-factor.ts';
import { getSignInStep } from './sign-in-step.ts';
import type { SignInStep } from './sign-in-step-store.ts';

/** Who adds a factor: a member of staff with a fresh session, or one who signs in and has none yet. */
export interface Enroller {
  readonly userId: string;
  readonly step?: SignInStep;
}

/** The person who may add a factor now; what else changes their factors waits. */
export async function getEnroller(
  tx: Transaction,
  ctx: RequestContext,
  firstStep: string | null | undefined,
): Promise<Enroller> {
  if (!firstStep) {
    const userId = getStaffUserId(ctx);
    assertRecentSignIn(ctx, 'addSecondFactor');
    await lockUser(tx, ctx.partnerId, userId);
    if ((await listFactors(tx, ctx.partnerId, userId)).length >= maxFactors)
      throw new AppError('CONFLICT', (locale) => [words(locale).atMost(maxFactors)]);
    return { userId };
  }

  const step = await getSignInStep(tx, ctx, firstStep);
  await lockUser(tx, ctx.partnerId, step.userId);
  // A password alone must not add a factor beside the ones that it cannot prove.
  if ((await listFactors(tx, ctx.partnerId, step.userId)).length > 0)
    throw new AppError('auth/second-factor-required');
  return { userId: step.userId, step };
}

const words = defineWords('secondFactorCount', {
  atMost: (most: number) => `You can have at most ${String(most)} second factors.`,
});

/** The member of staff who acts; second factors are theirs alone. */
export function getStaffUserId({ actor }: Pick<RequestContext, 'actor'>): string {
  if (isStaff(actor)) return actor.userId;
  throw new AppError(actor.kind === 'anonymous' ? 'UNAUTHORIZED' : 'FORBIDDEN');
}
