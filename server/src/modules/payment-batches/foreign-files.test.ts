import { describe, expect, it } from 'vitest';
import { readReferences } from '../../testing/nacha/read-references.ts';
import { writeReturnFile } from '../../testing/nacha/write-return-file.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildBatchWorld } from '../../testing/worlds/batch-world.ts';
import { ownAddress } from '../../testing/worlds/claim-world.ts';
import { importBankFile } from './import-bank-file.ts';

const database = useTestDatabase();
const buildWorld = () => buildBatchWorld(database());

describe('a file that is not about what we sent', () => {
  /** Two partners of one installation: their numbers, amounts and bank are the same. */
  async function buildTwins(method: 'DirectDeposit' | 'Check' | 'Zelle') {
    const worlds = [await buildWorld(), await buildWorld()] as const;
    const sent = [];
    for (const world of worlds) {
      const input = {
        DirectDeposit: undefined,
        Check: { method: 'Check', address: ownAddress },
        Zelle: { method: 'Zelle', email: world.owner.email },
      } as const;
      const [payment] = await world.claimMany([50_000], input[method] ? { input: input[method] } : undefined);
      if (!payment) throw new Error('Nothing was claimed');
      const batchId = await world.make(method);
      await world.send(batchId);
      const [file] = await world.readFiles(batchId);
      sent.push({ payment, content: file?.content ?? '' });
    }
    return { own: worlds[0], sent };
  }

  it.each(['R03', 'C01'])('moves no direct deposit: %s of another partner', async (code) => {
    const { own, sent } = await buildTwins('DirectDeposit');
    const [reference = '', other = ''] = sent.map(
      ({ content }) => /^6.{38}(.{15})/m.exec(content)?.[1] ?? '',
    );
    const returned = { trace: '021000020000001', code, amountCents: code === 'R03' ? 50_000 : 0 };
    const read = async (more: Partial<Parameters<typeof writeReturnFile>[0][number]>) => {
      const content = writeReturnFile([{ ...returned, data: '987654321', ...more }]);
      const call = { method: 'DirectDeposit', content, isDryRun: true } as const;
      const [line] = await importBankFile(own.maker, call);
      return [line?.outcome, line?.problem];
    };
    const outcome = code === 'R03' ? 'fails' : 'corrects';
    const text =
      'Line 4: our payment with the number 1 is another one. The file may be for another organization or another bank account.';
    expect(await read({ reference })).toEqual([outcome, null]);
    expect(await read({ reference: other })).toEqual(['otherPayment', text]);
    // A bank that leaves our reference out has to name the account.
    expect(await read({})).toEqual([outcome, null]);
    expect(await read({ accountNumber: '99' })).toEqual(['otherPayment', text]);
    expect(await read({ routingNumber: '121000248' })).toEqual(['otherPayment', text]);
  });

  it('moves no Zelle payment: a list of another partner', async () => {
    const { own, sent } = await buildTwins('Zelle');
    const [reference = '', other = ''] = sent.flatMap(({ content }) => readReferences(content));
    const read = async (line: string) => {
      const content = `Reference,Amount,Status\n${line}`;
      return importBankFile(own.maker, { method: 'Zelle', content, isDryRun: false });
    };
    expect(await read(`${other},500.00,paid`)).toMatchObject([{ outcome: 'otherPayment' }]);
    expect(await read(`${reference},499.99,paid`)).toMatchObject([
      { outcome: 'amountDiffers', problem: 'Line 2: the bank names $499.99, and we sent $500.00.' },
    ]);
    expect((await own.reload(sent[0]?.payment ?? { id: '' })).status).toBe('initiated');
    expect(await read(`${reference},500.00,paid`)).toMatchObject([{ outcome: 'settles' }]);
  });

  it('moves no check: another amount, or another account that it was drawn on', async () => {
    const { own, sent } = await buildTwins('Check');
    const read = async (line: string) => {
      const content = `Reference,Amount,Status,Account\n${line}`;
      return importBankFile(own.maker, { method: 'Check', content, isDryRun: false });
    };
    expect(await read('1,500.01,paid,5550001')).toMatchObject([{ outcome: 'amountDiffers' }]);
    expect(await read('1,500.00,paid,7770001')).toMatchObject([{ outcome: 'otherPayment' }]);
    expect(await read('9,500.00,paid,')).toMatchObject([
      { outcome: 'unknownPayment', problem: 'Line 2: we sent no payment with the number 9 in this way.' },
    ]);
    expect((await own.reload(sent[0]?.payment ?? { id: '' })).status).toBe('initiated');
    expect(await read('1,500.00,paid,5550001')).toMatchObject([{ outcome: 'settles' }]);
  });

  it.each(['Check', 'Zelle'] as const)(
    'books nothing where a quotation mark hides what follows, and names its line: %s',
    async (method) => {
      const world = await buildWorld();
      const input =
        method === 'Check' ? { method, address: ownAddress } : { method, email: world.owner.email };
      const payments = await world.claimMany([50_000, 20_000], { input });
      const batchId = await world.make(method);
      await world.send(batchId);
      const [file] = await world.readFiles(batchId);
      const references = method === 'Check' ? ['1', '2'] : readReferences(file?.content ?? '');
      const names = ['Ben "Benny" Ortiz', 'Cy "Cyrus', '"Dee" Diaz'];
      for (const isDryRun of [true, false])
        for (const name of names) {
          const rows = references.map((reference, index) => `${reference},${index ? 200 : 500}.00,failed`);
          const content = `Reference,Amount,Status,Name\n\n${rows[0]},${name}\n${rows[1]},Ada\n`;
          await expect(importBankFile(world.maker, { method, content, isDryRun })).rejects.toMatchObject({
            code: 'BATCH_FILE_REFUSED',
            texts: ['Line 3 has a quotation mark out of place, so nothing from there on can be read.'],
          });
        }
      for (const payment of payments) expect((await world.reload(payment)).status).toBe('initiated');
    },
  );
});
