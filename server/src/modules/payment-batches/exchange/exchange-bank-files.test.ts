import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSftpFolder } from '../../../adapters/bank-folders/sftp-folder.ts';
import { createBankFiles } from '../../../adapters/payouts/bank-files.ts';
import { combinePayouts } from '../../../adapters/payouts/combine-payouts.ts';
import type { TestContext } from '../../../testing/build-context.ts';
import { writeReturnFile } from '../../../testing/nacha/write-return-file.ts';
import { createRecordingLog } from '../../../testing/recording-log.ts';
import { type SftpServer, startSftpServer } from '../../../testing/servers/sftp-server.ts';
import { testBankOrigin } from '../../../testing/test-bank-origin.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { whileBusy } from '../../../testing/while-busy.ts';
import { buildClaimWorld } from '../../../testing/worlds/claim-world.ts';
import { holdBatch, resumeBatch } from '../hold-batch.ts';
import { makeBatch } from '../make-batch.ts';
import { approveBatch, releaseBatch } from '../move-batch.ts';
import { findPaymentBatch } from '../read-batches.ts';
import { exchangeBankFiles } from './exchange-bank-files.job.ts';

const database = useTestDatabase();
let bank: SftpServer;
beforeAll(async () => {
  bank = await startSftpServer();
});
afterAll(() => bank.close());
beforeEach(() => {
  bank.breakRename();
  bank.files.clear();
});

async function buildWorld() {
  const world = await buildClaimWorld(database(), { through: () => combinePayouts([createBankFiles()]) });
  const log = createRecordingLog();
  const { port, user, password, hostKey } = bank;
  const folder = createSftpFolder(
    {
      ...{ host: '127.0.0.1', port, user, password, hostKey },
      ...{ outgoingFolder: '/in', incomingFolder: '/out' },
    },
    log,
  );
  const settle = (ctx: TestContext) => {
    const connected = world.connect(ctx);
    const ports = { ...connected.ports, bankFolders: { find: () => folder } };
    return { ...connected, log, ports, settings: { ...connected.settings, bankOrigin: testBankOrigin } };
  };
  const maker = settle(world.fiscal.ctx);
  const approver = settle(world.admin.ctx);
  const product = settle(world.system);
  const payment = await world.authorize(50_000);
  await world.claim(payment);
  const batchId = await makeBatch(maker, { method: 'DirectDeposit', itemCount: 1, totalCents: 50_000 });
  await approveBatch(approver, { batchId, seen: 'open' });
  await releaseBatch(maker, { batchId, seen: 'approved' });
  return {
    ...world,
    ...{ log, maker, batchId, payment },
    exchange: () => exchangeBankFiles.run(product),
    readState: async () => (await findPaymentBatch(maker, batchId))?.state,
    listSent: () => [...bank.files.keys()].filter((path) => path.startsWith('/in/nacha-')),
  };
}

describe('the exchange of files with a bank', () => {
  it('puts what is released there once, and the batch is sent', async () => {
    const world = await buildWorld();
    await world.exchange();
    expect(await world.readState()).toBe('sent');
    const [sent] = world.listSent();
    expect(bank.files.get(sent ?? '')?.toString()).toMatch(/^101 /);
    // The bank takes it away.
    bank.files.clear();
    await world.exchange();
    expect(world.listSent()).toEqual([]);
  });

  it('runs on two machines at once and puts a file once', async () => {
    const world = await buildWorld();
    const before = bank.renames.length;
    await Promise.all([world.exchange(), world.exchange(), world.exchange()]);
    await world.exchange();
    expect(bank.renames).toHaveLength(before + 1);
    expect(await world.readState()).toBe('sent');
  });

  it('leaves a batch on hold where it is', async () => {
    const world = await buildWorld();
    await holdBatch(world.maker, { batchId: world.batchId, seen: 'released', note: 'Wait' });
    await world.exchange();
    expect(world.listSent()).toEqual([]);
    await resumeBatch(world.maker, { batchId: world.batchId, seen: 'released' });
    await world.exchange();
    expect(await world.readState()).toBe('sent');
  });

  it('tries again after the bank refused the file, because it cannot have it', async () => {
    const world = await buildWorld();
    bank.breakRename('refuse');
    await world.exchange();
    expect(await world.readState()).toBe('released');
    bank.breakRename();
    await world.exchange();
    expect(await world.readState()).toBe('sent');
  });

  it('finds a file whose answer was lost, and sends nothing twice', async () => {
    const world = await buildWorld();
    bank.breakRename('breakAfter');
    await world.exchange();
    expect(await world.readState()).toBe('released');
    bank.breakRename();
    const before = bank.renames.length;
    world.clock.moveBy({ minutes: 11 });
    await world.exchange();
    expect(await world.readState()).toBe('sent');
    expect(bank.renames).toHaveLength(before);
  });

  it('never puts a file again that the bank may have taken away, and asks for a person', async () => {
    const world = await buildWorld();
    bank.breakRename('breakAfter');
    await world.exchange();
    bank.breakRename();
    bank.files.clear();
    world.clock.moveBy({ minutes: 11 });
    await world.exchange();
    expect(world.listSent()).toEqual([]);
    expect(await world.readState()).toBe('released');
    expect(world.log.lines.filter(({ level }) => level === 'error')).toHaveLength(2);
  });

  it('books a file that came while the database was busy at the next run', async () => {
    const world = await buildWorld();
    await world.exchange();
    const returns = writeReturnFile([{ trace: '021000020000001', code: 'R03', amountCents: 50_000 }]);
    bank.files.set('/out/returns.ach', Buffer.from(returns));
    const busy = whileBusy(database(), 'payments', world.exchange);
    await expect(busy).rejects.toMatchObject({ code: 'BUSY' });
    await world.exchange();
    expect(await world.reload(world.payment)).toMatchObject({ status: 'failed', moneyIn: 'obligated' });
  });

  it('books what the bank left there, once, and calls a person for what it cannot read', async () => {
    const world = await buildWorld();
    await world.exchange();
    const returns = writeReturnFile([{ trace: '021000020000001', code: 'R03', amountCents: 50_000 }]);
    bank.files.set('/out/returns.ach', Buffer.from(returns));
    bank.files.set('/out/news.txt', Buffer.from('We are closed on Thursday.'));
    await world.exchange();
    expect(await world.reload(world.payment)).toMatchObject({ status: 'failed', moneyIn: 'obligated' });
    const errors = () => world.log.lines.filter(({ level }) => level === 'error');
    expect(errors()).toMatchObject([{ code: 'BATCH_FILE_REFUSED', faults: ['news.txt'] }]);
    await world.exchange();
    expect(errors()).toHaveLength(1);
  });
});
