import { defineSchedule } from '../../../platform/jobs/define-schedule.ts';
import { removeExpiredChallenges } from './challenge-store.ts';

/** Forgets solutions that are too old to be shown again. */
export const forgetUsedChallenges = defineSchedule({
  name: 'forget-used-challenges',
  cron: '29 * * * *',
  run: (ctx) => ctx.db.transaction((tx) => removeExpiredChallenges(tx, ctx.partnerId, ctx.now())),
});
