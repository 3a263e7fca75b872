import { expect } from 'vitest';
import type { ApplicantActor } from '../../platform/actor.ts';
import type { TestContext } from '../build-context.ts';
import type { TestDatabase } from '../test-database.ts';
import { buildClaimWorld } from './claim-world.ts';
import type { Payment } from '../../modules/payments/index.ts';

/** Between two claims of one person, so that a drill does not look like a burst of claims. */
export const minutesApart = 16;

export type DrillWorld = Awaited<ReturnType<typeof buildDrillWorld>>;

/** A claim world for many claims by one person, each with a fresh sign-in. */
export async function buildDrillWorld(
  database: TestDatabase,
  options: Parameters<typeof buildClaimWorld>[1] = {},
) {
  const world = await buildClaimWorld(database, options);
  const { actor } = world.payee;
  if (actor.kind !== 'applicant') throw new Error('Only applicants claim');

  const freshActor = (): ApplicantActor => ({ ...actor, authenticatedAt: world.clock.now() });
  const freshPayee = (): TestContext => ({ ...world.payee, actor: freshActor() });

  /** Moves on to the next claim: later, and with a sign-in of its own. */
  const nextClaim = (): TestContext => {
    world.clock.moveBy({ minutes: minutesApart });
    return freshPayee();
  };

  async function authorizeMany(count: number, amountCents = 1_000): Promise<Payment[]> {
    const payments: Payment[] = [];
    for (let made = 0; made < count; made += 1) payments.push(await world.authorize(amountCents));
    return payments;
  }

  const countEntries = async (move: string): Promise<number> => {
    const rows = await world.system.db.read((tx) =>
      tx
        .selectFrom('journal_entries')
        .select('seq')
        .where('partner_id', '=', world.partnerId)
        .where('move', '=', move)
        .execute(),
    );
    return rows.length;
  };

  /** The bank and the books have each payment exactly once, and every cent is somewhere. */
  async function expectPaidOnce(payments: readonly Payment[]): Promise<void> {
    const cents = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const transfers = await world.listTransfers();
    expect(transfers).toHaveLength(payments.length);
    expect(transfers.reduce((sum, transfer) => sum + transfer.amount_cents, 0)).toBe(cents);
    expect(await countEntries('send')).toBe(payments.length);
    const { remaining, obligated, inTransit, disbursed } = await world.readBalances();
    expect(inTransit + disbursed).toBe(cents);
    expect(remaining + obligated + inTransit + disbursed).toBe(1_000_000);
  }

  return { ...world, freshActor, freshPayee, nextClaim, authorizeMany, countEntries, expectPaidOnce };
}
