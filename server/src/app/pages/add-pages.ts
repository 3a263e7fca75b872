import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { findPartner, getPartner, reservedExternalIds } from '../../modules/partners/index.ts';
import type { TrustedDocuments } from '../../platform/graphql/trusted-documents.ts';
import { addBuiltFiles, type BuiltFiles } from '../../platform/http/add-built-files.ts';
import type { BuildVisit } from '../../platform/http/visit-builder.ts';
import type { Services } from '../services.ts';
import { systemVisit } from '../system-visit.ts';
import { addAppPages } from './add-app-pages.ts';
import { addDefinitionRoute } from './add-definition-route.ts';
import { addFrontPage } from './add-front-page.ts';
import { addGalleryPage } from './add-gallery-page.ts';
import { addLogoRoute } from './add-logo-route.ts';
import { addMailboxPages } from './add-mailbox-pages.ts';
import { addTestBankPage, type TestBankPage } from './add-test-bank-page.ts';
import { createAppLoader } from './browser-app.ts';
import { createFormReader } from './published-forms.ts';
import { createDocumentRunner } from './run-document.ts';
import type { TestBankOperator } from './test-bank-page.ts';

export interface PagesOptions {
  readonly services: Services;
  readonly schema: GraphQLSchema;
  readonly trustedDocuments: TrustedDocuments;
  readonly buildVisit: BuildVisit;
}

const browserApps = [
  { room: 'portal', base: '' },
  { room: 'console', base: '/partner' },
] as const;

/** Adds everything a person opens in a browser. */
export async function addPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { services, schema, trustedDocuments, buildVisit } = options;
  const { log, rootDir } = services;
  const runDocument = createDocumentRunner({
    schema,
    trustedDocuments,
    log,
    errorReporter: services.ports.errorReporter,
  });

  const readForm = createFormReader(services.database);

  addFrontPage(app, services.demoEntrances);
  addDefinitionRoute(app, services.database, buildVisit);
  await addDevelopmentPages(app, services);
  const builtFiles = listBuiltFiles(rootDir);
  for (const files of builtFiles) await addBuiltFiles(app, files);
  addLogoRoute(app, services.database.public, builtFiles);
  for (const { room, base } of browserApps) {
    const loadApp = services.development
      ? services.development.loadApp.bind(undefined, room)
      : createAppLoader(join(rootDir, room), toPrefix(room));
    // The first visitor need not wait for the build to be read.
    app.addHook('onListen', async () => {
      await loadApp();
    });
    addAppPages(app, {
      base,
      loadApp,
      buildVisit,
      runDocument,
      readForm,
      findPartnerId: async (visit, externalId) => (await findPartner(visit, externalId))?.id,
      reserved: reservedExternalIds,
      errorReportingDsn: services.config.sentryDsn,
    });
  }
}

function listBuiltFiles(rootDir: string): BuiltFiles[] {
  return [
    { prefix: toPrefix('demo'), folder: join(rootDir, 'server/demo-images') },
    { prefix: toPrefix('pages'), folder: join(rootDir, 'server/static-pages') },
    ...browserApps.map(({ room }) => ({
      prefix: toPrefix(room),
      folder: join(rootDir, room, 'dist/client'),
    })),
  ];
}

function toPrefix(name: string): string {
  return `/assets/${name}/`;
}

async function addDevelopmentPages(app: FastifyInstance, services: Services): Promise<void> {
  // Whatever else is set: in production nobody reads other people's mails here.
  if (services.config.mode !== 'development') return;
  if (services.readMailbox) addMailboxPages(app, services.readMailbox);
  if (services.testBank) await addTestBankPage(app, toTestBankPage(services, services.testBank));
  await addGalleryPage(app, join(services.rootDir, 'ui/dist/gallery'));
}

function toTestBankPage(services: Services, bank: TestBankOperator): TestBankPage {
  const visit = systemVisit(services, 'test-bank');
  return {
    bank,
    publicUrl: services.config.publicUrl,
    listPartners: async () => {
      const ids = await services.database.listPartnerIds();
      const partners = await Promise.all(ids.map((id) => getPartner(visit.enter(id))));
      return partners.map(({ id, name }) => ({ id, name }));
    },
  };
}
