import { defineSchedule, type Schedule } from '../jobs/define-schedule.ts';
import { writeAuditCheckpoints } from './write-audit-checkpoints.ts';

/** Keeps the signed checkpoints of the audit log fresh. */
export function checkpointAudit(checkpointsFile: string): Schedule {
  return defineSchedule({
    name: 'checkpoint-audit',
    cron: '*/5 * * * *',
    run: async (ctx) => {
      await writeAuditCheckpoints(ctx, checkpointsFile);
    },
  });
}
