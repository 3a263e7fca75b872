import { defineWords, formatCount } from '@handrail/engine';
import { mostCasesAtOnce, type QueueOrder } from '@handrail/engine/cases';
import type { StaffActor } from '../../../platform/actor.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getStaffWith } from '../../../platform/rights.ts';
import { findProgram } from '../../programs/index.ts';
import { assertOnTheTeam } from '../assigning/assign-case.ts';
import { assertMessage } from '../messages/add-participant-comment.ts';
import { listQueueIds } from '../queue/list-queue.ts';
import type { QueueFilter } from '../queue/queue-case.ts';
import { insertBulkCases } from './bulk-case-store.ts';
import type { BulkChange, BulkWork } from './bulk-change.ts';
import { findBulkChange, insertBulkChange } from './bulk-change-store.ts';
import { type BulkTarget, seeCases } from './see-cases.ts';
import { tryNextCases } from './try-next-cases.ts';

export interface BulkRequest {
  /** Chosen by the browser: asking twice makes one bulk change. */
  readonly id: string;
  readonly work: BulkWork;
  /** These cases, or else all of a list as someone sees it. */
  readonly of:
    | { readonly caseIds: readonly string[] }
    | { readonly filter: QueueFilter; readonly order: QueueOrder };
}

/**
 * Says for each case what would happen, and keeps that as a bulk change that can be started. Many cases take several
 * requests: asking again with the same id goes on where the last one stopped.
 */
export async function planBulkChange(
  ctx: RequestContext,
  { id, work, of }: BulkRequest,
): Promise<BulkChange> {
  const actor = getPlanner(ctx);
  const standing = await ctx.db.read((tx) => findBulkChange(tx, ctx.partnerId, id));
  if (standing) return tryNextCases(ctx, standing);
  await assertMakesSense(ctx, work);
  const caseIds =
    'filter' in of
      ? await listQueueIds(ctx, of.filter, of.order, mostCasesAtOnce + 1)
      : [...new Set(of.caseIds)];
  if (caseIds.length > mostCasesAtOnce)
    throw new AppError('INVALID_INPUT', (locale) => [words(locale).tooMany]);
  if (caseIds.length === 0) throw new AppError('INVALID_INPUT', (locale) => [words(locale).none]);
  const assigneeId = work.kind === 'assign' ? work.assigneeId : null;
  const targets = await seeCases(ctx, caseIds, assigneeId);
  return keepPlan(ctx, actor, { id, work, undoes: undefined, targets });
}

interface Plan {
  readonly id: string;
  readonly work: BulkWork;
  readonly undoes: string | undefined;
  readonly targets: readonly BulkTarget[];
}

/** Keeps which cases are meant and how they are now, then tries the first of them out. */
export async function keepPlan(
  ctx: RequestContext,
  actor: StaffActor,
  { id, work, undoes, targets }: Plan,
): Promise<BulkChange> {
  const cases = targets.map(
    (target) => ({ ...target, state: 'untried', refusal: null, leftIn: null }) as const,
  );
  const change = await ctx.db.transaction(async (tx) => {
    if (await insertBulkChange(tx, ctx, actor, { id, work, undoes })) {
      await insertBulkCases(tx, ctx.partnerId, id, cases);
    }
    const kept = await findBulkChange(tx, ctx.partnerId, id);
    // The id is taken by someone else, whose bulk change is not there for this person.
    if (!kept) throw new AppError('CONFLICT');
    return kept;
  });
  return tryNextCases(ctx, change);
}

/** Who can ask for bulk changes; what they may do is asked again for each case. */
export function getPlanner({ actor }: RequestContext): StaffActor {
  return getStaffWith(actor, 'readCases');
}

/** What would be wrong for every case is said once. */
async function assertMakesSense(ctx: RequestContext, work: BulkWork): Promise<void> {
  if (work.kind === 'message') assertMessage(work.content);
  const assigneeId = 'assigneeId' in work ? work.assigneeId : undefined;
  if (assigneeId) await ctx.db.read((tx) => assertOnTheTeam(tx, ctx, assigneeId));
  if (work.kind === 'refer' && !(await ctx.db.read((tx) => findProgram(tx, ctx.partnerId, work.programId))))
    throw new AppError('INVALID_INPUT', (locale) => [words(locale).noProgram]);
}

const words = defineWords('bulkPlanning', {
  tooMany: `You can change up to ${formatCount(mostCasesAtOnce)} cases at once. Narrow the list with a filter first.`,
  noProgram: 'There is no such program.',
  none: 'Choose at least one case first.',
});
