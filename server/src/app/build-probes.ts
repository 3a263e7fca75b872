import type { FastifyInstance } from 'fastify';
import { addHealthRoutes } from '../platform/http/add-health-routes.ts';
import { createHttpApp } from '../platform/http/create-http-app.ts';
import { addHttpTracing } from '../platform/tracing/add-http-tracing.ts';
import { readinessChecks } from './readiness-checks.ts';
import type { Services } from './services.ts';

export interface BuiltApp {
  readonly app: FastifyInstance;
  /** From now on /readyz sends new visitors elsewhere. */
  readonly announceShutdown: () => void;
}

/** What every process answers, also one that only runs jobs: health and metrics. */
export async function buildProbes(services: Services): Promise<BuiltApp> {
  const { config, log, metrics, ports, tracing } = services;
  let shuttingDown = false;

  const app = await createHttpApp({
    log,
    errorReporter: ports.errorReporter,
    metrics,
    ...(config.metricsToken !== undefined && { metricsToken: config.metricsToken }),
    secure: config.secure,
    hstsSubdomains: config.hstsSubdomains,
    isShuttingDown: () => shuttingDown,
    ...(config.knownHost !== undefined && { knownHost: config.knownHost }),
    trustedProxyHops: config.trustedProxyHops,
    ...(config.recaptcha && { allowsRecaptcha: true }),
    ...(config.imagesUrl && { imageOrigin: new URL(config.imagesUrl).origin }),
    ...(config.sentryDsn && { errorReportingOrigin: new URL(config.sentryDsn).origin }),
  });
  if (tracing) addHttpTracing(app, tracing);
  addHealthRoutes(app, { checks: readinessChecks(services), isShuttingDown: () => shuttingDown, log });
  return {
    app,
    announceShutdown: () => {
      shuttingDown = true;
    },
  };
}
