import { describe, expect, it } from 'vitest';
import { type ContextOverrides, buildContext } from '../../../testing/build-context.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertUser } from '../../../testing/builders/insert-user.ts';
import { listActions } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { beginSession, type SessionRequest } from './begin-session.ts';
import { findSessionActor } from './find-session-actor.ts';
import { issueIdentityToken } from '../issue-identity-token.ts';

const database = useTestDatabase();

async function setUp() {
  const partner = await insertPartner(database());
  const user = await insertUser(database(), partner.id);
  const contextOf = (overrides: ContextOverrides = {}) =>
    buildContext(database(), { partnerId: partner.id, ...overrides });
  const ctx = contextOf();
  const prove = async (): Promise<SessionRequest> => ({
    ...(await ctx.db.transaction((tx) => issueIdentityToken(tx, ctx, user.id, 'EMAIL_TOKEN'))),
    tenantId: partner.tenantIds.applicant,
    authenticationMechanism: 'EMAIL_TOKEN',
  });
  return { partner, user, ctx, contextOf, prove };
}

const refused = { code: 'auth/invalid-verification-code' };

describe('beginSession', () => {
  it('turns a proven identity into a session of that user [P653]', async () => {
    const { partner, user, ctx, prove } = await setUp();
    const { cookie, sessionId } = await beginSession(ctx, await prove());

    expect(cookie.startsWith(`${partner.id}.`)).toBe(true);
    expect(await findSessionActor(database(), cookie, ctx.now())).toEqual({
      kind: 'applicant',
      tenant: 'applicant',
      partnerId: partner.id,
      userId: user.id,
      sessionId,
      authenticatedAt: ctx.now(),
    });
    expect((await listActions(ctx)).at(-1)).toBe('beginSession');
  });

  it('takes a proof once', async () => {
    const { ctx, prove } = await setUp();
    const proof = await prove();
    await beginSession(ctx, proof);
    await expect(beginSession(ctx, proof)).rejects.toMatchObject(refused);
  });

  it('takes a proof for a minute', async () => {
    const { ctx, prove } = await setUp();
    const [soon, late] = [await prove(), await prove()];
    ctx.clock.moveBy({ seconds: 59 });
    await beginSession(ctx, soon);
    ctx.clock.moveBy({ seconds: 2 });
    await expect(beginSession(ctx, late)).rejects.toMatchObject(refused);
  });

  it.each([
    ['another user', { userId: '00000000-0000-4000-8000-000000000000' }],
    ['another mechanism', { authenticationMechanism: 'BASIC' as const }],
    ['a made-up token', { token: 'made-up' }],
  ])('refuses %s [P694]', async (_name, wrong) => {
    const { ctx, prove } = await setUp();
    await expect(beginSession(ctx, { ...(await prove()), ...wrong })).rejects.toMatchObject(refused);
  });

  it('uses the proof up also when it refuses', async () => {
    const { partner, ctx, prove } = await setUp();
    const proof = await prove();
    await expect(beginSession(ctx, { ...proof, tenantId: partner.tenantIds.advocate })).rejects.toMatchObject(
      {
        code: 'auth/tenant-id-mismatch',
      },
    );
    await expect(beginSession(ctx, proof)).rejects.toMatchObject(refused);
  });

  it('refuses the tenant of another partner [P695]', async () => {
    const { ctx, prove } = await setUp();
    const other = await insertPartner(database());
    const request = { ...(await prove()), tenantId: other.tenantIds.applicant };
    await expect(beginSession(ctx, request)).rejects.toMatchObject({ code: 'auth/tenant-id-mismatch' });
  });

  it('refuses a proof at another partner', async () => {
    const { prove } = await setUp();
    const other = await setUp();
    const request = { ...(await prove()), tenantId: other.partner.tenantIds.applicant };
    await expect(beginSession(other.ctx, request)).rejects.toMatchObject(refused);
  });

  it('rotates: the token of before signing in is good for nothing afterwards [check 29]', async () => {
    const { partner, user, contextOf, prove } = await setUp();
    const before = await insertSession(database(), partner.id, user);
    const ctx = contextOf({ actor: before.actor });

    const after = await beginSession(ctx, await prove());
    expect(after.cookie).not.toBe(before.cookie);
    expect(await findSessionActor(database(), before.cookie, ctx.now())).toBeUndefined();
    expect(await findSessionActor(database(), after.cookie, ctx.now())).toMatchObject({ userId: user.id });
  });

  it('would leave the old token alive if it did not know the browser had one [check 29]', async () => {
    const { partner, user, contextOf, prove } = await setUp();
    const before = await insertSession(database(), partner.id, user);
    const forgetful = contextOf();

    await beginSession(forgetful, await prove());
    expect(await findSessionActor(database(), before.cookie, forgetful.now())).toBeDefined();
  });
});
