import { defineWords } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import { applyToCase } from './apply-to-case.ts';
import { lockWaitingCase, noteFailedAttempt, settleBulkCases } from './bulk-case-store.ts';
import type { BulkWork } from './bulk-change.ts';
import { sayFailed, wordRefusal } from './word-refusal.ts';

interface NextCase {
  readonly changeId: string;
  readonly caseId: string;
  readonly plannedAt: Date;
  readonly work: BulkWork;
}

const mostAttempts = 3;

/** Does one case of a bulk change together with the note that it is done, or notes why not. */
export async function applyNextCase(ctx: RequestContext, next: NextCase): Promise<void> {
  const { changeId, caseId, plannedAt, work } = next;
  try {
    await ctx.db.transaction(async (tx) => {
      const target = await lockWaitingCase(tx, ctx.partnerId, changeId, caseId);
      if (!target) return;
      const leftIn = await applyToCase(tx, ctx, { changeId, plannedAt, work, target });
      await settleBulkCases(tx, ctx.partnerId, next, { state: 'done', leftIn });
    });
  } catch (error) {
    await noteRefusal(ctx, next, error);
  }
}

async function noteRefusal(ctx: RequestContext, next: NextCase, error: unknown): Promise<void> {
  const { changeId, caseId, work } = next;
  const isGivenUp = await ctx.db.transaction(async (tx) => {
    const target = await lockWaitingCase(tx, ctx.partnerId, changeId, caseId);
    if (!target) return true;
    const refusal = wordRefusal(ctx, work, target, error);
    if (refusal !== undefined) {
      await settleBulkCases(tx, ctx.partnerId, next, { state: 'refused', refusal });
      return true;
    }
    const attempts = await noteFailedAttempt(tx, ctx.partnerId, changeId, caseId);
    if (attempts < mostAttempts) return false;
    await settleBulkCases(tx, ctx.partnerId, next, { state: 'failed', refusal: sayFailed(ctx.locale) });
    ctx.log.error('a bulk change gave up on a case', { requestId: ctx.requestId, error });
    return true;
  });
  if (!isGivenUp) throw error;
}

/** Leaves every case that waits as it is, because the person who asked has left the team. */
export async function refuseRest(ctx: RequestContext, changeId: string): Promise<void> {
  const refusal = words(ctx.locale).left;
  await ctx.db.transaction((tx) =>
    settleBulkCases(tx, ctx.partnerId, { changeId }, { state: 'refused', refusal }),
  );
}

const words = defineWords('bulkApplying', {
  left: 'Whoever asked for this is not on the team anymore.',
});
