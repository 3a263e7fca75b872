import { afterAll, describe, expect, it } from 'vitest';
import { createTestBankDesk } from '../../adapters/payouts/test-bank-desk.ts';
import { buildHttpApp } from '../../testing/api/build-http-app.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { buildClaimWorld } from '../../testing/worlds/claim-world.ts';
import { addPayoutWebhooks } from '../webhooks/add-payout-webhooks.ts';
import { addTestBankPage } from './add-test-bank-page.ts';

const database = useTestDatabase();
const opened: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of opened) await close();
});
const publicUrl = 'http://localhost:4000';

async function buildWorld() {
  const world = await buildClaimWorld(database());
  const { app } = await buildHttpApp({ secure: false, trustedProxyHops: 0 });
  opened.push(() => app.close());
  await addPayoutWebhooks(app, () => world.product);
  await addTestBankPage(app, {
    bank: createTestBankDesk({ database: database(), keys: testKeys(), now: world.clock.now }),
    publicUrl,
    listPartners: () => Promise.resolve([{ id: world.partnerId, name: 'Bayview & Co' }]),
  });
  const payment = await world.authorize(50_000);
  await world.claim(payment);
  const [attempt] = await world.listAttempts();
  const open = async () => (await app.inject({ url: '/dev/test-bank' })).body;
  const press = async (action: string, origin = publicUrl) => {
    const url = `/dev/test-bank/${world.partnerId}/${attempt?.id ?? ''}`;
    const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
    return (await app.inject({ method: 'POST', url, headers, payload: `action=${action}` })).statusCode;
  };
  const status = async () => (await world.reload(payment)).status;
  return { ...world, open, press, status };
}

describe('/dev/test-bank', () => {
  it('lists payments with what can be done to each', async () => {
    const { open, press } = await buildWorld();
    const page = await open();
    expect(page).toContain('Bayview &amp; Co');
    expect(page).toContain('$500.00');
    expect([...page.matchAll(/value="(\w+)"/g)].map(([, action]) => action)).toEqual([
      'settle',
      'fail',
      'return',
      'delay',
      'lose',
    ]);
    await press('settle');
    expect([...(await open()).matchAll(/value="(\w+)"/g)].map(([, action]) => action)).toEqual(['return']);
  });

  it('settles and then returns a payment, which the product hears at once', async () => {
    const { press, status } = await buildWorld();
    expect(await press('settle')).toBe(303);
    expect(await status()).toBe('success');
    await press('return');
    expect(await status()).toBe('failed');
  });

  it('lets a payment fail before it arrives', async () => {
    const { press, status, readBalances } = await buildWorld();
    await press('fail');
    expect(await status()).toBe('failed');
    expect(await readBalances()).toMatchObject({ obligated: 50_000, returned: 0 });
  });

  it('delays a payment by three days', async () => {
    const { press, status, reconcile, clock } = await buildWorld();
    await press('delay');
    clock.moveBy({ minutes: 24 * 60 });
    await reconcile();
    expect(await status()).toBe('initiated');
    clock.moveBy({ minutes: 3 * 24 * 60 });
    await reconcile();
    expect(await status()).toBe('success');
  });

  it('loses a payment until it is settled here', async () => {
    const { press, status, reconcile, clock } = await buildWorld();
    await press('lose');
    clock.moveBy({ minutes: 60 * 24 * 60 });
    await reconcile();
    expect(await status()).toBe('initiated');
    await press('settle');
    expect(await status()).toBe('success');
  });

  it('does nothing for another site or another word', async () => {
    const { press, status } = await buildWorld();
    expect(await press('settle', 'https://evil.example')).toBe(400);
    expect(await press('steal')).toBe(400);
    expect(await status()).toBe('initiated');
  });
});
