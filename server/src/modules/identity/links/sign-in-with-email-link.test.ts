import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createToken, hashToken } from '../../../platform/crypto/token.ts';
import { buildContext } from '../../../testing/build-context.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { insertUser } from '../../../testing/builders/insert-user.ts';
import { listActions } from '../../../testing/read-audit.ts';
import { requestLink } from '../../../testing/request-link.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { insertToken } from '../../one-time-tokens/index.ts';
import { type EmailLinkProof, signInWithEmailLink } from './sign-in-with-email-link.ts';

const database = useTestDatabase();

async function setUp() {
  const partner = await insertPartner(database());
  const ctx = buildContext(database(), { partnerId: partner.id });
  const redeem = (proof: Partial<EmailLinkProof> & { token: string }) =>
    signInWithEmailLink(ctx, { tenantId: partner.tenantIds.applicant, ...proof });
  return { partner, ctx, redeem };
}

const usedUp = { code: 'auth/invalid-action-code' };

describe('signInWithEmailLink', () => {
  it('signs in at once in the browser that asked', async () => {
    const { partner, ctx, redeem } = await setUp();
    const { token, verifier } = await requestLink(ctx, partner);

    const identity = await redeem({ token, verifier });
    expect(identity.token).toMatch(/^[\w-]{43}$/);
    expect((await listActions(ctx)).at(-1)).toBe('signInWithEmailLink');
  });

  it('asks for the email in any other browser, and takes it [P479]', async () => {
    const { partner, ctx, redeem } = await setUp();
    const { token } = await requestLink(ctx, partner);

    await expect(redeem({ token })).rejects.toMatchObject({ code: 'auth/missing-email' });
    const stranger = createToken().token;
    await expect(redeem({ token, verifier: stranger })).rejects.toMatchObject({ code: 'auth/missing-email' });
    expect(await redeem({ token, email: 'ada@demo.example' })).toHaveProperty('userId');
  });

  it('dies after five wrong emails, also for the right one', async () => {
    const { partner, ctx, redeem } = await setUp();
    const { token } = await requestLink(ctx, partner);

    for (let tries = 0; tries < 5; tries += 1) {
      await expect(redeem({ token, email: 'eve@demo.example' })).rejects.toMatchObject({
        code: 'auth/invalid-email',
      });
    }
    await expect(redeem({ token, email: 'ada@demo.example' })).rejects.toMatchObject(usedUp);
    expect((await listActions(ctx)).filter((action) => action === 'confirmWrongEmail')).toHaveLength(5);
  });

  it('takes no more than five wrong emails that come at once', async () => {
    const { partner, ctx, redeem } = await setUp();
    const { token } = await requestLink(ctx, partner);

    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, () => redeem({ token, email: 'eve@demo.example' })),
    );
    const codes = tries.map((each) =>
      each.status === 'rejected' ? (each.reason as { code: string }).code : '',
    );
    expect(codes.filter((code) => code === 'auth/invalid-email')).toHaveLength(5);
    expect(codes.filter((code) => code === usedUp.code)).toHaveLength(7);
  });

  it('survives four wrong emails and any number of openings without one', async () => {
    const { partner, ctx, redeem } = await setUp();
    const { token } = await requestLink(ctx, partner);

    for (let tries = 0; tries < 4; tries += 1)
      await expect(redeem({ token, email: 'eve@demo.example' })).rejects.toThrow();
    for (let openings = 0; openings < 10; openings += 1) await expect(redeem({ token })).rejects.toThrow();
    expect(await redeem({ token, email: 'ada@demo.example' })).toHaveProperty('userId');
  });

  it('works at 59:59 and not at 60:01 [check 25] [P772]', async () => {
    const { partner, ctx, redeem } = await setUp();
    const early = await requestLink(ctx, partner, { email: 'early@demo.example' });
    const late = await requestLink(ctx, partner, { email: 'late@demo.example' });

    ctx.clock.moveBy({ minutes: 59, seconds: 59 });
    expect(await redeem(early)).toHaveProperty('userId');
    ctx.clock.moveBy({ seconds: 2 });
    await expect(redeem(late)).rejects.toMatchObject(usedUp);
  });

  it('would be caught living longer: a link of two hours still works at 60:01 [check 25]', async () => {
    const { partner, ctx, redeem } = await setUp();
    const { token, hash: tokenHash } = createToken();
    const createdAt = ctx.now();
    const link = {
      purpose: 'magicLink',
      id: randomUUID(),
      tokenHash,
      verifierHash: hashToken('verifier'),
      email: 'ada@demo.example',
      tenant: 'applicant',
      payload: { continuePath: null },
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 2 * 60 * 60_000),
    } as const;
    await ctx.db.transaction((tx) => insertToken(tx, partner.id, link));

    ctx.clock.moveBy({ minutes: 60, seconds: 1 });
    expect(await redeem({ token, verifier: 'verifier' })).toHaveProperty('userId');
  });

  it('leaves no other link of the address alive [check 25]', async () => {
    const { partner, ctx, redeem } = await setUp();
    const older = await requestLink(ctx, partner);
    const newer = await requestLink(ctx, partner);
    const foreign = await requestLink(ctx, partner, { email: 'ben@demo.example' });

    await redeem(newer);
    await expect(redeem(older)).rejects.toMatchObject(usedUp);
    await expect(redeem(newer)).rejects.toMatchObject(usedUp);
    expect(await redeem(foreign)).toHaveProperty('userId');
  });

  it('finds the account again at the next sign-in', async () => {
    const { partner, ctx, redeem } = await setUp();
    const first = await redeem(await requestLink(ctx, partner));
    const second = await redeem(await requestLink(ctx, partner));
    expect(second.userId).toBe(first.userId);
  });

  it('gives back where the person wanted to go [P477]', async () => {
    const { partner, ctx, redeem } = await setUp();
    const path = `/${partner.externalId}/case/1/details`;
    const link = await requestLink(ctx, partner, { continueUrl: `https://aid.example${path}` });
    expect((await redeem(link)).continueUrl).toBe(path);
  });

  it('makes no account for an advocate, whom the partner invites', async () => {
    const { partner, ctx, redeem } = await setUp();
    const tenantId = partner.tenantIds.advocate;
    const uninvited = await requestLink(ctx, partner, { tenant: 'advocate' });
    await expect(redeem({ ...uninvited, tenantId })).rejects.toMatchObject(usedUp);

    const advocate = await insertUser(database(), partner.id, {
      tenant: 'advocate',
      email: 'ada@demo.example',
    });
    const invited = await requestLink(ctx, partner, { tenant: 'advocate' });
    expect(await redeem({ ...invited, tenantId })).toMatchObject({ userId: advocate.id });
  });

  it('refuses another tenant, and the link stays good', async () => {
    const { partner, ctx, redeem } = await setUp();
    const link = await requestLink(ctx, partner);
    await expect(redeem({ ...link, tenantId: partner.tenantIds.advocate })).rejects.toMatchObject({
      code: 'auth/tenant-id-mismatch',
    });
    expect(await redeem(link)).toHaveProperty('userId');
  });

  it('refuses the link at another partner', async () => {
    const { partner, ctx } = await setUp();
    const link = await requestLink(ctx, partner);
    const other = await setUp();
    await expect(other.redeem(link)).rejects.toMatchObject(usedUp);
  });
});
