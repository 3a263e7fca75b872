import { describe, expect, it } from 'vitest';
import { createToken, hashToken } from '../../../platform/crypto/token.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { buildSecondFactorWorld } from '../../../testing/worlds/second-factor-world.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { waiveSecondFactor } from '../../staff/index.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { issueIdentityToken } from '../issue-identity-token.ts';
import type { AuthenticationMechanism } from '../sessions/session.ts';

const database = useTestDatabase();
type World = Awaited<ReturnType<typeof buildSecondFactorWorld>>;

/** The names of the tokens that begin a session of staff although no second factor was proven. */
async function listLeaks(world: World, tokens: Record<string, string>): Promise<string[]> {
  const leaks: string[] = [];
  for (const [name, token] of Object.entries(tokens)) {
    const request = {
      token,
      userId: world.worker.id,
      tenantId: world.partner.tenantIds.staff,
      authenticationMechanism: 'BASIC',
    } as const;
    const begun = await beginSession(world.visitor, request).catch(() => undefined);
    if (begun) leaks.push(name);
  }
  return leaks;
}

const issue = (world: World, mechanism: AuthenticationMechanism) =>
  world.visitor.db.transaction((tx) => issueIdentityToken(tx, world.visitor, world.worker.id, mechanism));

describe('a session of staff', () => {
  it('begins neither from a first step nor from a proof of the password alone', async () => {
    const world = await buildSecondFactorWorld(database());
    await world.enrolTotp();
    const tokens = {
      'first step': (await world.takeFirstStep()).token,
      'proof of the password': (await issue(world, 'BASIC')).token,
      'proof of the mailbox': (await issue(world, 'EMAIL_TOKEN')).token,
    };
    expect(await listLeaks(world, tokens)).toEqual([]);
  });

  it('is refused with the code that asks for the second factor', async () => {
    const world = await buildSecondFactorWorld(database());
    const request = {
      ...(await issue(world, 'BASIC')),
      tenantId: world.partner.tenantIds.staff,
      authenticationMechanism: 'BASIC',
    } as const;
    await expect(beginSession(world.visitor, request)).rejects.toMatchObject({
      code: 'auth/second-factor-required',
    });
  });

  it('would begin from a first step that were stored among the proofs, which the check notices', async () => {
    const world = await buildSecondFactorWorld(database());
    const { token } = createToken();
    await world.visitor.db.transaction((tx) =>
      tx
        .insertInto('identity_tokens')
        .values({
          partner_id: world.partner.id,
          token_hash: hashToken(token),
          user_id: world.worker.id,
          mechanism: 'BASIC',
          expires_at: new Date('2026-12-01'),
          second_factor: true,
        })
        .execute(),
    );
    expect(await listLeaks(world, { 'first step': token })).toEqual(['first step']);
  });

  it('would begin from the password alone if the gate looked at nothing, as it does for demo staff', async () => {
    const world = await buildSecondFactorWorld(database());
    await waiveSecondFactor(buildSystemContext(database(), { partnerId: world.partner.id }), world.worker.id);
    expect(await listLeaks(world, { password: (await issue(world, 'BASIC')).token })).toEqual(['password']);
  });

  it('begins from an identity provider, which asks for its own second factor', async () => {
    const world = await buildSecondFactorWorld(database());
    const request = {
      ...(await issue(world, 'SAML')),
      tenantId: world.partner.tenantIds.staff,
      authenticationMechanism: 'SAML',
    } as const;
    expect(await beginSession(world.visitor, request)).toHaveProperty('cookie');
  });
});
