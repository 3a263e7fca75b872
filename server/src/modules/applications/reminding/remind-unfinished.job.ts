import type { RequestContext } from '../../../platform/context.ts';
import { defineSchedule } from '../../../platform/jobs/define-schedule.ts';
import { lockCase } from '../../cases/index.ts';
import { getReminderDays } from '../../notifications/index.ts';
import { sendUnfinishedNotice } from '../application-notices.ts';
import { lockApplication } from '../application-store.ts';
import { listUnfinished, markReminded, type Quiet } from './unfinished-store.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** We don't remind people who left before this date, for example after the whole product was paused. */
const latestDays = 30;

/** Reminds people of unfinished applications, once each time they leave one. */
export const remindUnfinished = defineSchedule({
  name: 'remind-unfinished',
  cron: '7 * * * *',
  run: async (ctx) => {
    const days = await ctx.db.transaction((tx) => getReminderDays(tx, ctx.partnerId));
    if (days === 0) return;
    const now = ctx.now().getTime();
    const quiet = {
      until: new Date(now - days * dayMs),
      since: new Date(now - (days + latestDays) * dayMs),
    };
    const ids = await ctx.db.transaction((tx) => listUnfinished(tx, ctx.partnerId, quiet));
    for (const id of ids) await remind(ctx, id, quiet);
  },
});

/** Locks first and checks again: the person may be submitting or withdrawing it right now. */
async function remind(ctx: RequestContext, id: string, quiet: Quiet): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockApplication(tx, ctx, id);
    const [unfinished] = await listUnfinished(tx, ctx.partnerId, quiet, id);
    if (unfinished === undefined) return;
    const told = await markReminded(tx, ctx, id);
    const standing = await lockCase(tx, ctx.partnerId, told.caseId);
    if (standing?.status === 'InProgress') await sendUnfinishedNotice(tx, ctx, told);
  });
}
