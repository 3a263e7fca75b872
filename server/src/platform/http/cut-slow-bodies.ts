import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseBrokenConnection } from './refuse-broken-connection.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads files by itself and minds how fast they come. */
    readonly takesFiles?: boolean;
  }
}

/** Hangs up on a body that takes longer than the limit, unless it is files whose pace is minded elsewhere. */
export function cutSlowBodies(app: FastifyInstance, limitMs = 30_000): void {
  app.addHook('onRequest', (request, reply, done) => {
    done();
    if (!hasBody(request) || bringsFiles(request)) return;
    const { raw } = request;
    const timer = setTimeout(() => {
      if (!raw.complete) refuseBrokenConnection(timeout, raw.socket);
    }, limitMs).unref();
    const stopWaiting = () => {
      clearTimeout(timer);
    };
    raw.once('end', stopWaiting).once('close', stopWaiting);
    reply.raw.once('finish', stopWaiting);
  });
}

const timeout = Object.assign(new Error('The body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

function hasBody({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined;
}

function bringsFiles({ routeOptions, headers }: FastifyRequest): boolean {
  return (
    routeOptions.config.takesFiles === true &&
    (headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false)
  );
}
