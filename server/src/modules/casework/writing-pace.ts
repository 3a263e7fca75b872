import { defineWords } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { tryWithinLimits } from '../../platform/limits/take-within-limits.ts';
import { toWaitTime } from '../../platform/limits/wait-text.ts';

/** Far above a lively conversation: it stops a script, which would fill mailboxes. */
const most = { message: 120, note: 120, request: 30 };
const windowMinutes = 60;

/** Counts something that someone writes to others, and refuses more than a person can write. */
export async function assertWritingPace(
  ctx: RequestContext,
  what: keyof typeof most,
  userId: string,
): Promise<void> {
  const limit = { key: `${what}:person`, max: most[what], windowMinutes };
  const outcome = await tryWithinLimits(ctx, [{ limit, subject: userId, times: 1 }]);
  if (!('freeAt' in outcome)) return;
  throw new AppError('TOO_MANY_REQUESTS', (locale) => [
    words(locale)[what](toWaitTime(locale, outcome.freeAt, ctx.now())),
  ]);
}

const words = defineWords('writingPace', {
  message: (wait: string) =>
    `You have sent a lot of messages in a short time. Please wait ${wait} and try again.`,
  request: (wait: string) =>
    `You have asked for a lot of documents in a short time. Please wait ${wait} and try again.`,
  note: (wait: string) =>
    `You have written a lot of notes in a short time. Please wait ${wait} and try again.`,
});
