import { describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { createRecordingPorts } from '../../testing/recording-ports.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();

const getPartner = `query GetPartner($externalId: NonEmptyString!) {
  partners(filter: { externalId: $externalId }) {
    nodes {
      id externalId name email phone mailingAddress features
      whitelabeling { logo platformName brandColor favicon }
      links { help privacy terms }
      applicantTypes { name role }
      config {
        applicantTypeRoles { FIRST_PARTY { description } THIRD_PARTY { description } }
        identity { applicant { tenantId } advocate { tenantId } staff { tenantId } }
        channels
      }
      flags { key enabled payload }
    }
  }
}`;

interface Partners {
  readonly partners: { readonly nodes: readonly Record<string, unknown>[] };
}

describe('partners', () => {
  it('gives the one partner of an external id to anyone [P636] [P302] [P303] [P307]', async () => {
    const partner = await insertPartner(database(), { features: ['w9'] });
    await insertPartner(database());
    const { data, errors } = await runOperation<Partners>(buildContext(database()), getPartner, {
      externalId: partner.externalId,
    });

    expect(errors).toEqual([]);
    expect(data.partners.nodes).toEqual([
      {
        id: partner.id,
        externalId: partner.externalId,
        name: 'Bayview College Fund',
        email: 'help@bayview.example',
        phone: '+12125550123',
        mailingAddress: null,
        features: ['w9'],
        whitelabeling: { logo: null, platformName: null, brandColor: null, favicon: null },
        links: {
          help: `/${partner.externalId}/help`,
          privacy: '/assets/pages/privacy.html',
          terms: '/assets/pages/terms.html',
        },
        applicantTypes: [
          { name: 'Student', role: 'FirstParty' },
          { name: 'Counselor', role: 'ThirdParty' },
        ],
        config: {
          applicantTypeRoles: {
            FIRST_PARTY: { description: 'I am applying for myself.' },
            THIRD_PARTY: { description: 'I am supplying supplemental information for someone else.' },
          },
          identity: {
            applicant: { tenantId: `${partner.externalId}-applicants` },
            advocate: { tenantId: `${partner.externalId}-advocates` },
            staff: { tenantId: `${partner.externalId}-staff` },
          },
          channels: ['email'],
        },
        flags: expect.arrayContaining([
          { key: 'session-timeouts', enabled: false, payload: null },
        ]) as unknown,
      },
    ]);
  });

  it('shows what the partner sets in place of the defaults [P302] [P611]', async () => {
    const { externalId } = await insertPartner(database(), {
      links: { help: 'https://help.example', privacy: null, terms: null },
      applicantTypeRoles: { THIRD_PARTY: { description: 'I help students.' } },
    });
    const { data } = await runOperation<Partners>(buildContext(database()), getPartner, { externalId });
    expect(data.partners.nodes[0]).toMatchObject({
      links: { help: 'https://help.example', privacy: '/assets/pages/privacy.html' },
      config: { applicantTypeRoles: { THIRD_PARTY: { description: 'I help students.' } } },
    });
  });

  it('gives an empty list for an unknown external id, and refuses an empty one [P636]', async () => {
    const ctx = buildContext(database());
    const unknown = await runOperation<Partners>(ctx, getPartner, { externalId: 'nobody' });
    expect(unknown).toEqual({ data: { partners: { nodes: [] } }, errors: [] });
    expect((await runOperation(ctx, getPartner, { externalId: '  ' })).errors).toHaveLength(1);
  });

  it('gives the flags as they stand for the partner, with their payload', async () => {
    const { externalId } = await insertPartner(database());
    const timeouts = { enabled: true, payload: { warningMinutes: 1, timeoutMinutes: 5 } };
    const ports = createRecordingPorts({ 'session-timeouts': timeouts });
    const { data } = await runOperation<Partners>(buildContext(database(), { ports }), getPartner, {
      externalId,
    });
    expect(data.partners.nodes[0]?.flags).toContainEqual({ key: 'session-timeouts', ...timeouts });
  });
});
