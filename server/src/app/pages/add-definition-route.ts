import type { FastifyInstance } from 'fastify';
import { type DefinitionReference, mayUseDefinition } from '../../modules/programs/index.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import type { Database } from '../../platform/db/open-database.ts';
import type { BuildVisit } from '../../platform/http/visit-builder.ts';
import { hasRight } from '../../platform/rights.ts';
import { findPublishedForm, type FormAddress } from './published-forms.ts';

interface DefinitionRoute {
  readonly Params: FormAddress;
}

/**
 * Serves published forms under addresses that name their owner and content, so that a browser fetches each only once.
 * Everyone may have a form as applicants get it; the whole, with what staff fill in, is only for staff who read cases and
 * whose partner may use the form.
 */
export function addDefinitionRoute(
  app: FastifyInstance,
  database: Pick<Database, 'partner'>,
  buildVisit: BuildVisit,
): void {
  app.get<DefinitionRoute>('/assets/definitions/:owner/:key/:version/:file', async (request, reply) => {
    const { file } = request.params;
    const found = await findPublishedForm(database, request.params);
    reply.type('application/json; charset=utf-8');
    if (!found) {
      reply.callNotFound();
      return reply;
    }
    const { form, reference } = found;
    if (file === `${form.forApplicants.checksum}.json`) {
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(form.forApplicants.body);
    }
    if (
      file === `${form.checksum}.json` &&
      mayReadWhole((await buildVisit(request, reply)).actor, reference)
    ) {
      return reply.header('cache-control', 'private, max-age=31536000, immutable').send(form.definition);
    }
    reply.callNotFound();
    return reply;
  });
}

function mayReadWhole(actor: Actor, reference: DefinitionReference): boolean {
  return isStaff(actor) && hasRight(actor, 'readCases') && mayUseDefinition(actor.partnerId, reference);
}
