import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { fastify, type FastifyInstance } from 'fastify';
import type { Registry } from '../metrics/registry.ts';
import type { BugSink } from '../errors/report-bug.ts';
import { addCompression } from './add-compression.ts';
import { addErrorAnswers, answerError } from './add-error-answers.ts';
import { addRequestLog } from './add-request-log.ts';
import { addRequestMetrics } from './add-request-metrics.ts';
import { addSecurityHeaders, secureReply } from './add-security-headers.ts';
import { cutSlowBodies } from './cut-slow-bodies.ts';
import { hangUpAfterAnswers } from './hang-up-after-answers.ts';
import { refuseBrokenConnection } from './refuse-broken-connection.ts';
import { refuseUnknownHosts } from './refuse-unknown-hosts.ts';
import type { SecurityOptions } from './security-headers.ts';

export interface HttpOptions extends BugSink, SecurityOptions {
  /** How many proxies in front of the product are ours; forwarded addresses beyond them are not believed. */
  readonly trustedProxyHops: number;
  readonly metrics: Registry;
  readonly metricsToken?: string;
  readonly bodyTimeoutMs?: number;
  readonly isShuttingDown?: () => boolean;
  /** Requests for another host are refused, where it is known. */
  readonly knownHost?: string;
}

const jsonLimitBytes = 1024 * 1024;

/** A Fastify app that is safe before it has a route: ids, headers, limits, logs, metrics and quiet errors. */
export async function createHttpApp(options: HttpOptions): Promise<FastifyInstance> {
  const { trustedProxyHops } = options;
  const app = fastify({
    logger: false,
    // An id from outside could forge or confuse log lines.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustedProxyHops > 0 ? (_address, hop) => hop < trustedProxyHops : false,
    bodyLimit: jsonLimitBytes,
    routerOptions: { maxParamLength: 200 },
    // Files may take as long as they keep their pace; every other body has half a minute.
    requestTimeout: 11 * 60_000,
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 10_000 },
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenConnection,
    frameworkErrors: (error, request, reply) => {
      secureReply(request, reply, options);
      answerError(error, request, reply, options);
    },
  });
  hangUpAfterAnswers(app, options.isShuttingDown);
  cutSlowBodies(app, options.bodyTimeoutMs);
  addSecurityHeaders(app, options);
  addRequestMetrics(app, options.metrics, options.metricsToken);
  addRequestLog(app, options.log);
  addErrorAnswers(app, options);
  if (options.knownHost !== undefined) refuseUnknownHosts(app, options.knownHost);
  await addCompression(app);
  await app.register(cookie);
  return app;
}
