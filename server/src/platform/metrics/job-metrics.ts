import { Counter, Histogram, type Registry } from 'prom-client';
import type { JobObserver } from '../jobs/job-observer.ts';

/** Counts jobs by name and outcome, and times them. */
export function createJobMetrics(registry: Registry): Pick<JobObserver, 'ended'> {
  const registers = [registry];
  const ran = new Counter({
    name: 'handrail_jobs_total',
    help: 'Runs of background jobs by outcome: done, retry or gave-up.',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'handrail_job_duration_seconds',
    help: 'How long background jobs ran.',
    labelNames: ['job'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120],
    registers,
  });

  return {
    ended: ({ name }, outcome, seconds) => {
      ran.inc({ job: name, outcome });
      duration.observe({ job: name }, seconds);
    },
  };
}
