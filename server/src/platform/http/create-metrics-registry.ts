import { collectDefaultMetrics, Registry } from 'prom-client';

/** A registry with the figures of the process itself. Whoever measures something adds to it. */
export function createMetricsRegistry(): Registry {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  return metrics;
}
