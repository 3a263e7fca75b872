import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { PayoutLine, Payouts } from '../../ports/payouts.ts';
import { asOwner } from '../../testing/as-owner.ts';
import { listActions } from '../../testing/read-audit.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildClaimWorld } from '../../testing/worlds/claim-world.ts';
import { blockFund } from '../funds/index.ts';
import { sayBookGap } from './book-gap-words.ts';
import { reconcileBooks } from './reconcile-books.job.ts';
import { listBookGaps, resolveGap } from './resolve-gap.ts';

const database = useTestDatabase();

/** A payment that the bank has paid, and a bank whose list can be changed on its way to us. */
async function buildPaidWorld(change: (lines: PayoutLine[]) => PayoutLine[] = (lines) => lines) {
  const through = (bank: Payouts): Payouts => ({
    ...bank,
    list: async (name, range) => change([...(await bank.list(name, range))]),
  });
  const world = await buildClaimWorld(database(), { through });
  const payment = await world.authorize();
  await world.claim(payment);
  world.clock.moveBy({ minutes: 5 });
  await world.reconcile();
  world.clock.moveBy({ hours: 30 });
  const admin = await world.enterStaff('admin', 'Aurelio S.');
  const readGaps = async () =>
    (await listBookGaps(world.fiscal.ctx)).map((gap) => ({ ...gap, text: sayBookGap('en', gap) }));
  return { ...world, admin, payment, readGaps, reconcileBooks: () => reconcileBooks.run(world.product) };
}

/** Changes a table behind the product's back, as nobody but the owner can. */
const tamper = (statement: string) =>
  asOwner(database(), `set session_replication_role = replica; ${statement}`);

describe('reconcileBooks', () => {
  it('finds nothing where journal, payments and the bank agree', async () => {
    const world = await buildPaidWorld();
    await world.reconcileBooks();
    expect(await world.readGaps()).toEqual([]);
    expect((await world.readFund()).blockedReason).toBeNull();
  });

  it('finds a balance that the journal does not explain, and blocks the fund', async () => {
    const world = await buildPaidWorld();
    await tamper(
      `update fund_accounts set remaining_cents = remaining_cents - 100, disbursed_cents = disbursed_cents + 100 where fund_id = '${world.fundId}'`,
    );
    await world.reconcileBooks();
    expect((await world.readGaps()).map(({ text }) => text)).toEqual([
      'The fund shows $501.00 as disbursed, but its journal ends with $500.00.',
      'The fund shows $9,499.00 as remaining, but its journal ends with $9,500.00.',
      'The fund shows $501.00 as disbursed, but its payments add up to $500.00.',
    ]);
    expect((await world.readFund()).blockedReason).toMatch(/^The daily check found a difference/);
    await expect(world.authorize()).rejects.toMatchObject({ code: 'FUND_BLOCKED' });
  });

  it('finds what it can while a provider is away, and fails so that someone is told', async () => {
    const away = () => {
      throw new Error('away');
    };
    const world = await buildPaidWorld(away);
    await tamper(`update program_balances set awarded_cents = 1 where program_id = '${world.programId}'`);
    const other: PayoutLine = { key: 'x', reference: 'OB-1', amountCents: 7_00, kind: 'settled' };
    const { payouts } = world.product.ports;
    const two: Payouts = {
      ...payouts,
      listed: [...payouts.listed, 'other-bank'],
      list: async (name, range) => (name === 'other-bank' ? [other] : payouts.list(name, range)),
    };
    const product = { ...world.product, ports: { ...world.product.ports, payouts: two } };
    await expect(reconcileBooks.run(product)).rejects.toThrow('test-bank');
    expect((await world.readGaps()).map(({ kind }) => kind).toSorted()).toEqual(['notOurs', 'program']);
  });

  it('finds a program that shows more than its payments', async () => {
    const world = await buildPaidWorld();
    await tamper(`update program_balances set awarded_cents = 1 where program_id = '${world.programId}'`);
    await world.reconcileBooks();
    expect(await world.readGaps()).toMatchObject([{ kind: 'program', fundId: null, ownCents: 1 }]);
  });

  it.each<[string, (lines: PayoutLine[]) => PayoutLine[], RegExp]>([
    [
      'another amount',
      (lines) => lines.map((line) => ({ ...line, amountCents: 60_000 })),
      /is for \$500\.00, but the payment provider has \$600\.00\.$/,
    ],
    [
      'no such payment',
      () => [],
      /of \$500\.00 counts as sent, but the payment provider does not have it\.$/,
    ],
    [
      'a refusal',
      (lines) => lines.map((line) => ({ ...line, kind: 'refused' as const })),
      /counts as sent, but the payment provider does not have it\.$/,
    ],
    [
      'a payment of nobody',
      (lines) => [...lines, { key: 'x', reference: 'TB-99', amountCents: 7_00, kind: 'settled' as const }],
      /^The payment provider paid \$7\.00 under TB-99, which no payment here explains\.$/,
    ],
  ])('finds that the bank has %s', async (_what, change, text) => {
    const world = await buildPaidWorld(change);
    await world.reconcileBooks();
    const gaps = await world.readGaps();
    expect(gaps).toHaveLength(1);
    expect(gaps[0]?.text).toMatch(text);
    expect((await world.readFund()).blockedReason !== null).toBe(gaps[0]?.fundId !== null);
  });

  it('finds what the bank still pays although it came back here', async () => {
    const world = await buildPaidWorld();
    const at = world.clock.now().toISOString();
    await tamper(
      `update payment_attempts set state = 'returned', updated_at = '${at}' where payment_id = '${world.payment.id}'`,
    );
    await world.reconcileBooks();
    expect(await world.readGaps()).toEqual([]);
    world.clock.moveBy({ hours: 25 });
    await world.reconcileBooks();
    expect(await world.readGaps()).toMatchObject([{ kind: 'sentAnyway' }]);
  });

  it('finds what the bank paid although it was refused here, and what is late', async () => {
    const world = await buildPaidWorld();
    const set = (state: string) =>
      tamper(`update payment_attempts set state = '${state}' where payment_id = '${world.payment.id}'`);
    await set('refused');
    await world.reconcileBooks();
    expect(await world.readGaps()).toMatchObject([{ kind: 'sentAnyway' }]);
    world.clock.moveBy({ hours: 1 });
    await set('accepted');
    await world.reconcileBooks();
    expect((await world.readGaps()).map(({ kind }) => kind)).toEqual(['sentAnyway', 'late']);
  });

  it('is one difference however often it runs, also at once', async () => {
    const world = await buildPaidWorld(() => []);
    await world.reconcileBooks();
    await Promise.all([world.reconcileBooks(), world.reconcileBooks()]);
    expect(await world.readGaps()).toHaveLength(1);
    const acts = await listActions(world.system);
    expect(acts.filter((act) => act === 'openBookGap')).toHaveLength(1);
  });

  it('leaves alone what is still on its way between the two', async () => {
    const world = await buildClaimWorld(database(), {
      through: (bank) => ({ ...bank, list: () => Promise.resolve([]) }),
    });
    await world.claim(await world.authorize());
    await reconcileBooks.run(world.product);
    expect(await listBookGaps(world.fiscal.ctx)).toEqual([]);
  });
});

