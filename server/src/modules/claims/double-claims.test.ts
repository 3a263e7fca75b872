import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/open-database.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildClaimWorld, byDeposit, ownAccount } from '../../testing/worlds/claim-world.ts';

const database = useTestDatabase();

describe('claiming many times at once', () => {
  it('pays each payment once, under the same and under different keys, from two pools [check 39]', async () => {
    const world = await buildClaimWorld(database());
    const other = await openDatabase({ ownerUrl: database().ownerUrl, waitMs: 30_000 });
    try {
      const { partnerId, actor } = world.payee;
      const userId = 'userId' in actor ? actor.userId : '';
      const elsewhere = { ...world.payee, db: other.partner({ partnerId, role: 'applicant', userId }) };
      const payments = [await world.authorize(10_000), await world.authorize(20_000)];
      const calls = payments.flatMap((payment) => {
        const key = randomUUID();
        const keys = [key, key, key, key, randomUUID(), randomUUID(), randomUUID(), randomUUID()];
        return keys.map((each, index) =>
          world.claim(payment, { key: each, as: index % 2 === 0 ? world.payee : elsewhere }),
        );
      });

      await Promise.allSettled(calls);

      const transfers = await world.listTransfers();
      expect(transfers.map(({ amount_cents }) => amount_cents).toSorted()).toEqual([10_000, 20_000]);
      expect(await world.listAttempts()).toHaveLength(2);
      expect(await world.readBalances()).toMatchObject({ obligated: 0, inTransit: 30_000 });
      for (const payment of payments) expect((await world.reload(payment)).status).toBe('initiated');
    } finally {
      await other.close();
    }
  });
});

describe('the key of a claim', () => {
  it('gives the same answer for the same body [check 47]', async () => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize();
    const key = randomUUID();
    const first = await world.claim(payment, { key });
    expect(await world.claim(payment, { key })).toEqual(first);
    expect(await world.listTransfers()).toHaveLength(1);
  });

  it('is refused for another body, another method and another payment [check 47]', async () => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize();
    const second = await world.authorize();
    const key = randomUUID();
    await world.claim(payment, { key });
    const mismatch = { code: 'IDEMPOTENCY_MISMATCH', status: 422 };
    const changed = { ...byDeposit, bankAccount: { ...ownAccount, accountNumber: '987654321' } };
    await expect(world.claim(payment, { key, input: changed })).rejects.toMatchObject(mismatch);
    await expect(
      world.claim(payment, { key, input: { method: 'Zelle', email: world.owner.email } }),
    ).rejects.toMatchObject(mismatch);
    await expect(world.claim(second, { key })).rejects.toMatchObject(mismatch);
    expect(await world.listTransfers()).toHaveLength(1);
  });

  it('is of one person: the same key of someone else is another one [check 47]', async () => {
    const world = await buildClaimWorld(database());
    const other = await buildClaimWorld(database());
    const key = randomUUID();
    await world.claim(await world.authorize(), { key });
    await other.claim(await other.authorize(), { key });
    expect([...(await world.listTransfers()), ...(await other.listTransfers())]).toHaveLength(2);
  });

  it('does not open what another key has under way or has claimed', async () => {
    const world = await buildClaimWorld(database());
    const payment = await world.authorize(50_094);
    await expect(world.claim(payment)).rejects.toMatchObject({ code: 'P-001', status: 400 });
    await expect(world.claim(payment)).rejects.toMatchObject({ code: 'CLAIM_IN_PROGRESS', status: 409 });
    const claimed = await world.authorize();
    await world.claim(claimed);
    await expect(world.claim(claimed)).rejects.toMatchObject({ code: 'CLAIM_NOT_OPEN', status: 409 });
  });
});
