import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../platform/db/open-database.ts';
import { hashToken } from '../../../platform/crypto/token.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { buildContext } from '../../../testing/build-context.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { requestLink } from '../../../testing/request-link.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { consumeToken, findToken } from '../../one-time-tokens/index.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { signInWithEmailLink } from './sign-in-with-email-link.ts';

const database = useTestDatabase();

async function setUp() {
  const partner = await insertPartner(database());
  const ctx = buildContext(database(), { partnerId: partner.id });
  const link = await requestLink(ctx, partner);
  const stored = await ctx.db.transaction((tx) =>
    findToken(tx, partner.id, 'magicLink', { tokenHash: hashToken(link.token) }),
  );
  return { partner, ctx, link, linkId: stored?.id ?? '' };
}

describe('fifty people with one link', () => {
  it('get exactly one session, over two pools of connections [check 23]', async () => {
    const { partner, ctx, link } = await setUp();
    const otherPool = await openDatabase({ ownerUrl: database().ownerUrl });
    const tenantId = partner.tenantIds.applicant;
    const contexts = [ctx, buildContext(otherPool, { partnerId: partner.id })];

    const attempts = await Promise.allSettled(
      Array.from({ length: 50 }, async (_, index) => {
        const own = contexts[index % 2] ?? ctx;
        const identity = await signInWithEmailLink(own, { tenantId, ...link });
        return beginSession(own, { ...identity, tenantId, authenticationMechanism: 'EMAIL_TOKEN' });
      }),
    );
    await otherPool.close();

    const refused = attempts.filter((attempt) => attempt.status === 'rejected');
    expect(attempts).toHaveLength(refused.length + 1);
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(
      Array.from({ length: 49 }, () => 'auth/invalid-action-code'),
    );
    const sessions = await ctx.db.transaction((tx) => tx.selectFrom('sessions').select('id').execute());
    expect(sessions).toHaveLength(1);
  });

  it('take the row once, also without the lock on the address [check 23]', async () => {
    const { partner, ctx, linkId } = await setUp();
    const taken = await Promise.all(
      Array.from({ length: 50 }, () =>
        ctx.db.transaction((tx) =>
          consumeToken(tx, partner.id, { purpose: 'magicLink', id: linkId }, ctx.now()),
        ),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('would all get in if the link were looked at first and marked afterwards [check 23]', async () => {
    const { ctx, linkId } = await setUp();
    const looked = createBarrier(5);

    async function lookThenMark(tx: Transaction): Promise<boolean> {
      const link = await tx
        .selectFrom('one_time_tokens')
        .select('used_at')
        .where('id', '=', linkId)
        .executeTakeFirstOrThrow();
      await looked();
      await tx.updateTable('one_time_tokens').set({ used_at: ctx.now() }).where('id', '=', linkId).execute();
      return link.used_at === null;
    }

    const taken = await Promise.all(Array.from({ length: 5 }, () => ctx.db.transaction(lookThenMark)));
    expect(taken.filter(Boolean)).toHaveLength(5);
  });
});

/** Holds everyone until all have arrived. */
function createBarrier(expected: number): () => Promise<void> {
  let arrived = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    arrived += 1;
    if (arrived === expected) open();
    return opened;
  };
}
