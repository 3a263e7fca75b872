import type { JobObserver } from '../jobs/job-observer.ts';
import { addCounter } from './add-counter.ts';
import { addHistogram } from './add-histogram.ts';
import type { Registry } from './registry.ts';

/** Counts jobs by name and outcome, and times them. */
export function createJobMetrics(registry: Registry): Pick<JobObserver, 'ended'> {
  const ran = addCounter(registry, {
    name: 'handrail_jobs_total',
    help: 'Runs of background jobs by outcome: done, retry or gave-up.',
    labelNames: ['job', 'outcome'],
  });
  const duration = addHistogram(registry, {
    name: 'handrail_job_duration_seconds',
    help: 'How long background jobs ran.',
    labelNames: ['job'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120],
  });

  return {
    ended: ({ name }, outcome, seconds) => {
      ran.mention({ job: name, outcome: 'gave-up' });
      ran.increment({ job: name, outcome });
      duration.observe({ job: name }, seconds);
    },
  };
}
