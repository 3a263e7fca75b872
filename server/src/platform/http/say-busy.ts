import type { FastifyReply } from 'fastify';

/** By then a burst has passed, and whoever was refused does not come back all at once with the next one. */
const retryAfterSeconds = 2;

/** Marks an answer as "not now": browsers, proxies and our own apps come back by themselves. */
export function sayBusy(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', String(retryAfterSeconds)).header('cache-control', 'no-store');
}
