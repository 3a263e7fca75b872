import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan, Tracing } from './tracing.ts';

/** Traces every request under its route pattern; the address itself may hold ids and stays out. */
export function addHttpTracing(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();

  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracing.start('http', { method: request.method, requestId: request.id });
    spans.set(request, span);
    span.within(done);
  });

  // Reading the body goes through the socket's own events, which know nothing of the span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });

  app.addHook('onResponse', (request, reply, done) => {
    const { method, url: route = 'unknown' } = { ...request.routeOptions, method: request.method };
    const failure = reply.statusCode >= 500 ? new Error('the request failed') : undefined;
    spans.get(request)?.end({ method, route, status: reply.statusCode }, failure);
    done();
  });
}
