import { defineWords } from '@handrail/engine';
import { randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRight } from '../../platform/rights.ts';
import { insertReturn, listSets } from './income-limit-store.ts';

/** Uses the installation's limits again from today on. What the partner imported stays on file for older checks. */
export async function returnToSharedLimits(
  ctx: Pick<RequestContext, 'partnerId' | 'actor' | 'requestId' | 'now' | 'db'>,
): Promise<void> {
  assertRight(ctx.actor, 'changeSettings');
  const { partnerId, actor } = ctx;
  const id = randomUUID();
  await ctx.db.transaction(async (tx) => {
    const own = (await listSets(tx, partnerId)).filter(
      ({ isShared, isSetAside }) => !isShared && !isSetAside,
    );
    if (own.length === 0) throw new AppError('INVALID_INPUT', (locale) => [words(locale).noneOwn]);
    const returnedBy = 'userId' in actor ? actor.userId : null;
    await insertReturn(tx, { partnerId, now: ctx.now() }, { id, returnedBy });
    appendAuditEvent(tx, ctx, {
      action: 'returnToSharedLimits',
      entityType: 'incomeLimitSet',
      entityId: id,
      previous: { own: own.map((set) => set.id) },
    });
  });
}

const words = defineWords('incomeLimitReturn', {
  noneOwn: "You are already using the operator's limits.",
});
