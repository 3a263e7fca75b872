import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { saveIdentityProvider, type StoredTenant } from '../../modules/sso/index.ts';
import { buildServices } from '../build-services.ts';
import { buildSystemContext } from '../builders/system-context.ts';
import { useTestDatabase } from '../test-database.ts';
import { openBrowser } from './test-browser.ts';
import { buildProvider, type TestProvider } from './identity-provider.ts';

export const publicUrl = 'https://apply.example.org';

/** The whole product behind a real port on today's clock, with the operator's own identity provider configured. */
export function useSsoWorld() {
  const database = useTestDatabase();
  let address = '';
  let close: () => Promise<void> = () => Promise.resolve();
  let platform: TestProvider | undefined;

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'handrail-sso-'));
    const file = join(folder, 'platform.xml');
    platform = buildProvider('https://idp.operator.example');
    writeFileSync(file, platform.metadata);
    const env = { PUBLIC_URL: publicUrl, PLATFORM_SAML_METADATA_FILE: file };
    const services = buildServices(database(), folder, { env, now: () => new Date() });
    const { app } = await buildApp(services);
    address = await app.listen({ host: '127.0.0.1', port: 0 });
    close = async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    };
  });
  afterAll(() => close());

  return {
    database,
    openBrowser: () => openBrowser(address),
    address: () => address,
    platformProvider: () => {
      if (!platform) throw new Error('The world opens before the first test');
      return platform;
    },
    connect: (partnerId: string, tenant: StoredTenant, provider: TestProvider) =>
      saveIdentityProvider(buildSystemContext(database(), { partnerId }), {
        tenant,
        metadata: provider.metadata,
        name: 'Employer Login',
        emailAttribute: null,
        nameAttribute: null,
        enabled: true,
      }),
  };
}
