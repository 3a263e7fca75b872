import { describe, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { buildEndpoint } from '../../testing/api/build-endpoint.ts';

const applicant: Actor = {
  kind: 'applicant',
  tenant: 'applicant',
  partnerId: 'p',
  userId: 'u',
  sessionId: 's-1',
  authenticatedAt: new Date(),
};
const query = 'query Test { node { id } }';

async function buildGuarded(actor?: Actor) {
  const ended: string[] = [];
  const endpoint = await buildEndpoint({
    ...(actor && { actor }),
    tenantGuard: {
      findSessionTenantId: () => Promise.resolve('tenant-a'),
      onTenantMismatch: (visit) => {
        if (visit.actor.kind === 'applicant') ended.push(visit.actor.sessionId);
        return Promise.resolve();
      },
    },
  });
  return { endpoint, ended };
}

describe('the tenant header', () => {
  it("ends the session when it differs from the session's tenant", async () => {
    const { endpoint, ended } = await buildGuarded(applicant);
    const reply = await endpoint.call({ query }, { 'x-tenant-id': 'tenant-b' });
    expect(reply).toMatchObject({ status: 200, body: { data: null, errors: [{ message: 'Unauthorized' }] } });
    expect(ended).toEqual(['s-1']);
    expect(endpoint.seen.clearedCookies).toBe(1);
    expect(endpoint.seen.resolverCalls).toBe(0);
  });

  it('changes nothing when it agrees, is missing, or there is no session', async () => {
    const { endpoint, ended } = await buildGuarded(applicant);
    expect((await endpoint.call({ query }, { 'x-tenant-id': 'tenant-a' })).body).toHaveProperty(
      'data.node.id',
      '1',
    );
    expect((await endpoint.call({ query })).body).toHaveProperty('data.node.id', '1');
    const visitor = await buildGuarded();
    const reply = await visitor.endpoint.call({ query }, { 'x-tenant-id': 'tenant-b' });
    expect(reply.body).toHaveProperty('data.node.id', '1');
    expect([...ended, ...visitor.ended]).toEqual([]);
  });
});
