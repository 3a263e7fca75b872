import type { CaseStatus } from '@handrail/engine/cases';
import type { RequestContext } from '../../../platform/context.ts';
import { listStandings } from '../../cases/index.ts';
import type { BulkCase } from './bulk-change.ts';

/** A case as it is seen before anything is done to it. */
export type BulkTarget = Pick<BulkCase, 'caseId' | 'seenStatus' | 'seenAssigneeId' | 'assigneeId'>;

/** Notes how each case is now; one that is not there has no status. */
export async function seeCases(
  ctx: RequestContext,
  caseIds: readonly string[],
  assigneeId: string | null,
): Promise<BulkTarget[]> {
  const standings = await ctx.db.read((tx) => listStandings(tx, ctx.partnerId, caseIds));
  return caseIds.map((caseId) => {
    const seen: { status: CaseStatus; assigneeId: string | null } | undefined = standings.get(caseId);
    return {
      caseId,
      seenStatus: seen?.status ?? null,
      seenAssigneeId: seen?.assigneeId ?? null,
      assigneeId,
    };
  });
}
