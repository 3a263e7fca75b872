import { batchMethods } from '@handrail/engine/payments';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openLobLab } from '../../testing/payment-vendors/lob-lab.ts';
import { openModernTreasuryLab } from '../../testing/payment-vendors/modern-treasury-lab.ts';
import { openTestBankLab } from '../../testing/payment-vendors/test-bank-lab.ts';
import { openTremendousLab } from '../../testing/payment-vendors/tremendous-lab.ts';
import type { ProviderLab } from '../../testing/payment-vendors/vendor-lab.ts';
import type { VendorFault } from '../../testing/payment-vendors/vendor-server.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createBankFiles } from './bank-files.ts';

const database = useTestDatabase();
const now = new Date('2026-11-18T15:00:00Z');
const later = new Date(now.getTime() + 31_000);

const vendors = {
  'modern-treasury': openModernTreasuryLab,
  lob: openLobLab,
  tremendous: openTremendousLab,
};
type VendorName = keyof typeof vendors;
const vendorNames = Object.keys(vendors) as VendorName[];

const opened: ProviderLab[] = [];
afterAll(async () => {
  for (const lab of opened) await lab.close();
});

function toTools<Lab extends ProviderLab>(lab: Lab) {
  opened.push(lab);
  const { partnerId } = lab.order;
  const place = ({ key } = lab.order) => ({ partnerId, key, now });
  const list = () => lab.provider.list?.({ partnerId, since: new Date(now.getTime() - 1000), now });
  return { ...lab, partnerId, place, list, lookUp: () => lab.provider.lookUp(place()) };
}

async function openVendor(name: VendorName) {
  const log = createRecordingLog();
  return { ...toTools(await vendors[name]({ partnerId: randomUUID(), now }, log)), log };
}

async function open(name: VendorName | 'test-bank') {
  return name === 'test-bank' ? toTools(await openTestBankLab(database(), now)) : openVendor(name);
}

