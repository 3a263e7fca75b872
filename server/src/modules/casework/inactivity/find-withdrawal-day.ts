import { isWithApplicant } from '@handrail/engine/cases';
import type { RequestContext } from '../../../platform/context.ts';
import { findProgram } from '../../programs/index.ts';
import { findInactivity } from './inactivity-store.ts';
import { toWithdrawalDay } from './inactivity.ts';

/** The day on which a case will be withdrawn unless someone does something for it; none while staff have it. */
export async function findWithdrawalDay(ctx: RequestContext, caseId: string): Promise<string | undefined> {
  return ctx.db.read(async (tx) => {
    const inactivity = await findInactivity(tx, ctx.partnerId, caseId);
    if (!inactivity || !isWithApplicant(inactivity.status)) return undefined;
    const days = (await findProgram(tx, ctx.partnerId, inactivity.programId))?.config.inactivityDays;
    return days === undefined ? undefined : toWithdrawalDay(inactivity, days);
  });
}
