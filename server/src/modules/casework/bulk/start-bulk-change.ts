import { defineWords } from '@handrail/engine';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { applyBulkChange } from './apply-bulk-change.job.ts';
import { countBulkCases } from './bulk-case-store.ts';
import type { BulkChange } from './bulk-change.ts';
import { advanceBulkChange, findBulkChange } from './bulk-change-store.ts';
import { getPlanner } from './plan-bulk-change.ts';

/** Has a planned bulk change applied in the background; asking again changes nothing. */
export async function startBulkChange(ctx: RequestContext, id: string): Promise<BulkChange> {
  getPlanner(ctx);
  return ctx.db.transaction(async (tx) => {
    const { untried, waiting, refused } = await countBulkCases(tx, ctx.partnerId, id);
    // Nothing is done to a case of which the person was not told what would happen.
    if (untried > 0) throw new AppError('CASE_ACTION_REFUSED', (locale) => [words(locale).untried]);
    const isFirst = await advanceBulkChange(tx, ctx, id, 'planned');
    const change = await findBulkChange(tx, ctx.partnerId, id);
    if (!change) throw new AppError('NOT_FOUND');
    if (!isFirst) return change;

    await enqueueJob(tx, ctx, applyBulkChange, { bulkChangeId: id }, { key: `bulk-change:${id}` });
    const { kind, action, assigneeId, programId, undoes } = change;
    appendAuditEvent(tx, ctx, {
      action: 'startBulkChange',
      entityType: 'bulkChange',
      entityId: id,
      next: { kind, action, assigneeId, programId, undoes, cases: waiting, refused },
    });
    return change;
  });
}

const words = defineWords('bulkStarting', {
  untried: 'Not every case was checked yet. Wait until the dry run is through with them.',
});
