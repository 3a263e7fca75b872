import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  endSessionForTenantMismatch,
  findSessionActor,
  findSessionTenantId,
} from '../modules/identity/index.ts';
import { registerGraphql } from '../platform/graphql/register-graphql.ts';
import { loadTrustedDocuments } from '../platform/graphql/trusted-documents.ts';
import { addHealthRoutes } from '../platform/http/add-health-routes.ts';
import { createHttpApp } from '../platform/http/create-http-app.ts';
import { createVisitBuilder } from '../platform/http/visit-builder.ts';
import { addHttpTracing } from '../platform/tracing/add-http-tracing.ts';
import { addPages } from './pages/add-pages.ts';
import { readinessChecks } from './readiness-checks.ts';
import { schema } from './schema.ts';
import type { Services } from './services.ts';
import { toSettings } from './to-settings.ts';

export interface BuiltApp {
  readonly app: FastifyInstance;
  /** From now on /readyz sends new visitors elsewhere. */
  readonly announceShutdown: () => void;
}

/** Puts the web side of the product together: the API, the pages, health and metrics. */
export async function buildApp(services: Services): Promise<BuiltApp> {
  const { config, database, log, now, ports, tracing } = services;
  const { errorReporter } = ports;
  const production = config.mode === 'production';
  const trustedDocuments = loadTrustedDocuments(trustedDocumentFiles(services.rootDir));
  let shuttingDown = false;

  const app = await createHttpApp({
    log,
    errorReporter,
    metrics: services.metrics,
    secure: config.secure,
    trustedProxyHops: config.trustedProxyHops,
    ...(config.sentryDsn && { errorReportingOrigin: new URL(config.sentryDsn).origin }),
  });
  if (tracing) addHttpTracing(app, tracing);
  const buildVisit = createVisitBuilder(app, {
    database,
    keys: services.keys,
    ports,
    log,
    now,
    settings: toSettings(config),
    secure: config.secure,
    findSessionActor: (cookie, at) => findSessionActor(database, cookie, at, ports.flags),
    endTrespass: endSessionForTenantMismatch,
  });
  addHealthRoutes(app, { checks: readinessChecks(services), isShuttingDown: () => shuttingDown, log });
  await registerGraphql(app, {
    schema,
    buildVisit,
    production,
    trustedDocuments,
    log,
    errorReporter,
    tracing,
    allowedOrigins: [config.publicUrl],
    tenantGuard: { findSessionTenantId, onTenantMismatch: endSessionForTenantMismatch },
  });
  await addPages(app, { services, schema, trustedDocuments, buildVisit });

  return {
    app,
    announceShutdown: () => {
      shuttingDown = true;
    },
  };
}

/** Without the lists of an app that is not built, its operations are unknown, and so is it. */
function trustedDocumentFiles(rootDir: string): string[] {
  return ['portal', 'console']
    .map((room) => join(rootDir, room, 'src/gql/trusted-documents.json'))
    .filter((file) => existsSync(file));
}
