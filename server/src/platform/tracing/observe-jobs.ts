import type { JobObserver } from '../jobs/job-observer.ts';
import type { Tracing } from './tracing.ts';

/** Watches jobs with metrics and, where they are asked for, traces. */
export function observeJobs(metrics: Pick<JobObserver, 'ended' | 'waiting'>, tracing: Tracing): JobObserver {
  return {
    ...metrics,
    around: async ({ name: job, partnerId, requestId, attempt }, work) => {
      const span = tracing.start('job', { job, partnerId, requestId, attempt });
      try {
        const result = await span.within(work);
        span.end();
        return result;
      } catch (error) {
        span.end({}, error);
        throw error;
      }
    },
  };
}
