import { describe, expect, it } from 'vitest';
import type { TestContext } from '../../testing/build-context.ts';
import { runWaitingJobs } from '../../testing/run-waiting-jobs.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildBatchWorld } from '../../testing/worlds/batch-world.ts';
import { listPayments } from '../payments/index.ts';
import { holdBatch, resumeBatch } from './hold-batch.ts';
import { toListReference } from './files/payment-reference.ts';
import { importBankFile } from './import-bank-file.ts';
import { approveBatch, confirmBatch, discardBatch } from './move-batch.ts';
import { findBatchHold, findPaymentBatch, listBatchCandidates } from './read-batches.ts';
import { settleBatch } from './settle-batch.job.ts';

const database = useTestDatabase();
const buildWorld = () => buildBatchWorld(database());

describe('a confirmed batch', () => {
  /** A machine that dies when it begins its next transaction after some. */
  function dieAfter(ctx: TestContext, transactions: number): TestContext {
    let left = transactions;
    const die = () => Promise.reject(new Error('The machine is gone'));
    const transaction: TestContext['db']['transaction'] = (work) =>
      left-- > 0 ? ctx.db.transaction(work) : die();
    return { ...ctx, db: { ...ctx.db, transaction } };
  }

  it('is settled to the end after a machine died in the middle, once, by two others at once', async () => {
    const world = await buildWorld();
    const payments = await world.claimMany([50_000, 12_345, 700]);
    const batchId = await world.make();
    await world.send(batchId);
    await confirmBatch(world.maker, { batchId, seen: 'sent' });
    expect(await world.readBalances()).toMatchObject({ inTransit: 63_045, disbursed: 0 });

    const run = (ctx: TestContext) => settleBatch.run({ ...ctx, actAs: () => ctx }, { batchId });
    await expect(run(dieAfter(world.product, 1))).rejects.toThrow('The machine is gone');
    expect(await world.readBalances()).toMatchObject({ inTransit: 13_045, disbursed: 50_000 });

    await Promise.all([run(world.product), run(world.product)]);
    await run(world.product);
    for (const payment of payments) expect((await world.reload(payment)).status).toBe('success');
    expect(await world.readBalances()).toMatchObject({ inTransit: 0, disbursed: 63_045 });
  });

  it('is settled by the queue if and only if it was confirmed', async () => {
    const world = await buildWorld();
    await world.claimMany([50_000]);
    const batchId = await world.make();
    await world.send(batchId);
    await settleBatch.run({ ...world.product, actAs: () => world.product }, { batchId });
    expect(await world.readBalances()).toMatchObject({ inTransit: 50_000 });
    const twice = await Promise.allSettled(
      [world.maker, world.approver].map((by) => confirmBatch(by, { batchId, seen: 'sent' })),
    );
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await runWaitingJobs(database(), world.product, settleBatch)).toBe(1);
    expect(await world.readBalances()).toMatchObject({ inTransit: 0, disbursed: 50_000 });
  });
});

describe('a Zelle batch that was not released', () => {
  it('is confirmed neither by hand nor by a list of the bank', async () => {
    const world = await buildWorld();
    const [payment] = await world.claimMany([50_000], {
      input: { method: 'Zelle', email: world.owner.email },
    });
    const batchId = await world.make('Zelle');
    await approveBatch(world.approver, { batchId, seen: 'open' });
    for (const seen of ['approved', 'sent'] as const)
      await expect(confirmBatch(world.maker, { batchId, seen })).rejects.toMatchObject({
        code: 'BATCH_CHANGED',
      });
    const [item] = await world.product.db.read((tx) =>
      tx.selectFrom('payment_batch_items').select(['attempt_id', 'sequence']).execute(),
    );
    const reference = toListReference({ attemptId: item?.attempt_id ?? '', sequence: item?.sequence ?? 0 });
    const content = `Reference,Amount,Status\n${reference},500.00,Paid\n`;
    const call = { method: 'Zelle', content, isDryRun: false } as const;
    expect(await importBankFile(world.maker, call)).toMatchObject([{ outcome: 'unknownPayment' }]);
    expect((await world.reload(payment ?? { id: '' })).status).toBe('initiated');
    expect(await world.readBalances()).toMatchObject({ inTransit: 50_000, disbursed: 0 });
  });
});

describe('a batch on hold', () => {
  it('goes nowhere until someone resumes it, by the database too, and can be canceled', async () => {
    const world = await buildWorld();
    await world.claimMany([50_000]);
    const batchId = await world.make();
    const call = { batchId, seen: 'open' } as const;
    await expect(holdBatch(world.maker, { ...call, note: ' ' })).rejects.toMatchObject({
      code: 'REASON_REQUIRED',
    });
    await holdBatch(world.maker, { ...call, note: 'Ask the bank first' });
    expect(await findBatchHold(world.approver, batchId)).toMatchObject({
      ...{ note: 'Ask the bank first', holder: { id: world.fiscal.user.id } },
    });
    await expect(approveBatch(world.approver, call)).rejects.toMatchObject({ code: 'BATCH_HELD' });
    await expect(
      world.system.db.transaction((tx) =>
        tx
          .updateTable('payment_batches')
          .set({ state: 'approved', approved_by: world.admin.user.id })
          .where('id', '=', batchId)
          .execute(),
      ),
    ).rejects.toThrow('on hold cannot go on');

    await resumeBatch(world.approver, call);
    await approveBatch(world.approver, call);
    await holdBatch(world.approver, { batchId, seen: 'approved', note: 'Wrong day' });
    await discardBatch(world.maker, { batchId, seen: 'approved' });
    expect(await listBatchCandidates(world.maker)).toMatchObject([{ count: 1 }]);
  });

  it('is too late once the bank has its files', async () => {
    const world = await buildWorld();
    await world.claimMany([50_000]);
    const batchId = await world.make();
    await world.send(batchId);
    await expect(holdBatch(world.maker, { batchId, seen: 'sent', note: 'Stop' })).rejects.toMatchObject({
      code: 'BATCH_CHANGED',
    });
  });
});

describe('the view of a batch', () => {
  it('says who prepared and who approved it, and lists its payments alone', async () => {
    const world = await buildWorld();
    const [inside] = await world.claimMany([50_000]);
    const batchId = await world.make();
    await approveBatch(world.approver, { batchId, seen: 'open' });
    await world.claimMany([100]);
    expect(await findPaymentBatch(world.maker, batchId)).toMatchObject({
      ...{ itemCount: 1, totalCents: 50_000 },
      ...{ maker: { id: world.fiscal.user.id }, approver: { id: world.admin.user.id } },
    });
    const { nodes } = await listPayments(world.maker, { batchId }, {});
    expect(nodes.map(({ payment }) => payment.id)).toEqual([inside?.id]);
  });
});
