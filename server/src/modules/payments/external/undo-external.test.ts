import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { listActions } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildMoneyWorld } from '../../../testing/worlds/money-world.ts';
import { reissuePayment } from '../acting/move-payments.ts';
import { authorizeDuePayments } from '../authorize-due-payments.job.ts';
import { issueFunds } from '../issuing/issue-funds.ts';
import { listStaffAwardViews } from '../views/award-view.ts';
import { recordExternalPayment } from './record-external.ts';
import { undoExternalPayment } from './undo-external.ts';

const database = useTestDatabase();
const reason = 'The check was never cashed';

/** Two payments of which one was recorded as paid outside. */
async function buildRecorded() {
  const world = await buildMoneyWorld(database(), {
    features: ['external-tracking', 'applicant-payments', 'multi-payment'],
  });
  const payment = { amountCents: 30_000, scheduledFor: '2026-11-16' };
  const awardId = await issueFunds(world.fiscal.ctx, {
    ...{ key: randomUUID(), caseId: world.caseId, fundId: world.fundId, vendorId: null, method: null },
    schedule: { kind: 'several', payments: [payment, payment] },
  });
  world.clock.moveBy({ hours: 48 });
  await authorizeDuePayments.run(world.system);
  // Two days later the fiscal officer signs in again.
  const { ctx } = await world.enterStaff('fiscal', 'Dario L.');
  const read = async (index = 0) => {
    const [award] = await ctx.db.read((tx) => listStaffAwardViews(tx, ctx, { ids: [awardId] }));
    return award?.payments[index] ?? expect.unreachable('The award has no such payment');
  };
  const record = (paymentId: string, reference: string) =>
    recordExternalPayment(ctx, {
      ...{ paymentId, reference, paidOn: '2026-11-16', allowsRepeatedReference: false },
    });
  const { id } = await read();
  await record(id, 'Check 1001');
  const undo = (changes: object = {}) =>
    undoExternalPayment(ctx, { paymentId: id, seen: 'success', reason, ...changes });
  return { ...world, ctx, id, read, record, undo };
}

type World = Awaited<ReturnType<typeof buildRecorded>>;

describe('undoing the record of a payment made outside', () => {
  let world: World;
  beforeEach(async () => {
    world = await buildRecorded();
  });

  it('adds an entry to the books that takes the money back, and takes none away', async () => {
    expect(await world.readBalances()).toMatchObject({ disbursed: 30_000, returned: 0 });
    expect((await world.read()).acts).toEqual(['undoExternal']);
    await world.undo();
    expect(await world.readBalances()).toMatchObject({ disbursed: 0, returned: 30_000 });
    expect(await world.read()).toMatchObject({
      ...{ status: 'failed', isReturned: true, external: null, cancelReason: reason },
      ...{ trouble: { kind: 'returned', step: 'reissue' } },
    });
    expect(await listActions(world.ctx)).toEqual(
      expect.arrayContaining(['returnPayment', 'undoExternalPayment']),
    );
  });

  it('lets the payment be recorded again, under the same reference too', async () => {
    await world.undo();
    await reissuePayment(world.ctx, { paymentId: world.id, seen: 'failed' });
    const other = await world.read(1);
    await world.record(other.id, 'Check 1001');
    await expect(world.record(world.id, 'Check 1001')).rejects.toMatchObject({ code: 'REFERENCE_USED' });
    await world.record(world.id, 'Check 1002');
    expect(await world.read()).toMatchObject({ status: 'success', cancelReason: null });
    expect(await world.readBalances()).toMatchObject({ disbursed: 60_000, returned: 0 });
  });

  it('needs a reason, and happens once', async () => {
    await expect(world.undo({ reason: ' ' })).rejects.toMatchObject({ code: 'REASON_REQUIRED' });
    const both = await Promise.allSettled([world.undo(), world.undo()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(world.undo({ seen: 'failed' })).rejects.toMatchObject({ code: 'PAYMENT_MOVE_REFUSED' });
  });

  it('is for those who issue payments', async () => {
    await expect(
      undoExternalPayment(world.reviewer.ctx, { paymentId: world.id, seen: 'success', reason }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
