import { createHttpApp, type HttpOptions } from '../../platform/http/create-http-app.ts';
import { createMetricsRegistry } from '../../platform/metrics/create-metrics-registry.ts';
import { createRecordingLog } from '../recording-log.ts';

/** The bare HTTP app as every route gets it, with a log and an error reporter that remember. */
export async function buildHttpApp(overrides: Partial<HttpOptions> = {}) {
  const log = createRecordingLog();
  const reported: unknown[] = [];
  const errorReporter = {
    report: (error: unknown) => void reported.push(error),
    close: () => Promise.resolve(),
  };
  const metrics = createMetricsRegistry();
  const app = await createHttpApp({
    log,
    errorReporter,
    metrics,
    secure: true,
    trustedProxyHops: 0,
    ...overrides,
  });
  return { app, log, reported, metrics };
}
