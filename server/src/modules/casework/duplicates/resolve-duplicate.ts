import { defineWords } from '@handrail/engine';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { type Case, insertWorkflowEvent, lockCase } from '../../cases/index.ts';
import { listFindings, listSharedKinds, replaceFinding, type Verdict } from './duplicate-store.ts';

export interface DuplicateToResolve {
  readonly caseId: string;
  readonly otherCaseId: string;
  readonly verdict: Verdict;
  readonly note: string | null;
}

/** Keeps whether two cases are about the same person; the question goes away for everyone, and both cases tell it. */
export async function resolveDuplicate(ctx: RequestContext, asked: DuplicateToResolve): Promise<void> {
  const { partnerId } = ctx;
  const { userId } = getStaffWith(ctx.actor, 'workCases');
  const { verdict, note } = asked;
  await ctx.db.transaction(async (tx) => {
    const [about, other] = await lockPair(tx, partnerId, asked);
    const kinds = await listSharedKinds(tx, partnerId, [about.id, other.id]);
    if (kinds.length === 0 || about.partyId === other.partyId) throw new AppError('NOT_FOUND');
    const [earlier] = await listFindings(tx, ctx, about.id, other.id);
    if (earlier && kinds.every((kind) => earlier.kinds.includes(kind)))
      throw new AppError('CASE_ACTION_REFUSED', (locale) => [words(locale).resolved]);
    await replaceFinding(tx, ctx, [about.id, other.id], {
      ...{ verdict, kinds, note },
      resolvedBy: userId,
      resolvedAt: ctx.now(),
    });
    await tell(tx, ctx, about, other, verdict);
    await tell(tx, ctx, other, about, verdict);
    appendAuditEvent(tx, ctx, {
      action: 'resolveDuplicate',
      entityType: 'case',
      entityId: about.id,
      next: { otherCaseId: other.id, verdict, kinds: [...kinds] },
    });
  });

  function tell(tx: Transaction, { now }: RequestContext, about: Case, other: Case, newValue: Verdict) {
    return insertWorkflowEvent(tx, partnerId, {
      ...{ caseId: about.id, action: 'resolveDuplicate', entityType: 'case', entityId: other.id },
      details: { verdict: newValue, otherDisplayId: other.displayId },
      userId,
      createdAt: now(),
    });
  }
}

/** Locks both in the order of their ids, so that two people who resolve the same pair do not deadlock. */
async function lockPair(
  tx: Transaction,
  partnerId: string,
  { caseId, otherCaseId }: DuplicateToResolve,
): Promise<[Case, Case]> {
  const locked = new Map<string, Case>();
  for (const id of [caseId, otherCaseId].toSorted()) {
    const found = await lockCase(tx, partnerId, id);
    if (found) locked.set(id, found);
  }
  const [about, other] = [locked.get(caseId), locked.get(otherCaseId)];
  if (!about || !other) throw new AppError('NOT_FOUND');
  return [about, other];
}

const words = defineWords('resolvedDuplicates', {
  resolved: 'A colleague looked at these two cases already. Load the page again to see what they decided.',
});
