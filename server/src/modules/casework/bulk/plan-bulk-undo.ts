import { defineWords } from '@handrail/engine';
import { type CaseActionName, findReverseAction } from '@handrail/engine/cases';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { listStandings } from '../../cases/index.ts';
import { listBulkCases } from './bulk-case-store.ts';
import type { BulkChange, BulkWork } from './bulk-change.ts';
import { findBulkChange } from './bulk-change-store.ts';
import { getPlanner, keepPlan } from './plan-bulk-change.ts';
import type { BulkTarget } from './see-cases.ts';
import { tryNextCases } from './try-next-cases.ts';

/** Says for each case that was changed whether it can go back, and keeps that as a bulk change that can be started. */
export async function planBulkUndo(
  ctx: RequestContext,
  { id, undoes }: { readonly id: string; readonly undoes: string },
): Promise<BulkChange> {
  const actor = getPlanner(ctx);
  const [standing, change] = await ctx.db.read((tx) =>
    Promise.all([findBulkChange(tx, ctx.partnerId, id), findBulkChange(tx, ctx.partnerId, undoes)]),
  );
  if (standing) return tryNextCases(ctx, standing);
  if (!change) throw new AppError('NOT_FOUND');
  const work = findUndoWork(change);
  if (!work || change.state !== 'done') {
    throw new AppError('CASE_ACTION_REFUSED', (locale) => [words(locale).cannot]);
  }
  return keepPlan(ctx, actor, { id, work, undoes, targets: await seeDone(ctx, change) });
}

/** What takes a bulk change back; undefined where nothing does. */
export function findUndoWork({ kind, action }: Pick<BulkChange, 'kind' | 'action'>): BulkWork | undefined {
  if (kind === 'assign') return { kind: 'assign', assigneeId: null };
  const reverse: CaseActionName | undefined = action === null ? undefined : findReverseAction(action);
  return reverse && { kind: 'move', action: reverse };
}

/** Each case that was changed, as the change left it: what someone did since is not overwritten. */
async function seeDone(ctx: RequestContext, { id, kind }: BulkChange): Promise<BulkTarget[]> {
  return ctx.db.read(async (tx) => {
    const done = await listBulkCases(tx, ctx.partnerId, id, { state: 'done' });
    const ids = done.map(({ caseId }) => caseId);
    const standings = await listStandings(tx, ctx.partnerId, ids);
    return done.map(({ caseId, leftIn, seenAssigneeId, assigneeId }) => ({
      caseId,
      seenStatus: kind === 'assign' ? (standings.get(caseId)?.status ?? null) : leftIn,
      seenAssigneeId: assigneeId,
      assigneeId: seenAssigneeId,
    }));
  });
}

const words = defineWords('bulkUndo', {
  cannot: 'This cannot be undone. Change the cases one by one instead.',
});
