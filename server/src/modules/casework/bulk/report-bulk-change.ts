import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { listQueueCasesById } from '../queue/queue-store.ts';
import { countBulkCases, listBulkCases } from './bulk-case-store.ts';
import type { BulkCase, BulkCaseState, BulkChange } from './bulk-change.ts';
import { findBulkChange, isBeingUndone, listBulkChanges } from './bulk-change-store.ts';
import { findFileExpiry } from './export/bulk-file-store.ts';
import { getPlanner } from './plan-bulk-change.ts';
import { findUndoWork } from './plan-bulk-undo.ts';

/** A bulk change and how far it is. */
export interface BulkReport extends BulkChange {
  readonly counts: Readonly<Record<BulkCaseState, number>>;
  readonly canUndo: boolean;
  /** Until when the file of an export is kept; null where there is none. */
  readonly fileExpiresAt: Date | null;
}

/** What someone asked for, if they asked for it. */
export async function findBulkReport(ctx: RequestContext, id: string): Promise<BulkReport | undefined> {
  getPlanner(ctx);
  return ctx.db.read(async (tx) => {
    const change = await findBulkChange(tx, ctx.partnerId, id);
    return change && report(tx, ctx, change);
  });
}

const shownHours = 24;
const mostShown = 10;

/** What someone asked for in the last day, the newest first. */
export async function listBulkReports(ctx: RequestContext): Promise<BulkReport[]> {
  const { userId } = getPlanner(ctx);
  const since = new Date(ctx.now().getTime() - shownHours * 3_600_000);
  return ctx.db.read(async (tx) => {
    const reports: BulkReport[] = [];
    for (const change of await listBulkChanges(tx, ctx.partnerId, { userId, since, limit: mostShown })) {
      reports.push(await report(tx, ctx, change));
    }
    return reports;
  });
}

export async function reportBulkChange(ctx: RequestContext, change: BulkChange): Promise<BulkReport> {
  return ctx.db.read((tx) => report(tx, ctx, change));
}

/** A case of a bulk change with the names that staff know it by. */
export interface NamedBulkCase extends BulkCase {
  readonly displayId: string | null;
  readonly name: string | null;
}

/** What becomes or became of each case, in the order in which they were chosen. */
export async function listNamedCases(ctx: RequestContext, { id }: BulkChange): Promise<NamedBulkCase[]> {
  return ctx.db.read(async (tx) => {
    const cases = await listBulkCases(tx, ctx.partnerId, id);
    const ids = cases.map(({ caseId }) => caseId);
    const named = new Map((await listQueueCasesById(tx, ctx.partnerId, ids)).map((each) => [each.id, each]));
    return cases.map((each) => {
      const { displayId = null, name = null } = named.get(each.caseId) ?? {};
      return { ...each, displayId, name };
    });
  });
}

async function report(tx: Transaction, ctx: RequestContext, change: BulkChange): Promise<BulkReport> {
  const { id, kind, state } = change;
  const counts = await countBulkCases(tx, ctx.partnerId, id);
  const isUndoable = state === 'done' && counts.done > 0 && findUndoWork(change) !== undefined;
  return {
    ...change,
    counts,
    canUndo: isUndoable && !(await isBeingUndone(tx, ctx.partnerId, id)),
    fileExpiresAt: kind === 'export' ? ((await findFileExpiry(tx, ctx, id)) ?? null) : null,
  };
}
