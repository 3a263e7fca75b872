import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endSessionForTenantMismatch, findSession, findSessionTenantId } from '../modules/identity/index.ts';
import { registerGraphql } from '../platform/graphql/register-graphql.ts';
import { loadTrustedDocuments } from '../platform/graphql/trusted-documents.ts';
import { uploadLimits } from './upload-limits.ts';
import { createVisitBuilder } from '../platform/http/visit-builder.ts';
import { buildProbes, type BuiltApp } from './build-probes.ts';
import { addFileRoute } from './pages/add-file-route.ts';
import { addPages } from './pages/add-pages.ts';
import { addSsoRoutes } from './sso/add-sso-routes.ts';
import { readBankOrigin } from './read-bank-origin.ts';
import { readPlatformSignOn } from './sso/read-platform-sign-on.ts';
import { schema } from './schema.ts';
import type { Services } from './services.ts';
import { systemVisit } from './system-visit.ts';
import { toSettings } from './to-settings.ts';
import { addPayoutWebhooks } from './webhooks/add-payout-webhooks.ts';

/** Puts the web side of the product together: the API, the pages, health and metrics. */
export async function buildApp(services: Services): Promise<BuiltApp> {
  const { config, database, log, now, ports, tracing } = services;
  const { errorReporter } = ports;
  const production = config.mode === 'production';
  const trustedDocuments = loadTrustedDocuments(trustedDocumentFiles(services.rootDir));

  const { app, announceShutdown } = await buildProbes(services);
  const buildVisit = createVisitBuilder(app, {
    database,
    keys: services.keys,
    ports,
    log,
    now,
    settings: { ...toSettings(config), ...readPlatformSignOn(config), ...readBankOrigin(config) },
    secure: config.secure,
    findSession: (cookie, at, request) => findSession(database, cookie, at, ports.flags, request),
    endTrespass: endSessionForTenantMismatch,
  });
  await registerGraphql(app, {
    schema,
    buildVisit,
    production,
    trustedDocuments,
    log,
    errorReporter,
    tracing,
    allowedOrigins: [config.publicUrl],
    uploads: uploadLimits,
    tenantGuard: { findSessionTenantId, onTenantMismatch: endSessionForTenantMismatch },
  });
  await addSsoRoutes(app, { buildVisit, publicUrl: config.publicUrl, log });
  await addPayoutWebhooks(app, () => systemVisit(services, 'payout-events'));
  addFileRoute(app, buildVisit);
  await addPages(app, { services, schema, trustedDocuments, buildVisit });

  return { app, announceShutdown };
}

/** Without the lists of an app that is not built, its operations are unknown, and so is it. */
function trustedDocumentFiles(rootDir: string): string[] {
  return ['portal', 'console']
    .map((room) => join(rootDir, room, 'src/gql/trusted-documents.json'))
    .filter((file) => existsSync(file));
}
