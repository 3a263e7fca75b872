import type { JobObserver } from '../jobs/job-observer.ts';
import { traceWork } from './trace-work.ts';
import type { Tracing } from './tracing.ts';

/** Watches jobs with metrics and, where they are asked for, traces. */
export function observeJobs(metrics: Pick<JobObserver, 'ended'>, tracing: Tracing): JobObserver {
  return {
    ...metrics,
    around: ({ name: job, partnerId, requestId, attempt }, work) =>
      traceWork(tracing, 'job', { job, partnerId, requestId, attempt }, work),
  };
}
