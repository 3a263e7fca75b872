import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { byDeposit, ownAccount } from '../../../testing/worlds/claim-world.ts';
import type { ClaimInput } from '../claim-destination.ts';
import { buildDrillWorld, type DrillWorld } from '../../../testing/worlds/drill-world.ts';

const database = useTestDatabase({ waitMs: 60_000 });
/** A sample in every run; `npm run drills -- same-keys` takes a hundred of each. */
const runs = Number(process.env.SAME_KEYS ?? 3);

const elsewhere: ClaimInput = {
  ...byDeposit,
  method: 'DirectDeposit',
  bankAccount: { ...ownAccount, accountNumber: '987654321' },
};

/** Does the same so often, each time with a payment of its own; `renew` is what a good client never does to a key. */
async function repeat(
  world: DrillWorld,
  other: DrillWorld,
  { renew = (key: string) => key }: { renew?: (key: string) => string } = {},
): Promise<void> {
  const all = await world.authorizeMany(runs);
  const ofOthers = await other.authorizeMany(runs);
  for (const [index, payment] of all.entries()) {
    const as = world.nextClaim();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => world.claim(payment, { key, as }).catch(String)),
    );
    const first = await world.claim(payment, { key: renew(key), as });
    expect(await world.claim(payment, { key: renew(key), as })).toEqual(first);
    expect(answers).toContainEqual(first);
    await expect(world.claim(payment, { key, as, input: elsewhere })).rejects.toMatchObject({ status: 422 });
    const theirs = ofOthers[index];
    if (!theirs) throw new Error('The other person has too few payments');
    await other.claim(theirs, { key, as: other.nextClaim() });
  }
  await world.expectPaidOnce(all);
  await other.expectPaidOnce(ofOthers);
}

describe('the key of a claim', () => {
  it(`stands for one claim of one person, ${String(runs)} times [check 47]`, async () => {
    await repeat(await buildDrillWorld(database()), await buildDrillWorld(database()));
  }, 3_600_000);

  it('would answer nothing to a client that makes a new one for each try [check 47]', async () => {
    const world = await buildDrillWorld(database());
    const other = await buildDrillWorld(database());
    await expect(repeat(world, other, { renew: () => randomUUID() })).rejects.toMatchObject({
      code: 'CLAIM_NOT_OPEN',
    });
  });
});
