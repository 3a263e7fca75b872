import { locales } from '@handrail/engine';
import { isWrittenUuid } from '@handrail/engine/uuid';
import type { FastifyInstance } from 'fastify';
import {
  type DefinitionReference,
  findForm,
  type Form,
  mayUseDefinition,
} from '../../modules/programs/index.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import type { Database } from '../../platform/db/open-database.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { BuildVisit } from '../../platform/http/visit-builder.ts';
import { hasRight } from '../../platform/rights.ts';

interface DefinitionRoute {
  readonly Params: {
    readonly owner: string;
    readonly key: string;
    readonly version: string;
    readonly file: string;
  };
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
    const reference = toReference(request.params);
    const form = reference && (await findNamedForm(database, reference, file));
    reply.type('application/json; charset=utf-8');
    if (form && file === `${form.forApplicants.checksum}.json`) {
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(form.forApplicants.body);
    }
    if (
      form &&
      file === `${form.checksum}.json` &&
      mayReadWhole((await buildVisit(request, reply)).actor, reference)
    ) {
      return reply.header('cache-control', 'private, max-age=31536000, immutable').send(form.definition);
    }
    reply.callNotFound();
    return reply;
  });
}

function toReference({ owner, key, version }: DefinitionRoute['Params']): DefinitionReference | undefined {
  if (!isWrittenUuid(owner) || !/^\d{1,6}$/.test(version)) return undefined;
  return { definitionOwner: owner, definitionKey: key, definitionVersion: Number(version) };
}

function mayReadWhole(actor: Actor, reference: DefinitionReference): boolean {
  return isStaff(actor) && hasRight(actor, 'readCases') && mayUseDefinition(actor.partnerId, reference);
}

/** The form in the language whose file is asked for; the database shows no more than the owner sees. */
function findNamedForm(
  database: Pick<Database, 'partner'>,
  reference: DefinitionReference,
  file: string,
): Promise<Form | undefined> {
  const partnerId = reference.definitionOwner;
  const find = async (tx: Transaction) => {
    for (const locale of locales) {
      const form = await findForm(tx, { partnerId, locale }, reference);
      if (form && [form.checksum, form.forApplicants.checksum].some((each) => file === `${each}.json`))
        return form;
    }
    return undefined;
  };
  return database.partner({ partnerId, role: 'anonymous' }).read(find);
}
