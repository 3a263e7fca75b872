import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadKeyRing } from '../platform/crypto/load-key-ring.ts';
import { createApplication } from '../modules/applications/starting/create-application.ts';
import { buildApi } from '../testing/api/build-api.ts';
import { buildContext } from '../testing/build-context.ts';
import { insertSession } from '../testing/builders/insert-session.ts';
import { listDocuments } from '../testing/lists/list-documents.ts';
import { buildMatrixWorld } from '../testing/worlds/matrix-world.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { schema } from './schema.ts';

const database = useTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'handrail-lists-'));
type Api = Awaited<ReturnType<typeof buildApi>>;
let world: Awaited<ReturnType<typeof buildMatrixWorld>>;
let seeing: Api;
let blind: Api;

// What is below one application or the case of an applicant is a part of it, and its page opens the answers anyway.
const values = (target: Partial<Record<'externalId' | 'partnerId' | 'caseId', string>>) => ({
  documents: `ids: []`,
  staffCase: `id: "${target.caseId ?? ''}"`,
  partners: `filter: { externalId: "${target.externalId ?? ''}" }`,
  incomeLimitAreas: `filter: { partnerId: "${target.partnerId ?? ''}", search: "kings" }`,
  incidentMessages: `partnerId: "${target.partnerId ?? ''}"`,
});

const places = listDocuments(schema, values({})).map(({ place }) => place);

beforeAll(async () => {
  world = await buildMatrixWorld(database());
  const { id: partnerId } = world.home.partner;
  const { actor } = await insertSession(database(), partnerId, world.home.people.advocate);
  await createApplication(buildContext(database(), { partnerId, actor }), {
    programId: world.home.secondProgramId,
    client: { name: 'Noor Aziz', birthDate: '2001-05-05' },
  });
  seeing = await buildApi(database(), schema);
  // Keys of another installation: whatever is opened with them fails.
  blind = await buildApi(database(), schema, {
    keys: loadKeyRing({ dataDir: folder, mayGenerate: true }),
  });
});
afterAll(async () => {
  await Promise.all([seeing.close(), blind.close()]);
  rmSync(folder, { recursive: true });
});

const actors = ['owner', 'advocate', 'partnerAdmin'] as const;

async function ask(api: Api, place: string, actor: (typeof actors)[number]): Promise<unknown> {
  const found = listDocuments(schema, values(world.targetAtHome())).find((one) => one.place === place);
  const { text } = await api.call({ query: found?.document ?? '' }, await world.signIn(actor));
  const { errors = [] } = JSON.parse(text) as { errors?: readonly { readonly message: string }[] };
  return errors.map(({ message }) => message);
}

describe('a list', () => {
  it.each(places)('opens nothing that is encrypted: %s', async (place) => {
    for (const actor of actors) {
      expect(await ask(blind, place, actor)).toEqual(await ask(seeing, place, actor));
    }
  });

  it('is each of these, with applications and clients among them', () => {
    expect(places).toEqual(
      expect.arrayContaining([
        'currentUser.applications.nodes',
        'currentUser.clients',
        'documents',
        'sessions',
        'staffCase.applications',
        'staffCase.documents',
        'staffCase.workflowEvents',
      ]),
    );
  });

  it('would be noticed if it opened answers', async () => {
    const { applicationId } = world.targetAtHome();
    const query = `query Test { application(id: "${applicationId}") { application { answers } } }`;
    expect((await seeing.call({ query }, await world.signIn('owner'))).text).not.toContain('errors');
    expect((await blind.call({ query }, await world.signIn('owner'))).text).toContain('Something went wrong');
  });
});
