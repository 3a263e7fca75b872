import type { FastifyInstance } from 'fastify';
import { toLogoPath } from '../../modules/notifications/index.ts';
import { findPartner } from '../../modules/partners/index.ts';
import type { PartnerDb } from '../../platform/db/partner-db.ts';
import type { BuiltFiles } from '../../platform/http/add-built-files.ts';
import { drawLogo } from './draw-logo.ts';
import { findBuiltFile } from './find-built-file.ts';

const isPicture = /\.(svg|png|jpe?g|gif|webp)$/i;

/** Serves partners' logos as pictures that mail programs show; a logo kept elsewhere has an address of its own. */
export function addLogoRoute(
  app: FastifyInstance,
  publicDb: PartnerDb,
  builtFiles: readonly BuiltFiles[],
): void {
  const pictures = new Map<string, Promise<Buffer>>();

  app.get<{ Params: { externalId: string } }>(toLogoPath(':externalId'), async (request, reply) => {
    const partner = await findPartner({ publicDb }, request.params.externalId);
    const file = findBuiltFile(builtFiles, partner?.whitelabeling.logo);
    if (!file || !isPicture.test(file)) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .headers({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
        // Mails are read on other sites, and in a frame without an origin.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(await draw(file));
  });

  /** Files of a build stay as they are while the process runs, so each is drawn once. */
  function draw(file: string): Promise<Buffer> {
    const picture = pictures.get(file) ?? drawLogo(file);
    pictures.set(file, picture);
    picture.catch(() => pictures.delete(file));
    return picture;
  }
}
