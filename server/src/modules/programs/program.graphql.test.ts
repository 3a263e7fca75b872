import { describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { buildDefinition, buildProgramDraft, insertProgram } from '../../testing/builders/insert-program.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertUser } from '../../testing/builders/insert-user.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { publishDefinition } from './publish-definition.ts';
import { saveProgram } from './save-program.ts';

const database = useTestDatabase();

const getPrograms = `query GetPrograms($externalId: NonEmptyString!) {
  partners(filter: { externalId: $externalId }) { nodes { programs {
    id name summary status heroImage features mailingAddress maxFundingAmount expectedMinutes sortOrder
    applicantTypes { applicantType { name role } nameOverride name } introPages sections config
  } } }
}`;

interface Programs {
  readonly partners: { readonly nodes: readonly { readonly programs: readonly Record<string, unknown>[] }[] };
}

describe("a partner's programs", () => {
  it('come with all that a visitor may know of them [P306] [P034]', async () => {
    const partner = await insertPartner(database(), { features: ['claim-funds'] });
    const rule = { type: 'TimeSinceDecision', value: 3, unit: 'months' } as const;
    const { id } = await insertProgram(database(), partner.id, {
      name: 'Emergency Aid',
      summary: 'Help with a bill.',
      features: ['claim-funds'],
      maxFundingAmountCents: 150_000,
      expectedMinutes: 20,
      config: { reapplicationRules: [rule] },
      applicantTypes: [{ name: 'Student', nameOverride: 'Fellow' }, { name: 'Counselor' }],
    });
    const { data, errors } = await runOperation<Programs>(buildContext(database()), getPrograms, {
      externalId: partner.externalId,
    });

    expect(errors).toEqual([]);
    expect(data.partners.nodes[0]?.programs).toEqual([
      {
        id,
        name: 'Emergency Aid',
        summary: 'Help with a bill.',
        status: 'Open',
        heroImage: null,
        features: ['claim-funds'],
        mailingAddress: null,
        maxFundingAmount: 150_000,
        expectedMinutes: 20,
        sortOrder: 0,
        applicantTypes: [
          { applicantType: { name: 'Student', role: 'FirstParty' }, nameOverride: 'Fellow', name: 'Fellow' },
          { applicantType: { name: 'Counselor', role: 'ThirdParty' }, nameOverride: null, name: 'Counselor' },
        ],
        introPages: [{ key: 'welcome', title: 'Welcome', layout: 'welcome', body: 'Thank you for coming.' }],
        sections: [{ key: 'household', name: 'Household' }],
        config: {
          maxFundingAmount: 150_000,
          applicationConfiguration: 'test-form',
          sortOrder: 0,
          reapplicationRules: [rule],
        },
      },
    ]);
  });

  it("speak of a status in the form's words, where the partner has none of its own", async () => {
    const partner = await insertPartner(database());
    const definition = buildDefinition({
      key: 'form-with-words',
      overrides: { statuses: [{ status: 'Approved', label: 'Status: Registered', message: 'Welcome.' }] },
    });
    const ctx = buildSystemContext(database(), { partnerId: partner.id });
    await publishDefinition(ctx, definition);
    const config = {
      overrides: { statuses: [{ status: 'Approved' as const, message: 'Good to have you.' }] },
    };
    await saveProgram(ctx, buildProgramDraft({ definitionKey: 'form-with-words', config }));

    const { data } = await runOperation<Programs>(buildContext(database()), getPrograms, {
      externalId: partner.externalId,
    });
    expect(data.partners.nodes[0]?.programs[0]?.config).toMatchObject({
      overrides: {
        statuses: [{ status: 'Approved', label: 'Status: Registered', message: 'Good to have you.' }],
      },
    });
  });

  it('never have more features than their partner has on', async () => {
    const partner = await insertPartner(database(), { features: ['claim-funds', 'w9'] });
    await insertProgram(database(), partner.id, { features: ['w9', 'claim-funds'] });
    await insertPartner(database(), { id: partner.id, externalId: partner.externalId, features: ['w9'] });

    const { data } = await runOperation<Programs>(buildContext(database()), getPrograms, {
      externalId: partner.externalId,
    });
    expect(data.partners.nodes[0]?.programs.map(({ features }) => features)).toEqual([['w9']]);
  });

  it('are Open, ReferralOnly or Closed, in their order and then by name [P305] [R412]', async () => {
    const partner = await insertPartner(database());
    await insertProgram(database(), partner.id, { name: 'C', status: 'Closed', sortOrder: 1 });
    await insertProgram(database(), partner.id, { name: 'B', status: 'ReferralOnly', sortOrder: 0 });
    await insertProgram(database(), partner.id, { name: 'A', status: 'Open', sortOrder: 1 });

    const { data } = await runOperation<Programs>(buildContext(database()), getPrograms, {
      externalId: partner.externalId,
    });
    expect(data.partners.nodes[0]?.programs.map(({ name, status }) => [name, status])).toEqual([
      ['B', 'ReferralOnly'],
      ['A', 'Open'],
      ['C', 'Closed'],
    ]);
  });

  it('are not shown to someone whose session belongs to another partner', async () => {
    const partner = await insertPartner(database());
    const own = await insertPartner(database());
    const { actor } = await insertSession(database(), own.id, await insertUser(database(), own.id));
    const { errors } = await runOperation(buildContext(database(), { actor }), getPrograms, {
      externalId: partner.externalId,
    });
    expect(errors).toEqual(['Not found']);
  });
});