describe.each([...vendorNames, 'test-bank' as const])('the provider %s', (name) => {
  it('accepts a payment, finds it by our key, and lists it with its amount', async () => {
    const { provider, order, partnerId, lookUp, list } = await open(name);
    expect(provider.name).toBe(name);
    const accepted = await provider.submit(order);
    expect(accepted).toEqual({ kind: 'accepted', reference: expect.any(String) as string });
    expect(await lookUp()).toEqual(accepted);
    await provider.submit({ ...order, key: randomUUID() });
    const { key, amountCents } = order;
    expect(await list()).toHaveLength(2);
    expect(await list()).toContainEqual({ ...accepted, key, amountCents });
    const others = { partnerId: randomUUID(), since: now, now };
    expect(await provider.list?.(others)).toEqual([]);
    expect(await provider.lookUp({ ...others, key })).toEqual({ kind: 'notFound' });
    expect(partnerId).not.toBe(others.partnerId);
  });

  it('pays once, however often one key is asked for [check 39]', async () => {
    const { provider, order, count } = await open(name);
    const outcomes = [];
    for (let index = 0; index < 3; index += 1) outcomes.push(await provider.submit(order));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('is sure that it was never asked', async () => {
    const { lookUp } = await open(name);
    expect(await lookUp()).toEqual({ kind: 'notFound' });
  });

  it('refuses what cannot be paid with a code that says why, and pays nothing', async () => {
    const { provider, refused, count } = await open(name);
    for (const [order, code] of refused)
      expect(await provider.submit(order)).toEqual({ kind: 'refused', code });
    expect(await count()).toBe(0);
  });

  it('says when money has arrived, and when it came back', async () => {
    const { provider, order, settle, giveBack, lookUp, list } = await open(name);
    await provider.submit(order);
    await settle(order.key);
    expect(await lookUp()).toMatchObject({ kind: 'settled' });
    const code = await giveBack(order.key);
    expect(await lookUp()).toMatchObject({ kind: 'returned', code });
    expect(await list()).toMatchObject([{ kind: 'returned' }]);
  });

  it('reports each step with the partner and the key, under a name of its own', async () => {
    const { provider, order, partnerId, settle, giveBack, report } = await open(name);
    const { key } = order;
    const read = async () => provider.readReport(await report(key, now), now);
    await provider.submit(order);
    const events = [await read()];
    await settle(key);
    events.push(await read());
    await giveBack(key);
    events.push(await read());
    expect(events).toMatchObject(
      ['accepted', 'settled', 'returned'].map((kind) => ({ partnerId, key, news: { kind } })),
    );
    const ids = events.map((event) => (typeof event === 'string' ? event : event.id));
    expect(new Set(ids).size).toBe(3);
  });

  it('believes only what is signed [check 48]', async () => {
    const { provider, order, report, forge } = await open(name);
    await provider.submit(order);
    const honest = await report(order.key, now);
    expect(await provider.readReport(forge(honest), now)).toBe('forged');
    expect(await provider.readReport({ ...honest, headers: {} }, now)).toBe('forged');
    expect(await provider.readReport({ ...honest, body: '' }, now)).toBe('forged');
  });
});

const faults: [string, VendorFault, isTaken: boolean][] = [
  ['the request is lost', 'loseRequest', false],
  ['the answer is lost', 'loseAnswer', true],
  ['the answer takes too long', 'slow', true],
  ['it is asked too often', 429, false],
  ['it breaks', 500, false],
  ['a gateway gives up', 504, false],
  ['it does not know our key', 401, false],
];

describe.each(vendorNames)('the vendor %s', (name) => {
  it.each(faults)(
    'leaves it open when %s, and pays once in the end [check 41]',
    async (_what, fault, isTaken) => {
      const { provider, order, count, breakDown, lookUp } = await openVendor(name);
      breakDown(fault);
      expect(await provider.submit(order)).toEqual({ kind: 'unknown' });
      expect(await lookUp()).toEqual({ kind: 'unknown' });
      expect(await count()).toBe(isTaken ? 1 : 0);

      breakDown();
      expect(await lookUp()).toMatchObject({ kind: isTaken ? 'accepted' : 'notFound' });
      expect(await provider.submit(order)).toMatchObject({ kind: 'accepted' });
      expect(await count()).toBe(1);
    },
  );

  it('is left alone for half a minute after three failures [check 58]', async () => {
    const { provider, order, count, breakDown, place, lookUp, list } = await openVendor(name);
    breakDown(500);
    for (let index = 0; index < 3; index += 1) await lookUp();
    breakDown();
    expect(await provider.submit(order)).toEqual({ kind: 'unknown' });
    expect(await count()).toBe(0);
    await expect(list()).rejects.toMatchObject({ code: 'paused' });
    expect(await provider.lookUp({ ...place(), now: later })).toEqual({ kind: 'notFound' });
    expect(await provider.submit({ ...order, now: later })).toMatchObject({ kind: 'accepted' });
  });

  it('ignores signed reports that are about others', async () => {
    const { provider, reportOther } = await openVendor(name);
    expect(await provider.readReport(reportOther(now), now)).toBe('ignored');
  });

  it('takes back what has not left, where it can, and says when it is too late', async () => {
    const lab = await openVendor(name);
    const { provider, order, settle, count, place, lookUp, canRecall, loseOnTheWay } = lab;
    expect(provider.recall !== undefined).toBe(canRecall);
    const second = { ...order, key: randomUUID() };
    for (const each of [order, second]) await provider.submit(each);
    await settle(second.key);
    await loseOnTheWay?.(order.key);
    expect(await provider.recall?.(place(second))).toBe(canRecall ? 'tooLate' : undefined);
    expect(await provider.recall?.(place())).toBe(canRecall ? 'recalled' : undefined);
    expect(await count()).toBe(canRecall ? 1 : 2);
    expect(await lookUp()).toMatchObject({ kind: canRecall ? 'failed' : 'accepted' });
  });

  it('writes no key, name, account or address to the log', async () => {
    const { provider, order, refused, breakDown, log, secrets, lookUp } = await openVendor(name);
    for (const [each] of refused) await provider.submit(each);
    for (const fault of [500, 'loseAnswer', 401] as const) {
      breakDown(fault);
      await provider.submit(order);
    }
    await lookUp();
    const written = JSON.stringify(log.lines);
    expect(log.lines.length).toBeGreaterThan(0);
    for (const secret of secrets) expect(written).not.toContain(secret);
  });
});

describe('the provider bank-files', () => {
  it('accepts at once, is not asked afterwards, and believes no report', async () => {
    const provider = createBankFiles();
    const { order } = await openVendor('lob');
    const accepted = { kind: 'accepted', reference: order.key };
    expect([provider.name, provider.isPolled]).toEqual(['bank-files', false]);
    expect(provider.methods).toEqual(batchMethods);
    expect(await provider.submit(order)).toEqual(accepted);
    expect(await provider.lookUp(order)).toEqual(accepted);
    expect(await provider.readReport({ body: '{}', headers: {} }, now)).toBe('forged');
  });
});
