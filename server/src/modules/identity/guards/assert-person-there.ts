import { createHash } from 'node:crypto';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { toChallengeRequest } from '../challenges/challenge-request.ts';
import { insertUsedChallenge } from '../challenges/challenge-store.ts';

/** Refuses a call without a solved challenge; a solution is good for one call. */
export async function assertPersonThere(ctx: RequestContext): Promise<void> {
  const solution = ctx.client?.challengeSolution;
  if (solution === undefined) throw new AppError('auth/challenge-required');

  const solved = await ctx.ports.challenge.check(await toChallengeRequest(ctx), solution);
  if (!solved) throw new AppError('auth/challenge-required');

  const digest = createHash('sha256').update(solved.key, 'utf8').digest();
  const isFirst = await ctx.db.transaction((tx) =>
    insertUsedChallenge(tx, ctx.partnerId, { digest, expiresAt: solved.expiresAt }),
  );
  if (!isFirst) throw new AppError('auth/challenge-required');
}
