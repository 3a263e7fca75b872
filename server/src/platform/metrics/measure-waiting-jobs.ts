import type { Worker } from '../jobs/start-worker.ts';
import { withDeadline } from '../with-deadline.ts';
import type { Registry } from './registry.ts';

/** Shows how many jobs wait at the moment of asking; without an answer there is no figure rather than an old one. */
export function measureWaitingJobs(
  registry: Registry,
  worker: Pick<Worker, 'countWaiting'>,
  patienceMs = 1_000,
): void {
  registry.add({
    name: 'handrail_jobs_waiting',
    help: 'Background jobs that are due and not yet running.',
    type: 'gauge',
    read: async () => {
      // A database in trouble must not take the other figures with it, for then they are needed most.
      const count = await withDeadline(patienceMs, worker.countWaiting()).catch(() => undefined);
      return count === undefined ? [] : [{ value: count }];
    },
  });
}
