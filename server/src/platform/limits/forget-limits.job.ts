import { defineSchedule } from '../jobs/define-schedule.ts';
import { removeExpiredHits } from './limit-store.ts';

/** Forgets the tries that no longer count. */
export const forgetLimits = defineSchedule({
  name: 'forget-limits',
  cron: '23 * * * *',
  run: (ctx) => ctx.db.transaction((tx) => removeExpiredHits(tx, ctx)),
});
