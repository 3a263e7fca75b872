import { locales } from '@handrail/engine';
import type { FastifyInstance } from 'fastify';
import { findForm, type Form } from '../../modules/programs/index.ts';
import type { PartnerDb, Transaction } from '../../platform/db/partner-db.ts';
import type { BuildVisit } from '../../platform/http/visit-builder.ts';
import { hasRight } from '../../platform/rights.ts';

interface DefinitionRoute {
  readonly Params: { readonly key: string; readonly version: string; readonly file: string };
}

/**
 * Serves published forms under addresses that name their content, so that a browser fetches each only once. Everyone
 * may have a form as applicants get it; only staff who read cases get the whole, with what staff fill in.
 */
export function addDefinitionRoute(app: FastifyInstance, publicDb: PartnerDb, buildVisit: BuildVisit): void {
  app.get<DefinitionRoute>('/assets/definitions/:key/:version/:file', async (request, reply) => {
    const { key, version, file } = request.params;
    const form = /^\d{1,6}$/.test(version)
      ? await publicDb.transaction((tx) => findNamedForm(tx, key, Number(version), file))
      : undefined;
    reply.type('application/json; charset=utf-8');
    if (form && file === `${form.forApplicants.checksum}.json`) {
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(form.forApplicants.body);
    }
    if (
      form &&
      file === `${form.checksum}.json` &&
      hasRight((await buildVisit(request, reply)).actor, 'readCases')
    ) {
      return reply.header('cache-control', 'private, max-age=31536000, immutable').send(form.definition);
    }
    reply.callNotFound();
    return reply;
  });
}

/** The form in the language whose file is asked for. */
async function findNamedForm(
  tx: Transaction,
  key: string,
  version: number,
  file: string,
): Promise<Form | undefined> {
  for (const locale of locales) {
    const form = await findForm(tx, key, version, locale);
    if (form && [form.checksum, form.forApplicants.checksum].some((each) => file === `${each}.json`))
      return form;
  }
  return undefined;
}
