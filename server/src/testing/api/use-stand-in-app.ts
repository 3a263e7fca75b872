import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import type { MailboxEntry } from '../../app/pages/mailbox-page.ts';
import { cookieName } from '../../platform/http/session-cookies.ts';
import { buildServices } from '../build-services.ts';
import { buildStandInApps } from './build-stand-in-apps.ts';
import { insertPartner } from '../builders/insert-partner.ts';
import { insertSession } from '../builders/insert-session.ts';
import { insertUser } from '../builders/insert-user.ts';
import { type TestDatabaseOptions, useTestDatabase } from '../test-database.ts';
import { watchRoutes } from './watch-routes.ts';

/** The whole web side over a real database with two partners, and tiny builds of the browser apps. */
export function useStandInApp(
  mails: readonly MailboxEntry[] = [],
  databaseOptions: TestDatabaseOptions = {},
) {
  const database = useTestDatabase(databaseOptions);
  const rootDir = buildStandInApps();
  const partners: Record<string, string> = {};
  let app: FastifyInstance | undefined;
  let routes: readonly string[] = [];

  beforeAll(async () => {
    for (const [externalId, name] of Object.entries(partnerNames)) {
      partners[externalId] = (await insertPartner(database(), { externalId, name })).id;
    }
    const demoEntrances = [{ externalId: 'bayview', name: partnerNames.bayview }];
    const readMailbox = () => Promise.resolve(mails);
    const services = buildServices(database(), rootDir, { demoEntrances, readMailbox });
    const built = await watchRoutes(() => buildApp(services));
    ({ app } = built.result);
    routes = built.routes;
  });
  afterAll(async () => {
    await app?.close();
    rmSync(rootDir, { recursive: true });
  });

  return {
    database,
    rootDir,
    app: () => {
      if (!app) throw new Error('The app is built before the first test, not while tests are declared.');
      return app;
    },
    /** The patterns of all its pages. */
    routes: () => routes,
    partnerId: (externalId: keyof typeof partnerNames) => partners[externalId] ?? '',
    signIn: async (externalId: keyof typeof partnerNames) => {
      const partnerId = partners[externalId] ?? '';
      const user = await insertUser(database(), partnerId);
      const { cookie } = await insertSession(database(), partnerId, user);
      return { email: user.email, cookies: { [cookieName('session', true)]: cookie } };
    },
  };
}

export const partnerNames = { bayview: 'Bayview <College> Fund', empire: 'Empire Housing' } as const;
