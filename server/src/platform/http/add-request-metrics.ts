import type { FastifyInstance } from 'fastify';
import { mayReadMetrics } from './may-read-metrics.ts';
import { addHistogram } from '../metrics/add-histogram.ts';
import type { Registry } from '../metrics/registry.ts';

const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures each request by route pattern and status, and serves everything measured at /metrics. */
export function addRequestMetrics(app: FastifyInstance, metrics: Registry, token?: string): void {
  const duration = addHistogram(metrics, {
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: bucketSeconds,
  });

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, token)) {
      reply.callNotFound();
      return reply;
    }
    return reply.type(metrics.contentType).send(await metrics.print());
  });
}
