import { defineWords } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { removeHits } from '../../platform/limits/limit-store.ts';
import type { Limit } from '../../platform/limits/limit.ts';
import { tryWithinLimits } from '../../platform/limits/take-within-limits.ts';
import { toWaitTime } from '../../platform/limits/wait-text.ts';

/** Whoever guesses knows the password already, so there are few tries, however many sign-ins they have opened. */
export const guessLimit: Limit = { key: 'second-factor:account', max: 10, windowMinutes: 60 };

export interface Guess {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/**
 * Counts a code that was typed for an account before anyone looks at it, across all steps and processes. Past the limit
 * no code is looked at any more, not even the right one. It tells whether this was the first try or the last.
 */
export async function takeGuess(ctx: RequestContext, userId: string): Promise<Guess> {
  const outcome = await tryWithinLimits(ctx, [{ limit: guessLimit, subject: userId }]);
  if ('left' in outcome) return { isFirst: outcome.left === guessLimit.max - 1, isLast: outcome.left === 0 };
  throw new AppError('auth/second-factor-locked', (locale) => [
    words(locale).locked(toWaitTime(locale, outcome.freeAt, ctx.now())),
  ]);
}

const words = defineWords('secondFactorGuesses', {
  locked: (wait: string) =>
    `Too many wrong codes. Please wait ${wait} and try again. If you have a passkey, it still works. If you lost your phone, ask an admin on your team for help.`,
});

/** Forgets the guesses of a person, because the last one was right. */
export function forgetGuesses(tx: Transaction, ctx: RequestContext, userId: string): Promise<void> {
  return removeHits(tx, ctx, { limit: guessLimit, subject: userId });
}