describe('resolveGap', () => {
  it('lets the fund go on with the last difference, and finds one that is still there again', async () => {
    const world = await buildPaidWorld(() => []);
    await world.reconcileBooks();
    const [gap] = await world.readGaps();
    const unblock = blockFund(world.admin.ctx, { id: world.fundId, reason: null });
    await expect(unblock).rejects.toMatchObject({ code: 'FUND_HAS_GAP' });

    const resolution = 'The bank listed it under the day after.';
    expect(await resolveGap(world.admin.ctx, { id: gap?.id ?? '', resolution })).toEqual([]);
    expect((await world.readFund()).blockedReason).toBeNull();
    const again = resolveGap(world.admin.ctx, { id: gap?.id ?? '', resolution });
    await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' });

    await world.reconcileBooks();
    expect(await world.readGaps()).toHaveLength(1);
  });

  it('keeps a block that a person set', async () => {
    const world = await buildPaidWorld(() => []);
    await blockFund(world.admin.ctx, { id: world.fundId, reason: 'The auditors look at it.' });
    await world.reconcileBooks();
    expect((await world.readFund()).blockedReason).toBe('The auditors look at it.');
    const [gap] = await world.readGaps();
    await resolveGap(world.admin.ctx, { id: gap?.id ?? '', resolution: 'Fine.' });
    expect((await world.readFund()).blockedReason).toBe('The auditors look at it.');
  });

  it('cannot be undone by an update that skips it', async () => {
    const world = await buildPaidWorld(() => []);
    await world.reconcileBooks();
    const unblocking = world.system.db.transaction((tx) =>
      sql`update funds set blocked_at = null, blocked_reason = null where id = ${world.fundId}`.execute(tx),
    );
    await expect(unblocking).rejects.toThrow('do not match');
  });
});
