import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { insertCase } from './case-store.ts';
import type { Case } from './case.ts';
import { insertWorkflowEvent } from './workflow-event-store.ts';

/** Opens the case of an application that someone starts. */
export async function openCase(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'actor' | 'now'>,
  about: Pick<Case, 'programId' | 'partyId'>,
): Promise<Case> {
  const opened = await insertCase(tx, ctx.partnerId, { ...about, now: ctx.now() });
  await insertWorkflowEvent(tx, ctx.partnerId, {
    caseId: opened.id,
    action: 'openCase',
    entityType: 'case',
    entityId: opened.id,
    newValue: opened.status,
    userId: 'userId' in ctx.actor ? ctx.actor.userId : undefined,
    createdAt: ctx.now(),
  });
  return opened;
}
