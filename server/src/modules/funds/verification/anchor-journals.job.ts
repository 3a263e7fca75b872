import { defineSchedule } from '../../../platform/jobs/define-schedule.ts';
import { anchorJournals } from './anchor-journals.ts';

/** Writes the hashes of the journals into the audit log, shortly before that is signed. */
export const anchorJournalsHourly = defineSchedule({
  name: 'anchor-journals',
  cron: '53 * * * *',
  run: async (ctx) => {
    await anchorJournals(ctx);
  },
});
