import { appendAuditEvent } from '../audit/append-audit-event.ts';
import type { RequestContext } from '../context.ts';
import type { Transaction } from '../db/partner-db.ts';
import { AppError } from '../errors/app-error.ts';
import type { Counted } from './limit.ts';
import { addHit, lockSubject, readUsage } from './limit-store.ts';
import { toWaitText } from './wait-text.ts';

/** A limit that is used up, and until when. */
export interface Reached {
  readonly counted: Counted;
  readonly freeAt: Date;
  /** Whether this is the first refusal within the window, which is the one to tell people about. */
  readonly isFirst: boolean;
}

/** A try that was counted, and how many more there are. */
export interface Taken {
  readonly left: number;
}

type OnReached = (tx: Transaction, reached: Reached) => Promise<void>;

/** Counts one try against each limit. When one of them is used up, nothing is counted and the try is refused. */
export async function takeWithinLimits(
  ctx: RequestContext,
  counted: readonly Counted[],
  onReached?: OnReached,
): Promise<void> {
  const outcome = await tryWithinLimits(ctx, counted, onReached);
  if (!('freeAt' in outcome)) return;
  throw new AppError('TOO_MANY_REQUESTS', (locale) => [toWaitText(locale, outcome.freeAt, ctx.now())]);
}

/** The same for a caller that says in its own words what a used-up limit means. */
export async function tryWithinLimits(
  ctx: RequestContext,
  counted: readonly Counted[],
  onReached?: OnReached,
): Promise<Taken | Reached> {
  return ctx.db.transaction(async (tx) => {
    let left = Infinity;
    for (const each of inOneOrder(counted)) {
      await lockSubject(tx, ctx, each);
      const { hits, freeAt } = await readUsage(tx, ctx, each);
      const after = hits + (each.times ?? 1);
      if (after > each.limit.max && freeAt) return noteRefusal(tx, ctx, each, freeAt, onReached);
      left = Math.min(left, each.limit.max - after);
    }
    for (const each of counted) await addHit(tx, ctx, each);
    return { left };
  });
}

/** Puts the first refusal of a window on record; the others are the same story. */
async function noteRefusal(
  tx: Transaction,
  ctx: RequestContext,
  counted: Counted,
  freeAt: Date,
  onReached?: OnReached,
): Promise<Reached> {
  const { limit, subject } = counted;
  const noted = { limit: { ...limit, key: `${limit.key}:noted`, max: 1 }, subject };
  const isFirst = (await readUsage(tx, ctx, noted)).hits === 0;
  const reached = { counted, freeAt, isFirst };
  if (!isFirst) return reached;

  await addHit(tx, ctx, noted);
  appendAuditEvent(tx, ctx, { action: 'reachLimit', entityType: 'limit', entityId: limit.key });
  await onReached?.(tx, reached);
  return reached;
}

/** Two calls that count the same subjects must lock them in the same order. */
function inOneOrder(counted: readonly Counted[]): Counted[] {
  return counted.toSorted((a, b) => (`${a.limit.key} ${a.subject}` < `${b.limit.key} ${b.subject}` ? -1 : 1));
}
