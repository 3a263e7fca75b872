import { createHash } from 'node:crypto';
import type { Json } from '../audit/append-audit-event.ts';
import type { RequestContext } from '../context.ts';
import type { Transaction } from '../db/partner-db.ts';
import { AppError } from '../errors/app-error.ts';
import { findKey, insertKey, keepAnswer } from './idempotency-key-store.ts';

export interface OnceRequest {
  readonly operation: string;
  /** Made by the browser before it asks, and the same when it asks again; pages of earlier releases give none. */
  readonly key: string | undefined;
  /** Everything that is asked for; what people wrote goes in as a digest (`digestText`). */
  readonly body: Json;
}

/**
 * Does work at most once for a key of the acting person, in the caller's transaction: asking again gives the same answer,
 * asking at the same moment waits for it, and asking for something else under the same key is refused.
 */
export async function doOnce<Answer extends Json>(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'actor' | 'now'>,
  { operation, key, body }: OnceRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return work();
  if (!('userId' in ctx.actor)) throw new AppError('UNAUTHORIZED');
  const place = { partnerId: ctx.partnerId, userId: ctx.actor.userId, operation, key };
  const digest = createHash('sha256').update(canonical(body)).digest();
  if (!(await insertKey(tx, place, digest, ctx.now()))) {
    const kept = await findKey(tx, place);
    if (!kept?.bodyDigest.equals(digest)) throw new AppError('IDEMPOTENCY_MISMATCH');
    return kept.answer as Answer;
  }
  const answer = await work();
  await keepAnswer(tx, place, answer);
  return answer;
}

/** A text as it may stand in the body: a keyed digest, so that nobody can guess at what was written. */
export function digestText(
  { keys, partnerId }: Pick<RequestContext, 'keys' | 'partnerId'>,
  text: string,
): string {
  return keys.blindIndex(partnerId, 'request', text).toString('base64url');
}

/** The same text for the same content, in whatever order its fields came. */
function canonical(value: Json): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
