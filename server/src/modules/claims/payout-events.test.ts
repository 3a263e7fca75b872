import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signTestReport } from '../../adapters/payouts/test-bank-reports.ts';
import { testBankName, testBankSignature } from '../../adapters/payouts/test-bank.ts';
import type { PayoutNews } from '../../ports/payouts.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildClaimWorld } from '../../testing/worlds/claim-world.ts';
import { receivePayoutEvent } from './receive-payout-event.ts';

const database = useTestDatabase();

const reference = 'TB-1';
const accepted: PayoutNews = { kind: 'accepted', reference };
const settled: PayoutNews = { kind: 'settled', reference };
const returned: PayoutNews = { kind: 'returned', reference, code: 'A-005' };
const failed: PayoutNews = { kind: 'failed', reference, code: 'A-002' };

async function buildEventWorld() {
  const world = await buildClaimWorld(database());
  const payment = await world.authorize();
  await world.claim(payment);
  const [attempt] = await world.listAttempts();
  const key = attempt?.id ?? '';
  const report = (news: PayoutNews, id: string = randomUUID(), signature?: string) => {
    const body = JSON.stringify({ id, partnerId: world.partnerId, key, news });
    const signed = signature ?? signTestReport(testKeys(), world.partnerId, body);
    return receivePayoutEvent(world.product, testBankName, {
      body,
      headers: { [testBankSignature]: signed },
    });
  };
  return { ...world, payment, report };
}

describe('receivePayoutEvent', () => {
  it.each([
    [[accepted, settled, returned]],
    [[accepted, returned, settled]],
    [[settled, accepted, returned]],
    [[settled, returned, accepted]],
    [[returned, accepted, settled]],
    [[returned, settled, accepted]],
  ])('ends up the same in the order %j [check 48]', async (news) => {
    const world = await buildEventWorld();
    for (const each of news) await world.report(each);
    expect(await world.reload(world.payment)).toMatchObject({ status: 'failed', moneyIn: 'returned' });
    expect(await world.listAttempts()).toMatchObject([{ state: 'returned', refusal: 'A-005' }]);
  });

  it('books each report once, however often and at once it comes [check 48]', async () => {
    const world = await buildEventWorld();
    const id = randomUUID();
    await Promise.all(Array.from({ length: 8 }, () => world.report(settled, id)));
    expect((await world.reload(world.payment)).status).toBe('success');
    expect(await world.readBalances()).toMatchObject({ inTransit: 0, disbursed: 50_000 });
  });

  it('gives the money back to the award when the bank could not pay', async () => {
    const world = await buildEventWorld();
    await world.report(failed);
    await world.report(accepted);
    expect(await world.reload(world.payment)).toMatchObject({ status: 'failed', moneyIn: 'obligated' });
  });

  it('believes nothing that the bank did not sign [check 48]', async () => {
    const world = await buildEventWorld();
    const body = JSON.stringify({ id: randomUUID(), key: 'x', news: settled });
    const ofOthers = signTestReport(testKeys(), randomUUID(), body);
    for (const signature of ['', 'f'.repeat(64), ofOthers])
      await expect(world.report(settled, randomUUID(), signature)).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    expect((await world.reload(world.payment)).status).toBe('initiated');
  });
});
