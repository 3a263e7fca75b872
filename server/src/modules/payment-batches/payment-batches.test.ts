import { batchMoveNames, batchMoves, batchStates } from '@handrail/engine/payments';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseByPositions } from '../../testing/nacha/parse-by-positions.ts';
import { readReferences } from '../../testing/nacha/read-references.ts';
import { writeReturnFile } from '../../testing/nacha/write-return-file.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildBatchWorld } from '../../testing/worlds/batch-world.ts';
import { ownAddress } from '../../testing/worlds/claim-world.ts';
import { importBankFile } from './import-bank-file.ts';
import { makeBatch } from './make-batch.ts';
import { approveBatch, discardBatch, releaseBatch } from './move-batch.ts';
import { findPaymentBatch, listBatchCandidates, listPaymentBatches } from './read-batches.ts';
import { writeBatchMovesSql } from './write-batch-moves-sql.ts';

const database = useTestDatabase();

const buildWorld = () => buildBatchWorld(database());

describe('a batch of direct deposits', () => {
  it('goes from claims to a NACHA file that holds each payment once', async () => {
    const world = await buildWorld();
    const payments = await world.claimMany([50_000, 12_345]);
    expect(await listBatchCandidates(world.maker)).toEqual([
      { method: 'DirectDeposit', count: 2, totalCents: 62_345 },
    ]);
    const batchId = await world.make();
    expect(await listBatchCandidates(world.maker)).toEqual([]);
    await world.send(batchId);

    const [file] = await world.readFiles(batchId);
    const parsed = parseByPositions(file?.content ?? '');
    expect(parsed.faults).toEqual([]);
    expect(parsed.control).toMatchObject({ entryAddendaCount: '00000002', totalCredit: '000000062345' });

    await world.confirm(batchId);
    for (const payment of payments) expect((await world.reload(payment)).status).toBe('success');
    expect(await world.readBalances()).toMatchObject({ inTransit: 0, disbursed: 62_345 });
  });

  it('is approved by someone else than who made it', async () => {
    const world = await buildWorld();
    await world.claimMany([50_000]);
    const batchId = await world.make();
    await expect(approveBatch(world.maker, { batchId, seen: 'open' })).rejects.toMatchObject({
      code: 'BATCH_NEEDS_ANOTHER_PERSON',
    });
    await expect(releaseBatch(world.maker, { batchId, seen: 'open' })).rejects.toMatchObject({
      code: 'BATCH_CHANGED',
    });
  });

  it('declares what it holds: another number or total is refused, by the database too', async () => {
    const world = await buildWorld();
    await world.claimMany([50_000]);
    const request = { method: 'DirectDeposit', itemCount: 1, totalCents: 50_000 } as const;
    for (const other of [{ itemCount: 2 }, { totalCents: 50_001 }])
      await expect(makeBatch(world.maker, { ...request, ...other })).rejects.toMatchObject({
        code: 'BATCH_CHANGED',
      });
    const batchId = await makeBatch(world.maker, request);
    await world.claimMany([100]);
    const late = (await world.listAttempts()).at(-1)?.id ?? '';
    await expect(
      world.system.db.transaction((tx) =>
        tx
          .insertInto('payment_batch_items')
          .values({
            ...{ partner_id: world.partnerId, batch_id: batchId, attempt_id: late },
            ...{ amount_cents: 100, sequence: 999 },
          })
          .execute(),
      ),
    ).rejects.toThrow('differ from what it declares');
  });

  it('is made once by two people at once, and released once', async () => {
    const world = await buildWorld();
    await world.claimMany([50_000, 100]);
    const request = { method: 'DirectDeposit', itemCount: 2, totalCents: 50_100 } as const;
    const made = await Promise.allSettled([
      makeBatch(world.maker, request),
      makeBatch(world.approver, request),
    ]);
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [batch] = await listPaymentBatches(world.maker);
    const batchId = batch?.id ?? '';
    const other = batch?.createdBy === world.fiscal.user.id ? world.approver : world.maker;
    await approveBatch(other, { batchId, seen: 'open' });
    const released = await Promise.allSettled(
      [world.maker, world.approver].map((by) => releaseBatch(by, { batchId, seen: 'approved' })),
    );
    expect(released.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await findPaymentBatch(world.maker, batchId))?.files).toHaveLength(1);
  });

  it('gives its payments back when it is discarded', async () => {
    const world = await buildWorld();
    await world.claimMany([50_000]);
    const batchId = await world.make();
    await discardBatch(world.maker, { batchId, seen: 'open' });
    expect(await listBatchCandidates(world.maker)).toMatchObject([{ count: 1, totalCents: 50_000 }]);
    const again = await world.make();
    await world.send(again);
    expect(await world.readFiles(again)).toHaveLength(1);
  });

  it('reads returns and changes back, after a dry run that changes nothing', async () => {
    const world = await buildWorld();
    const [first, second] = await world.claimMany([50_000, 12_345]);
    if (!first || !second) throw new Error('Nothing was claimed');
    const batchId = await world.make();
    await world.send(batchId);
    const trace = (sequence: number) => `02100002${String(sequence).padStart(7, '0')}`;
    const content = writeReturnFile([
      { trace: trace(1), code: 'R03', amountCents: 50_000 },
      { trace: trace(2), code: 'C01', data: '987654321' },
      { trace: trace(77), code: 'R02', amountCents: 100 },
    ]);
    const call = { method: 'DirectDeposit', content } as const;
    const lines = await importBankFile(world.maker, { ...call, isDryRun: true });
    expect(lines.map(({ reference, outcome, code }) => [reference, outcome, code])).toEqual([
      ['1', 'fails', 'R03'],
      ['77', 'unknownPayment', 'R02'],
      ['2', 'corrects', 'C01'],
    ]);
    expect((await world.reload(first)).status).toBe('initiated');

    expect(await importBankFile(world.maker, { ...call, isDryRun: false })).toEqual(lines);
    expect((await world.reload(first)).status).toBe('failed');
    expect(await world.listAttempts()).toMatchObject([{ refusal: 'A-002' }, { refusal: null }]);
    const again = await importBankFile(world.maker, { ...call, isDryRun: false });
    expect(again[0]?.outcome).toBe('alreadyKnown');

    await world.confirm(batchId);
    expect((await world.reload(second)).status).toBe('success');
    const late = writeReturnFile([{ trace: trace(2), code: 'R02', amountCents: 12_345 }]);
    expect(await importBankFile(world.maker, { ...call, content: late, isDryRun: false })).toMatchObject([
      { outcome: 'returns', code: 'R02' },
    ]);
    expect(await world.reload(second)).toMatchObject({ status: 'failed', moneyIn: 'returned' });
  });

  it('does not book a return of another amount, and refuses a damaged file', async () => {
    const world = await buildWorld();
    const [payment] = await world.claimMany([50_000]);
    if (!payment) throw new Error('Nothing was claimed');
    await world.send(await world.make());
    const content = writeReturnFile([{ trace: '021000020000001', code: 'R03', amountCents: 49_999 }]);
    const call = { method: 'DirectDeposit', content, isDryRun: false } as const;
    expect(await importBankFile(world.maker, call)).toMatchObject([{ outcome: 'amountDiffers' }]);
    expect((await world.reload(payment)).status).toBe('initiated');
    await expect(importBankFile(world.maker, { ...call, content: 'x' })).rejects.toMatchObject({
      code: 'BATCH_FILE_REFUSED',
    });
  });
});

