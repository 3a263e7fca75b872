import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createToken } from '../../platform/crypto/token.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { buildContext } from '../../testing/build-context.ts';
import { insertMember } from '../../testing/builders/insert-member.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { NewToken, TokenPurpose } from './one-time-token.ts';
import { consumeToken, findToken, giveTokenHash, insertToken } from './one-time-token-store.ts';

const database = useTestDatabase();
const purposes = ['magicLink', 'passwordReset', 'emailChange'] as const satisfies readonly TokenPurpose[];

async function setUp() {
  const { ctx, user, partner, clock } = await insertMember(database());
  const createdAt = clock.now();
  const issued = { email: 'ada@demo.example', createdAt, expiresAt: new Date(createdAt.getTime() + 60_000) };
  const asked = { tenant: 'applicant', verifierHash: createToken().hash } as const;
  const build = (purpose: TokenPurpose): NewToken => {
    const token = { ...issued, id: randomUUID(), tokenHash: createToken().hash };
    switch (purpose) {
      case 'magicLink':
        return { ...token, ...asked, purpose, payload: { continuePath: '/cases' } };
      case 'passwordReset':
        return { ...token, ...asked, purpose, payload: { timeZone: 'UTC' } };
      case 'emailChange':
        return { ...token, purpose, userId: user.id, payload: {} };
    }
  };
  const insert = async (purpose: TokenPurpose) => {
    const token = build(purpose);
    await ctx.db.transaction((tx) => insertToken(tx, partner.id, token));
    return token;
  };
  return { ctx, partner, clock, build, insert };
}

describe.each(purposes)('a one-time token, %s', (purpose) => {
  it('is used by one of two at once, over two pools of connections', async () => {
    const { ctx, partner, clock, insert } = await setUp();
    const token = await insert(purpose);
    const otherPool = await openDatabase({ ownerUrl: database().ownerUrl });
    const contexts = [ctx, buildContext(otherPool, { partnerId: partner.id, clock })];
    const used = await Promise.all(
      contexts.map(({ db }) => db.transaction((tx) => consumeToken(tx, partner.id, token, clock.now()))),
    );
    await otherPool.close();
    expect(used.toSorted()).toEqual([false, true]);
  });

  it('is no longer used from the moment at which it expires', async () => {
    const { ctx, partner, insert } = await setUp();
    const token = await insert(purpose);
    const use = (now: Date) => ctx.db.transaction((tx) => consumeToken(tx, partner.id, token, now));
    expect(await use(token.expiresAt)).toBe(false);
    expect(await use(new Date(token.expiresAt.getTime() - 1))).toBe(true);
  });

  it('comes back with what was stored, and for no other purpose', async () => {
    const { ctx, partner, clock, insert } = await setUp();
    const { tokenHash, ...token } = await insert(purpose);
    if (!tokenHash) return expect.fail();
    const found = await ctx.db.transaction(async (tx) => ({
      own: await findToken(tx, partner.id, purpose, { tokenHash }),
      others: await Promise.all(
        purposes
          .filter((other) => other !== purpose)
          .flatMap((other) => [
            findToken(tx, partner.id, other, { tokenHash }),
            findToken(tx, partner.id, other, { id: token.id }),
            consumeToken(tx, partner.id, { purpose: other, id: token.id }, clock.now()),
          ]),
      ),
    }));
    expect(found.own).toEqual({ ...token, usedAt: null, failedConfirmations: 0 });
    expect(found.others.filter(Boolean)).toEqual([]);
  });
});

describe('the table of one-time tokens', () => {
  it('gives a reset its token once', async () => {
    const { ctx, partner, build } = await setUp();
    const reset = { ...build('passwordReset'), tokenHash: null };
    const given = await ctx.db.transaction(async (tx) => {
      await insertToken(tx, partner.id, reset);
      const first = await giveTokenHash(tx, partner.id, reset, createToken().hash);
      return [first, await giveTokenHash(tx, partner.id, reset, createToken().hash)];
    });
    expect(given).toEqual([true, false]);
  });

  it.each([
    ['a link without a token', { purpose: 'magicLink', tokenHash: null }],
    ['a purpose that it does not know', { purpose: 'somethingElse' }],
    ['an email change of nobody', { purpose: 'emailChange', userId: undefined }],
    ['a link that is bound to no browser', { purpose: 'magicLink', verifierHash: undefined }],
    ['a reset without what its mail needs', { purpose: 'passwordReset', payload: {} }],
  ] as const)('refuses %s', async (_, { purpose, ...wrong }) => {
    const { ctx, partner, build } = await setUp();
    const known = purposes.find((each) => each === purpose) ?? 'magicLink';
    const token = { ...build(known), purpose, ...wrong } as NewToken;
    await expect(ctx.db.transaction((tx) => insertToken(tx, partner.id, token))).rejects.toThrow(
      /violates check constraint/,
    );
  });
});
