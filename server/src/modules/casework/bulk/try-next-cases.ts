import type { RequestContext } from '../../../platform/context.ts';
import { isBusy } from '../../../platform/errors/app-error.ts';
import { applyToCase } from './apply-to-case.ts';
import { keepTried, listBulkCases } from './bulk-case-store.ts';
import { type BulkCase, type BulkChange, type BulkWork, mostTriedAtOnce } from './bulk-change.ts';
import { openBulkWork } from './bulk-change-store.ts';
import { tryOut } from './try-out.ts';
import { sayFailed, wordRefusal } from './word-refusal.ts';

/**
 * Tries out what a bulk change would do to its next cases, each in a transaction of its own that is taken back, and keeps
 * what came of it. A thousand at once would keep a request waiting for longer than proxies do.
 */
export async function tryNextCases(ctx: RequestContext, change: BulkChange): Promise<BulkChange> {
  if (change.state !== 'planned') return change;
  const { partnerId } = ctx;
  const [work, untried] = await ctx.db.read(async (tx) => [
    await openBulkWork(tx, ctx, change),
    await listBulkCases(tx, partnerId, change.id, { state: 'untried', limit: mostTriedAtOnce }),
  ]);
  const tried = await tryEach(ctx, change, work, untried);
  if (tried.size === 0) return change;
  await ctx.db.transaction(async (tx) => {
    for (const [refusal, caseIds] of tried) await keepTried(tx, partnerId, change.id, { refusal, caseIds });
  });
  return change;
}

/** The cases by why they would be refused, or null. A case that someone has in hand ends the round; the rest is for the next. */
async function tryEach(
  ctx: RequestContext,
  change: BulkChange,
  work: BulkWork,
  untried: readonly BulkCase[],
) {
  const tried = new Map<string | null, string[]>();
  for (const target of untried) {
    try {
      const refusal = await findRefusal(ctx, change, work, target);
      tried.set(refusal, [...(tried.get(refusal) ?? []), target.caseId]);
    } catch (error) {
      if (tried.size === 0 || !isBusy(error)) throw error;
      return tried;
    }
  }
  return tried;
}

async function findRefusal(
  ctx: RequestContext,
  { id: changeId, createdAt: plannedAt }: BulkChange,
  work: BulkWork,
  target: BulkCase,
): Promise<string | null> {
  try {
    await tryOut(ctx, (tx) => applyToCase(tx, ctx, { changeId, plannedAt, work, target }));
    return null;
  } catch (error) {
    const refusal = wordRefusal(ctx, work, target, error);
    if (refusal !== undefined) return refusal;
    if (isBusy(error)) throw error;
    // One broken case must not keep the others from being tried.
    ctx.log.error('a bulk change could not try a case', { requestId: ctx.requestId, error });
    return sayFailed(ctx.locale);
  }
}
