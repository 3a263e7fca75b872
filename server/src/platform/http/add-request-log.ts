import type { FastifyInstance } from 'fastify';
import type { Log } from '../log/log.ts';

const quietRoutes = new Set(['/healthz', '/readyz', '/metrics']);

/** Writes one line for each answered request: the route's pattern, never the address with what people put in it. */
export function addRequestLog(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const write = quietRoutes.has(route) ? log.debug : log.info;
    write('request', {
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
    });
    done();
  });
}
