import { randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRight } from '../../../platform/rights.ts';
import { insertSet } from '../income-limit-store.ts';
import { toSetRows } from '../new-set-store.ts';
import { type ComingLimits, type ImportPlan, planImport } from './plan-import.ts';

export type ImportContext = Pick<RequestContext, 'partnerId' | 'actor' | 'requestId' | 'now' | 'db'>;

/** Says what an import of a partner's own limits would change. */
export function planPartnerImport(ctx: ImportContext, coming: ComingLimits): Promise<ImportPlan> {
  assertRight(ctx.actor, 'changeSettings');
  return planImport(ctx.db, ctx.partnerId, coming, ctx.now());
}

/** Imports a partner's own limits, which come before those of the installation from their first day on. */
export async function importPartnerLimits(
  ctx: ImportContext,
  coming: ComingLimits,
  confirmedKey: string,
): Promise<ImportPlan> {
  const plan = await planPartnerImport(ctx, coming);
  // What was shown and confirmed is what is done.
  if (plan.key !== confirmedKey) throw new AppError('CONFLICT');

  const { partnerId, actor } = ctx;
  const id = randomUUID();
  const importedBy = 'userId' in actor ? actor.userId : undefined;
  const { year, source, effectiveFrom } = coming;
  await ctx.db.transaction(async (tx) => {
    await insertSet(tx, toSetRows({ ...coming, owner: partnerId, id, importedAt: ctx.now(), importedBy }));
    appendAuditEvent(tx, ctx, {
      action: 'importIncomeLimits',
      entityType: 'incomeLimitSet',
      entityId: id,
      next: { year, source, effectiveFrom, areas: plan.areaCount },
    });
  });
  return plan;
}
