import { defineWords, type Locale } from '@handrail/engine';
import { isOpen } from '@handrail/engine/cases';
import { isEntitled } from '@handrail/engine/rights';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { asWorded } from '../../../platform/errors/texts.ts';
import { assertRight } from '../../../platform/rights.ts';
import { type Case, insertWorkflowEvent, lockCase, updateAssignee } from '../../cases/index.ts';
import { findStaff } from '../../staff/index.ts';

/** Gives one case to someone, or back to everyone, in a transaction that is open already. */
export async function assignCase(
  tx: Transaction,
  ctx: RequestContext,
  caseId: string,
  assigneeId: string | null,
): Promise<void> {
  assertRight(ctx.actor, 'workCases');
  const standing = await lockCase(tx, ctx.partnerId, caseId);
  if (!standing) throw new AppError('NOT_FOUND');
  if (assigneeId !== null) await assertOnTheTeam(tx, ctx, assigneeId);
  const refusal = findRefusal(ctx.locale, standing, assigneeId);
  if (refusal !== undefined) throw new AppError('CASE_ACTION_REFUSED', asWorded([refusal]));
  await give(tx, ctx, standing, assigneeId);
}

function findRefusal(locale: Locale, standing: Case, assigneeId: string | null): string | undefined {
  if (!isOpen(standing.status)) return words(locale).closed;
  if (standing.assigneeId !== assigneeId) return undefined;
  return assigneeId === null ? words(locale).nobodyHasIt : words(locale).theyHaveIt;
}

async function give(
  tx: Transaction,
  ctx: RequestContext,
  { id, assigneeId: previous }: Case,
  assigneeId: string | null,
): Promise<void> {
  await updateAssignee(tx, ctx.partnerId, id, assigneeId);
  await insertWorkflowEvent(tx, ctx.partnerId, {
    caseId: id,
    action: 'assignCase',
    entityType: 'case',
    entityId: id,
    previousValue: previous ?? undefined,
    newValue: assigneeId ?? undefined,
    userId: 'userId' in ctx.actor ? ctx.actor.userId : undefined,
    createdAt: ctx.now(),
  });
  appendAuditEvent(tx, ctx, {
    action: 'assignCase',
    entityType: 'case',
    entityId: id,
    previous: { assigneeId: previous },
    next: { assigneeId },
  });
}

/** Refuses someone who cannot open cases here. */
export async function assertOnTheTeam(
  tx: Transaction,
  { partnerId }: RequestContext,
  userId: string,
): Promise<void> {
  const staff = await findStaff(tx, partnerId, userId);
  const isThere = staff?.revokedAt === null && isEntitled(staff.role, 'readCases');
  if (!isThere) throw new AppError('CASE_ACTION_REFUSED', (locale) => [words(locale).notOnTheTeam]);
}

const words = defineWords('assigning', {
  notOnTheTeam: 'This person is not on the team anymore. Choose someone who is.',
  closed: 'This case is closed, so nobody needs to work on it.',
  nobodyHasIt: 'Nobody has this case already.',
  theyHaveIt: 'This person has the case already.',
});
