import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicants, signedIn, staffWith } from '../../platform/graphql/access.ts';
import { createBuilder } from '../../platform/graphql/builder.ts';
import { buildApi } from '../../testing/api/build-api.ts';
import { listCallerFields } from '../../testing/api/list-caller-fields.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildMatrixWorld } from '../../testing/worlds/matrix-world.ts';
import { schema } from '../schema.ts';
import type { MatrixActor } from './expectation.ts';

/** What staff get nothing from: they fill out no applications. */
const forApplicantsAlone = ['User.applications'];

/** The signed-in person: whoever asks for it is the one it is about. */
const callersThemselves = 'User.';

/** Fields that need the visit for something other than whom they answer. */
const sameForEveryone = {
  language: [
    'Metadata.errors',
    'Metadata.message',
    'Notification.summary',
    'PartnerConfig.applicantTypeRoles',
  ],
  recordsOfThePartner: [
    'Partner.applicantTypes',
    'Partner.eligibility',
    'Partner.features',
    'Partner.flags',
    'Partner.programs',
    'PartnerConfig.session',
    'Program.config',
    'Program.introPages',
    'Program.sections',
    'Program.summary',
    'SingleSignOn.advocate',
    'SingleSignOn.platform',
    'SingleSignOn.staff',
  ],
  // The file is the same; only the link opens for nobody but the person who got it.
  linksForOnePerson: ['Document.downloadUrl', 'Document.previewUrl'],
  // The guess is the same; each person says for themselves whether it was right.
  feedbackOfOnePerson: ['DocumentSummary.prediction'],
};

const database = useTestDatabase();
let world: Awaited<ReturnType<typeof buildMatrixWorld>>;
let api: Awaited<ReturnType<typeof buildApi>>;
beforeAll(async () => {
  world = await buildMatrixWorld(database());
  api = await buildApi(database(), schema);
});
afterAll(() => api.close());

async function ask(actor: MatrixActor, query: string): Promise<unknown> {
  return JSON.parse((await api.call({ query }, await world.signIn(actor))).text) as unknown;
}

describe('a type that applicants and staff both reach', () => {
  it('has no field that knows who asks, but for those listed here with why', () => {
    const found = listCallerFields(schema, forApplicantsAlone).filter(
      (name) => !name.startsWith(callersThemselves),
    );
    expect(found).toEqual(Object.values(sameForEveryone).flat().toSorted());
  });

  it('tells everyone the same of a partner and its programs', async () => {
    const { externalId } = world.targetAtHome();
    const query = `query Test { partners(filter: { externalId: "${externalId}" }) { nodes {
      features flags { key enabled } applicantTypes { id name }
      programs { id summary config introPages sections }
      config { applicantTypeRoles { FIRST_PARTY { description } } session { timeoutMinutes } }
      singleSignOn { advocate { name } staff { name } platform { name } }
    } } }`;
    const answers = await Promise.all(
      (['owner', 'advocate', 'caseWorker', 'partnerAdmin'] as const).map((actor) => ask(actor, query)),
    );
    expect(answers[0]).toMatchObject({ data: { partners: { nodes: [{ programs: [{}, {}] }] } } });
    expect(answers).toEqual(answers.map(() => answers[0]));
  });

  it('is reached by staff through no application of their own', async () => {
    const query = 'query Test { currentUser { applications { nodes { id } } } }';
    for (const actor of ['caseWorker', 'fiscal', 'partnerAdmin', 'platformStaff'] as const) {
      expect(await ask(actor, query)).toEqual({ data: { currentUser: { applications: { nodes: [] } } } });
    }
  });

  it('is seen to ask who asks, on planted violations', () => {
    const planted = createBuilder();
    const File = planted.objectRef<object>('File').implement({
      fields: (t) => ({
        name: t.string({ resolve: () => 'lease.pdf' }),
        mark: t.string({ resolve: (...given) => given[2].actor.kind }),
        note: t.string({
          resolve: (_file, _args, { actor }) => (actor.kind === 'staff' ? 'Look again' : ''),
        }),
      }),
    });
    const OwnCase = planted.objectRef<object>('OwnCase').implement({
      fields: (t) => ({
        owner: t.string({ resolve: (_case, _args, { actor }) => actor.kind }),
        files: t.field({ type: [File], resolve: () => [] }),
      }),
    });
    const Action = planted.objectRef<object>('Action').implement({
      fields: (t) => ({ refusal: t.string({ resolve: (_action, _args, { actor }) => actor.kind }) }),
    });
    planted.queryFields((t) => ({
      case: t.field({ type: OwnCase, access: applicants, resolve: () => ({}) }),
      queue: t.field({ type: [File], access: staffWith('workCases'), resolve: () => [] }),
      actions: t.field({ type: [Action], access: signedIn, resolve: () => [] }),
    }));
    const plantedSchema = planted.toSchema();

    expect(listCallerFields(plantedSchema)).toEqual(['Action.refusal', 'File.mark', 'File.note']);
    expect(listCallerFields(plantedSchema, ['OwnCase.files'])).toEqual(['Action.refusal']);
  });
});
