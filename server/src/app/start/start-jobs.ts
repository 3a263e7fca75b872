import { endRenderers } from '../../modules/documents/index.ts';
import { checkpointsFileOf } from '../../platform/audit/checkpoint-file.ts';
import { createJobContexts } from '../../platform/jobs/job-context.ts';
import { startWorker } from '../../platform/jobs/start-worker.ts';
import { createJobMetrics } from '../../platform/metrics/job-metrics.ts';
import { measureWaitingJobs } from '../../platform/metrics/measure-waiting-jobs.ts';
import { observeJobs } from '../../platform/tracing/observe-jobs.ts';
import { silentTracing } from '../../platform/tracing/tracing.ts';
import type { Services } from '../services.ts';
import { toSettings } from '../to-settings.ts';
import { jobs, listSchedules } from './job-list.ts';
import type { StopList } from './stop-list.ts';

/** Runs the background jobs of every partner. */
export async function startJobs(services: Services, ownerUrl: string, stops: StopList): Promise<void> {
  const { config, database, keys, ports, log, now, metrics, tracing = silentTracing } = services;
  const worker = await startWorker({
    ownerUrl,
    database,
    jobs,
    schedules: listSchedules(checkpointsFileOf(config.dataDir)),
    buildContext: createJobContexts({ database, keys, ports, log, now, settings: toSettings(config) }),
    observer: observeJobs(createJobMetrics(metrics), tracing),
    abandonJobs: endRenderers,
    log,
  });
  measureWaitingJobs(metrics, worker);
  stops.add('worker', () => worker.stop(config.shutdown.timeoutMs));
  log.info('working');
}
