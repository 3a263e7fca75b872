import type { FastifyInstance } from 'fastify';
import { findDefinition } from '../../modules/programs/index.ts';
import type { PartnerDb } from '../../platform/db/partner-db.ts';

interface DefinitionRoute {
  readonly Params: { readonly key: string; readonly version: string; readonly file: string };
}

/** Serves published forms under addresses that name their content, so that a browser fetches each only once. */
export function addDefinitionRoute(app: FastifyInstance, publicDb: PartnerDb): void {
  app.get<DefinitionRoute>('/assets/definitions/:key/:version/:file', async (request, reply) => {
    const { key, version, file } = request.params;
    const found = /^\d{1,6}$/.test(version)
      ? await publicDb.transaction((tx) => findDefinition(tx, key, Number(version)))
      : undefined;
    if (!found || file !== `${found.checksum}.json`) {
      reply.callNotFound();
      return reply;
    }
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(found.body);
  });
}
