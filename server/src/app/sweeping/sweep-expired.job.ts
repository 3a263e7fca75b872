import { defineSchedule } from '../../platform/jobs/define-schedule.ts';
import { expiringTables } from './expiring-tables.ts';
import { batchRows, removeExpired } from './sweep-store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Removes what is of no more use, a small batch in each transaction. Two at once share the work. */
export const sweepExpired = defineSchedule({
  name: 'sweep-expired',
  cron: '23 * * * *',
  run: async (ctx) => {
    for (const expiring of expiringTables) {
      const before = new Date(ctx.now().getTime() - expiring.keptDays * dayMs);
      let removed = batchRows;
      while (removed === batchRows) {
        removed = await ctx.db.transaction((tx) => removeExpired(tx, ctx.partnerId, expiring, before));
      }
    }
  },
});
