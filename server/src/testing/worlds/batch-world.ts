import { createBankFiles } from '../../adapters/payouts/bank-files.ts';
import { combinePayouts } from '../../adapters/payouts/combine-payouts.ts';
import { makeBatch } from '../../modules/payment-batches/make-batch.ts';
import {
  approveBatch,
  confirmBatch,
  releaseBatch,
  sendBatch,
} from '../../modules/payment-batches/move-batch.ts';
import {
  exportBatchFile,
  findPaymentBatch,
  listBatchCandidates,
} from '../../modules/payment-batches/read-batches.ts';
import { settleBatch } from '../../modules/payment-batches/settle-batch.job.ts';
import type { TestContext } from '../build-context.ts';
import { runWaitingJobs } from '../run-waiting-jobs.ts';
import { testBankOrigin } from '../test-bank-origin.ts';
import type { TestDatabase } from '../test-database.ts';
import { buildClaimWorld } from './claim-world.ts';

/** People who claim, and two at work who send what was claimed to a bank in files. */
export async function buildBatchWorld(database: TestDatabase) {
  const world = await buildClaimWorld(database, { through: () => combinePayouts([createBankFiles()]) });
  const settle = (ctx: TestContext) => {
    const connected = world.connect(ctx);
    return { ...connected, settings: { ...connected.settings, bankOrigin: testBankOrigin } };
  };
  const maker = settle(world.fiscal.ctx);
  const approver = settle(world.admin.ctx);
  const claimMany = async (amounts: readonly number[], input?: Parameters<typeof world.claim>[1]) => {
    const payments = [];
    for (const cents of amounts) {
      const payment = await world.authorize(cents);
      await world.claim(payment, input);
      world.clock.moveBy({ minutes: 1 });
      payments.push(payment);
    }
    return payments;
  };
  const make = async (method: 'DirectDeposit' | 'Check' | 'Zelle' = 'DirectDeposit') => {
    const waiting = (await listBatchCandidates(maker)).find((each) => each.method === method);
    return makeBatch(maker, {
      ...{ method, itemCount: waiting?.count ?? 0, totalCents: waiting?.totalCents ?? 0 },
    });
  };
  const send = async (batchId: string) => {
    await approveBatch(approver, { batchId, seen: 'open' });
    await releaseBatch(maker, { batchId, seen: 'approved' });
    await sendBatch(maker, { batchId, seen: 'released' });
  };
  const confirm = async (batchId: string) => {
    await confirmBatch(maker, { batchId, seen: 'sent' });
    await runWaitingJobs(database, world.product, settleBatch);
  };
  const readFiles = async (batchId: string) => {
    const files = (await findPaymentBatch(maker, batchId))?.files ?? [];
    return Promise.all(files.map(({ id }) => exportBatchFile(maker, id)));
  };
  const enterOther = async () => settle((await world.enterStaff('fiscal')).ctx);
  return { ...world, maker, approver, enterOther, claimMany, make, send, confirm, readFiles };
}