describe('batches of checks and of Zelle', () => {
  it('writes checks to print and the list of checks that the bank may pay', async () => {
    const world = await buildWorld();
    await world.claimMany([123_456], { input: { method: 'Check', address: ownAddress } });
    const batchId = await world.make('Check');
    await world.send(batchId);
    const [checks, positivePay] = await world.readFiles(batchId);
    expect(checks?.content).toContain('"1234.56","1 Main St","","Bronx","NY","10451"');
    expect(positivePay?.content).toContain('"5550001","1",');
    expect(positivePay?.content).toContain('"1234.56"');
  });

  it('writes Zelle payments, and reads which of them were paid', async () => {
    const world = await buildWorld();
    const email = world.owner.email;
    const payments = await world.claimMany([500, 700], { input: { method: 'Zelle', email } });
    const batchId = await world.make('Zelle');
    await world.send(batchId);
    const [file] = await world.readFiles(batchId);
    const [first = '', second = ''] = readReferences(file?.content);
    expect(first).toMatch(/^1-[0-9A-F]{10}$/);
    expect(file?.content).toContain(`"${first}","${email}"`);
    const content = `Reference,Amount,Status,Reason\r\n${first},5.00,paid,\r\n${second},"$7.00",failed,A-006\r\n`;
    const call = { method: 'Zelle', content, isDryRun: false } as const;
    expect((await importBankFile(world.maker, call)).map(({ outcome }) => outcome)).toEqual([
      'settles',
      'fails',
    ]);
    const statuses = await Promise.all(payments.map(async (each) => (await world.reload(each)).status));
    expect(statuses).toEqual(['success', 'failed']);
    for (const [bad, text] of [
      ['a,b\n1,2', 'The first line must name the columns Reference, Amount and Status.'],
      ['Reference,Status\n1,paid', 'The first line must name the columns Reference, Amount and Status.'],
      ['Reference,Amount,Amount,Status\n1,2,3,paid', 'Line 1 names the column Amount twice.'],
      ['Reference,Amount,Status\n1,5.00,paid', 'Line 2: "1" is no number that we gave.'],
      [`Reference,Amount,Status\n${first},,paid`, 'Line 2 has no amount, such as 1250.00.'],
      [`Reference,Amount,Status\n${first},5.00,maybe`, 'Line 2 has a status other than paid and failed.'],
    ] as const)
      await expect(importBankFile(world.maker, { ...call, content: bad })).rejects.toMatchObject({
        ...{ code: 'BATCH_FILE_REFUSED', texts: [text] },
      });
  });
});

describe('the moves of a batch', () => {
  it('are in PostgreSQL as in the table', () => {
    const folder = new URL('../../../migrations/', import.meta.url);
    const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    const newest = texts.findLast((text) => text.includes('function refuse_illegal_batch_move()'));
    expect(newest).toContain(writeBatchMovesSql());
  });

  it('are refused by PostgreSQL where the table does not have them', async () => {
    const world = await buildWorld();
    await world.claimMany([50_000]);
    const batchId = await world.make();
    const reachable = batchMoveNames
      .filter((name) => batchMoves[name].from.some((from) => from === 'open'))
      .map((name) => batchMoves[name].to as string);
    for (const state of batchStates.filter((each) => !reachable.includes(each)))
      await expect(
        world.system.db.transaction((tx) =>
          tx.updateTable('payment_batches').set({ state }).where('id', '=', batchId).execute(),
        ),
      ).rejects.toThrow('A batch cannot go from open to');
  });
});
