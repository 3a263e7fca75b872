import type { RequestContext } from '../../../platform/context.ts';
import { askForRecall } from './ask-for-recall.ts';
import { listOpenRecalls } from './recall-store.ts';

const patienceMinutes = 1;

/** Asks what became of every recall that is not over. */
export async function reconcileRecalls(ctx: RequestContext, most: number): Promise<void> {
  const askedBefore = new Date(ctx.now().getTime() - patienceMinutes * 60_000);
  const ids = await ctx.db.read((tx) => listOpenRecalls(tx, ctx.partnerId, { askedBefore, most }));
  for (const id of ids) {
    try {
      await askForRecall(ctx, id);
    } catch (error) {
      ctx.log.error('a recall could not be reconciled', { error });
    }
  }
}
