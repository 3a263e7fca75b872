import { sql } from 'kysely';
import { defineSchedule } from '../jobs/define-schedule.ts';

/** Makes the partitions of the audit log for the months to come. Repeating it changes nothing. */
export const extendAuditLog = defineSchedule({
  name: 'extend-audit-log',
  cron: '41 3 * * *',
  run: async (ctx) => {
    await ctx.db.transaction((tx) => sql`select add_audit_months()`.execute(tx));
  },
});
