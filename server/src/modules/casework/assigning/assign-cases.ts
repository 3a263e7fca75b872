import { defineWords, type Locale } from '@handrail/engine';
import { isOpen } from '@handrail/engine/cases';
import { isEntitled } from '@handrail/engine/rights';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Case, insertWorkflowEvent, lockCase, updateAssignee } from '../../cases/index.ts';
import { findStaff } from '../../staff/index.ts';

export interface Assignment {
  readonly caseIds: readonly string[];
  /** Null gives the cases back to everyone. */
  readonly assigneeId: string | null;
  /** Only says what would happen. */
  readonly isDryRun?: boolean;
}

export interface AssignmentResult {
  readonly caseId: string;
  readonly displayId: string | null;
  /** Why this one was left as it is; null where it was assigned. */
  readonly refusal: string | null;
}

/** Gives cases to someone, each on its own: one that cannot be given holds up no other. */
export async function assignCases(
  ctx: RequestContext,
  { caseIds, assigneeId, isDryRun = false }: Assignment,
): Promise<AssignmentResult[]> {
  if (assigneeId !== null) await ctx.db.read((tx) => assertOnTheTeam(tx, ctx, assigneeId));
  const results: AssignmentResult[] = [];
  for (const caseId of new Set(caseIds)) {
    results.push(await ctx.db.transaction((tx) => assignCase(tx, ctx, { caseId, assigneeId, isDryRun })));
  }
  return results;
}

async function assignCase(
  tx: Transaction,
  ctx: RequestContext,
  {
    caseId,
    assigneeId,
    isDryRun,
  }: Omit<Assignment, 'caseIds' | 'isDryRun'> & { caseId: string; isDryRun: boolean },
): Promise<AssignmentResult> {
  const standing = await lockCase(tx, ctx.partnerId, caseId);
  const refusal = findRefusal(ctx.locale, standing, assigneeId);
  if (standing && refusal === null && !isDryRun) await give(tx, ctx, standing, assigneeId);
  return { caseId, displayId: standing?.displayId ?? null, refusal };
}

function findRefusal(locale: Locale, standing: Case | undefined, assigneeId: string | null): string | null {
  if (!standing) return words(locale).notThere;
  if (!isOpen(standing.status)) return words(locale).closed;
  if (standing.assigneeId !== assigneeId) return null;
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
  notThere: 'There is no such case.',
  closed: 'This case is closed, so nobody needs to work on it.',
  nobodyHasIt: 'Nobody has this case already.',
  theyHaveIt: 'This person has the case already.',
});
