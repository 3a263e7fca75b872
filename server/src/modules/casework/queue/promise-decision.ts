import { addBusinessDays, countBusinessDays } from '@handrail/engine/cases';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { type Case, findDueDay, keepDueDay, moveDueDay } from '../../cases/index.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { findProgram } from '../../programs/index.ts';

/**
 * Says by when a submitted case is to be decided: so many business days as the program promises. The clock stands still
 * while the applicant has the case, so that sending it back takes no day from whoever reviews it.
 */
export async function promiseDecision(tx: Transaction, ctx: RequestContext, before: Case): Promise<void> {
  const now = ctx.now();
  const dueOn = await findNextDueDay(tx, ctx, before);
  await keepDueDay(tx, ctx.partnerId, before.id, { submittedAt: now, dueOn });
}

async function findNextDueDay(
  tx: Transaction,
  ctx: RequestContext,
  { id, programId, status, statusUpdatedAt }: Case,
): Promise<string | undefined> {
  const promised = await findDueDay(tx, ctx.partnerId, id);
  const { timeZone } = await getPartnerWithin(tx, ctx);
  const now = ctx.now().toISOString();
  if (status === 'Incomplete' && promised !== undefined) {
    return addPause(promised, statusUpdatedAt, { now, timeZone });
  }
  const days = (await findProgram(tx, ctx.partnerId, programId))?.config.decisionDays;
  return days === undefined ? undefined : toDay(addBusinessDays(now, days, timeZone));
}

/** Gives back the days for which a case was on the waiting list, as it comes off it by whatever way. */
export async function resumeClock(
  tx: Transaction,
  ctx: RequestContext,
  { id, waitlistedAt }: Pick<Case, 'id' | 'waitlistedAt'>,
): Promise<void> {
  const promised = await findDueDay(tx, ctx.partnerId, id);
  if (waitlistedAt === null || promised === undefined) return;
  const { timeZone } = await getPartnerWithin(tx, ctx);
  const dueOn = addPause(promised, waitlistedAt, { now: ctx.now().toISOString(), timeZone });
  await moveDueDay(tx, ctx.partnerId, id, dueOn);
}

function addPause(
  promised: string,
  since: Date,
  { now, timeZone }: { readonly now: string; readonly timeZone: string },
): string {
  const paused = countBusinessDays(since.toISOString(), now, timeZone);
  return toDay(addBusinessDays(`${promised}T12:00:00Z`, paused, 'UTC'));
}

function toDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}
