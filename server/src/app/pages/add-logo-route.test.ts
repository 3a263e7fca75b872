import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { demoPartners } from '../../demo/demo-partners.ts';
import { toPartnerDraft } from '../../demo/demo-partner.ts';
import { buildServices } from '../../testing/build-services.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { listHeaderFaults } from '../../testing/api/header-faults.ts';
import { useStandInApp } from '../../testing/api/use-stand-in-app.ts';
import { buildApp } from '../build-app.ts';
import type { BuiltApp } from '../build-probes.ts';

const world = useStandInApp();
const images = fileURLToPath(new URL('../../../demo-images', import.meta.url));
const plain = { logo: null, platformName: null, brandColor: null, favicon: null };
let app: BuiltApp['app'];

beforeAll(async () => {
  cpSync(images, join(world.rootDir, 'server/demo-images'), { recursive: true });
  for (const partner of demoPartners) await insertPartner(world.database(), toPartnerDraft(partner));
  for (const [externalId, logo] of Object.entries(unfit)) {
    await insertPartner(world.database(), { externalId, whitelabeling: { ...plain, logo } });
  }
  ({ app } = await buildApp(buildServices(world.database(), world.rootDir)));
});
afterAll(() => app.close());

const unfit = {
  'without-logo': null,
  'logo-elsewhere': 'https://pictures.example/logo.svg',
  'logo-missing': '/assets/demo/nothing.svg',
  'logo-script': '/assets/portal/entry-AAAAAAA1.js',
};

describe('/assets/logos', () => {
  it.each(demoPartners.map(({ externalId }) => externalId))(
    'shows the logo of %s on a white plate of one size',
    async (externalId) => {
      const reply = await app.inject(`/assets/logos/${externalId}.png`);
      const picture = sharp(reply.rawPayload);

      expect(reply.headers['content-type']).toBe('image/png');
      expect(await picture.metadata()).toMatchObject({ width: 480, height: 112, hasAlpha: false });
      const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
      expect(data.some((level) => level < 128)).toBe(true);
      expect(reply.rawPayload.length).toBeLessThan(20_000);
    },
  );

  it('may be kept, and be shown by mail programs on other sites', async () => {
    const { headers } = await app.inject('/assets/logos/empire-housing.png');

    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(headers['set-cookie']).toBeUndefined();
    expect(listHeaderFaults(headers, { secure: true, kept: true })).toEqual([
      'cross-origin-resource-policy: cross-origin',
    ]);
  });

  it.each([...Object.keys(unfit), 'nobody', '..%2f..%2fpackage'])(
    'has no picture of %s',
    async (externalId) => {
      expect((await app.inject(`/assets/logos/${externalId}.png`)).statusCode).toBe(404);
    },
  );
});
