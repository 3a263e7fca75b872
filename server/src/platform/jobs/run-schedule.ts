import { randomUUID } from 'node:crypto';
import type { Task } from 'graphile-worker';
import type { Database } from '../db/open-database.ts';
import type { Schedule } from './define-schedule.ts';
import type { JobRunning } from './run-job.ts';

/** The name under which the queue knows a schedule. */
export function scheduleTaskName(schedule: Schedule): string {
  return `schedule/${schedule.name}`;
}

/** Makes a schedule runnable by the queue: lists the partners, then enters them one by one. */
export function toSweep(
  schedule: Schedule,
  running: JobRunning,
  database: Pick<Database, 'listPartnerIds'>,
): Task {
  const { buildContext, observer, log } = running;
  const name = scheduleTaskName(schedule);

  return async (_payload, { job: row }) => {
    const requestId = randomUUID();
    let failures = 0;
    const partnerIds = await database.listPartnerIds();
    for (const partnerId of partnerIds) {
      const observed = { name, partnerId, requestId, attempt: row.attempts };
      const startedAt = performance.now();
      let outcome: 'done' | 'retry' = 'done';
      try {
        const context = buildContext({ name, partnerId, requestId });
        await observer.around(observed, () => schedule.run(context));
      } catch (error) {
        // One partner's trouble must not keep the others from their turn.
        outcome = 'retry';
        failures += 1;
        log.error('a scheduled job failed for a partner', {
          job: name,
          jobId: row.id,
          partnerId,
          requestId,
          error,
        });
      }
      observer.ended(observed, outcome, (performance.now() - startedAt) / 1000);
    }
    const count = partnerIds.length - failures;
    log.info('a scheduled job ran for this many partners', { job: name, jobId: row.id, requestId, count });
    if (failures > 0) throw new Error(`FAILED_FOR_${String(failures)}_PARTNERS`);
  };
}
