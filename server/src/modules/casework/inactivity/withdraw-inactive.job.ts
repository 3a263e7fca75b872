import { toDayIn } from '@handrail/engine/cases';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { defineSchedule } from '../../../platform/jobs/define-schedule.ts';
import { listInCase, lockApplicationsOf, sendInactiveNotice } from '../../applications/index.ts';
import { keepInactivityWarning, lockCase } from '../../cases/index.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { listProgramsOf } from '../../programs/index.ts';
import { performCaseAction } from '../perform-case-action.ts';
import { inactivitySteps, toWarnedDay } from './inactivity.ts';
import { findInactivity, type LeftCases, listLeftCases } from './inactivity-store.ts';

/** Warns people whose cases wait for them for long, and in the end withdraws the cases. */
export const withdrawInactive = defineSchedule({
  name: 'withdraw-inactive',
  cron: '23 * * * *',
  run: async (ctx) => {
    for (const left of await listSteps(ctx)) {
      const ids = await ctx.db.transaction((tx) => listLeftCases(tx, ctx.partnerId, left));
      for (const id of ids) await ctx.db.transaction((tx) => takeStep(tx, ctx, id, left));
    }
  },
});

/** The steps of every program that withdraws cases, the last one first: nobody gets two mails in one run. */
async function listSteps(ctx: RequestContext): Promise<LeftCases[]> {
  return ctx.db.transaction(async (tx) => {
    const { timeZone } = await getPartnerWithin(tx, ctx);
    const today = toDayIn(timeZone, ctx.now());
    const programs = await listProgramsOf(tx, ctx.partnerId);
    return programs.flatMap(({ id: programId, config: { inactivityDays: days } }) =>
      days === undefined
        ? []
        : inactivitySteps.toReversed().map((step) => ({ programId, step, days, today })),
    );
  });
}

/** Locks first and checks again: the person may be saving it, or another machine may be here already. */
async function takeStep(tx: Transaction, ctx: RequestContext, id: string, left: LeftCases): Promise<void> {
  const { partnerId } = ctx;
  await lockApplicationsOf(tx, partnerId, id);
  const standing = await lockCase(tx, partnerId, id);
  const [due] = await listLeftCases(tx, partnerId, left, id);
  if (!standing || due === undefined) return;
  const { daysBefore, warnings } = left.step;
  if (daysBefore === 0) {
    await performCaseAction(tx, ctx, { caseId: id, action: 'withdrawInactive', seen: standing.status });
    return;
  }
  const inactivity = await findInactivity(tx, partnerId, id);
  if (!inactivity) return;
  const withdrawOn = toWarnedDay(inactivity, { ...left, daysBefore });
  await keepInactivityWarning(tx, partnerId, id, { warnings: warnings + 1, withdrawOn });
  const [newest] = await listInCase(tx, partnerId, { caseId: id });
  if (newest) await sendInactiveNotice(tx, ctx, { ...newest, caseId: id }, withdrawOn);
}
