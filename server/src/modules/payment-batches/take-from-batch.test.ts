import { describe, expect, it } from 'vitest';
import { listActions } from '../../testing/read-audit.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildBatchWorld } from '../../testing/worlds/batch-world.ts';
import { listPayments } from '../payments/index.ts';
import { releasePayment } from '../../testing/payment-acts.ts';
import { approveBatch, releaseBatch } from './move-batch.ts';
import { findPaymentBatch, listBatchCandidates } from './read-batches.ts';
import { takeFromBatch } from './take-from-batch.ts';

const database = useTestDatabase();
const reason = 'The name on the account is wrong';

/** A batch of three payments that a second person has approved. */
async function buildApproved() {
  const world = await buildBatchWorld(database());
  const [first, second, third] = await world.claimMany([50_000, 12_345, 700]);
  if (!first || !second || !third) throw new Error('Nothing was claimed');
  const batchId = await world.make();
  await approveBatch(world.approver, { batchId, seen: 'open' });
  const takeOut = (paymentId: string, changes: object = {}) =>
    takeFromBatch(world.maker, { batchId, seen: 'approved', paymentId, reason, ...changes });
  return { ...world, batchId, first, second, third, takeOut };
}

describe('taking a payment out of a batch', () => {
  it('declares what is left, and lets the approval start over', async () => {
    const world = await buildApproved();
    const { batchId } = world;
    await world.takeOut(world.second.id);
    expect(await findPaymentBatch(world.maker, batchId)).toMatchObject({
      ...{ state: 'open', itemCount: 2, totalCents: 50_700, approvedBy: null, approvedAt: null },
    });
    await expect(releaseBatch(world.maker, { batchId, seen: 'approved' })).rejects.toMatchObject({
      code: 'BATCH_CHANGED',
    });
    await expect(approveBatch(world.maker, { batchId, seen: 'open' })).rejects.toMatchObject({
      code: 'BATCH_NEEDS_ANOTHER_PERSON',
    });
    await world.send(batchId);
    const [file] = await world.readFiles(batchId);
    expect(file?.content).toContain('0000050000');
    expect(file?.content).not.toContain('0000012345');
    expect(await listActions(world.maker)).toContain('reduceBatch');
  });

  it('holds the payment with the reason until someone releases it for the next batch', async () => {
    const world = await buildApproved();
    await world.takeOut(world.second.id);
    expect(await listBatchCandidates(world.maker)).toEqual([]);
    const { nodes } = await listPayments(world.maker, { troubles: ['held'] }, {});
    expect(nodes.map(({ payment }) => [payment.id, payment.holdNote, payment.acts])).toEqual([
      [world.second.id, reason, ['release']],
    ]);
    expect(await world.readBalances()).toMatchObject({ inTransit: 63_045 });

    await releasePayment(world.approver, { paymentId: world.second.id });
    expect(await listBatchCandidates(world.maker)).toMatchObject([{ count: 1, totalCents: 12_345 }]);
  });

  it('needs a reason, a batch as it was seen, and a payment that is in it', async () => {
    const world = await buildApproved();
    const [elsewhere] = await world.claimMany([100]);
    await expect(world.takeOut(world.second.id, { reason: ' ' })).rejects.toMatchObject({
      code: 'REASON_REQUIRED',
    });
    for (const [paymentId, changes] of [
      [world.second.id, { seen: 'open' }],
      [elsewhere?.id ?? '', {}],
    ] as const)
      await expect(world.takeOut(paymentId, changes)).rejects.toMatchObject({ code: 'BATCH_CHANGED' });
    await releaseBatch(world.maker, { batchId: world.batchId, seen: 'approved' });
    await expect(world.takeOut(world.second.id, { seen: 'released' })).rejects.toMatchObject({
      code: 'BATCH_CHANGED',
    });
  });

  it('leaves the last one in, and happens once for two people at once', async () => {
    const world = await buildApproved();
    const both = await Promise.allSettled([world.takeOut(world.second.id), world.takeOut(world.second.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await world.takeOut(world.third.id, { seen: 'open' });
    await expect(world.takeOut(world.first.id, { seen: 'open' })).rejects.toMatchObject({
      code: 'BATCH_WOULD_BE_EMPTY',
    });
  });

  it.each([
    ['more than before', { item_count: 4, total_cents: 63_145, state: 'open', approved_by: null }],
    ['less while it stays approved', { item_count: 2, total_cents: 50_700 }],
  ])('lets nobody declare %s, by the database too', async (_what, changes) => {
    const { system, batchId } = await buildApproved();
    await expect(
      system.db.transaction((tx) =>
        tx.updateTable('payment_batches').set(changes).where('id', '=', batchId).execute(),
      ),
    ).rejects.toThrow('declares what it holds once');
  });
});
