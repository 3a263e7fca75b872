import { expect, it } from 'vitest';
import { createBankFiles } from '../../../adapters/payouts/bank-files.ts';
import { combinePayouts } from '../../../adapters/payouts/combine-payouts.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { parseByPositions } from '../../../testing/nacha/parse-by-positions.ts';
import { writeReturnFile } from '../../../testing/nacha/write-return-file.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { runWaitingJobs } from '../../../testing/run-waiting-jobs.ts';
import { testBankOrigin } from '../../../testing/test-bank-origin.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildClaimWorld, ownAccount } from '../../../testing/worlds/claim-world.ts';
import { readBankNumbers, saveBankAccount } from '../../bank-accounts/index.ts';
import { importBankFile } from '../import-bank-file.ts';
import { makeBatch } from '../make-batch.ts';
import { approveBatch, releaseBatch, sendBatch } from '../move-batch.ts';
import { exportBatchFile, findPaymentBatch } from '../read-batches.ts';
import { applyCorrection } from './apply-correction.job.ts';

const database = useTestDatabase();

async function buildWorld() {
  const world = await buildClaimWorld(database(), { through: () => combinePayouts([createBankFiles()]) });
  const settle = (ctx: TestContext) => {
    const connected = world.connect(ctx);
    return { ...connected, settings: { ...connected.settings, bankOrigin: testBankOrigin } };
  };
  const staff = async () => {
    const enter = async (user: typeof world.fiscal.user) =>
      (await insertSession(database(), world.partnerId, user, world.clock)).actor;
    return {
      maker: { ...settle(world.fiscal.ctx), actor: await enter(world.fiscal.user) },
      approver: { ...settle(world.admin.ctx), actor: await enter(world.admin.user) },
    };
  };
  /** Claims a payment, sends its batch, and gives the file that the bank gets. */
  const pay = async (amountCents: number, as: TestContext) => {
    await world.claim(await world.authorize(amountCents), { as });
    const { maker, approver } = await staff();
    const batchId = await makeBatch(maker, {
      ...{ method: 'DirectDeposit', itemCount: 1, totalCents: amountCents },
    });
    await approveBatch(approver, { batchId, seen: 'open' });
    await releaseBatch(maker, { batchId, seen: 'approved' });
    await sendBatch(maker, { batchId, seen: 'released' });
    const [file] = (await findPaymentBatch(maker, batchId))?.files ?? [];
    return (await exportBatchFile(maker, file?.id ?? '')).content;
  };
  const read = async (code: string, data: string, isDryRun = false) => {
    const { maker } = await staff();
    const content = writeReturnFile([{ trace: '021000020000001', code, data }]);
    const lines = await importBankFile(maker, { method: 'DirectDeposit', content, isDryRun });
    await runWaitingJobs(database(), world.product, applyCorrection);
    return lines.map(({ outcome }) => outcome);
  };
  const readStored = () => world.system.db.read((tx) => readBankNumbers(tx, world.system, world.owner.id));
  return { ...world, pay, read, readStored };
}

it('a notification of change updates the stored account, tells its owner and pauses their money', async () => {
  const world = await buildWorld();
  await saveBankAccount(world.payee, world.owner.id, ownAccount);
  expect(await world.pay(50_000, world.payee)).toContain('123456789 ');
  await deliverMails(world.product);

  expect(await world.read('C01', '987654321', true)).toEqual(['corrects']);
  expect(await world.readStored()).toEqual(ownAccount);

  expect(await world.read('C01', '987654321')).toEqual(['corrects']);
  expect(await world.readStored()).toEqual({ ...ownAccount, accountNumber: '987654321' });
  const [mail] = await deliverMails(world.product);
  expect(mail).toMatchObject({
    to: world.owner.email,
    subject: expect.stringContaining('Your bank corrected your account details') as string,
  });
  expect(mail?.text).toContain('ending in 4321');
  expect(mail?.text).not.toContain('987654321');
  const corrected = (await readAudit(world.product)).find(({ action }) => action === 'correctBankAccount');
  expect(JSON.stringify(corrected)).toContain('4321');
  expect(JSON.stringify(corrected)).not.toContain('987654321');
  await expect(world.claim(await world.authorize(700))).rejects.toMatchObject({ code: 'CLAIM_HELD' });

  expect(await world.read('C01', '987654321')).toEqual(['alreadyKnown']);
  expect(await deliverMails(world.product)).toEqual([]);
});

it('a later claim with the old details is paid to those that the bank named', async () => {
  const world = await buildWorld();
  await world.pay(50_000, world.payee);
  expect(await world.read('C02', '011401533')).toEqual(['corrects']);
  expect(await world.readStored()).toBeUndefined();
  world.clock.moveBy({ hours: 72 });
  const { actor } = await insertSession(database(), world.partnerId, world.owner, world.clock);
  const content = await world.pay(700, { ...world.payee, actor });
  expect(parseByPositions(content).faults).toEqual([]);
  expect(
    content
      .split('\n')
      .find((line) => line.startsWith('6'))
      ?.slice(3, 12),
  ).toBe('011401533');
});

it('what makes no account, or is about the name alone, is put on record and changes nothing', async () => {
  const world = await buildWorld();
  await saveBankAccount(world.payee, world.owner.id, ownAccount);
  await world.pay(50_000, world.payee);
  expect(await world.read('C02', '000000000')).toEqual(['nothingToCorrect']);
  expect(await world.read('C04', 'ADA LOVELACE')).toEqual(['nothingToCorrect']);
  expect(await world.readStored()).toEqual(ownAccount);
});
