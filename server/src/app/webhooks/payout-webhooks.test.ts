import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { signTestReport } from '../../adapters/payouts/test-bank-reports.ts';
import { testBankSignature } from '../../adapters/payouts/test-bank.ts';
import type { PayoutNews } from '../../ports/payouts.ts';
import { buildHttpApp } from '../../testing/api/build-http-app.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { buildClaimWorld } from '../../testing/worlds/claim-world.ts';
import { addPayoutWebhooks } from './add-payout-webhooks.ts';

const database = useTestDatabase();
const opened: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of opened) await close();
});

const reference = 'TB-1';

async function buildWorld() {
  const world = await buildClaimWorld(database());
  const { app } = await buildHttpApp({ secure: false, trustedProxyHops: 0 });
  await addPayoutWebhooks(app, () => world.product);
  opened.push(() => app.close());

  const post = async (body: string, signature?: string, provider = 'test-bank') => {
    const reply = await app.inject({
      method: 'POST',
      url: `/webhooks/payouts/${provider}`,
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { [testBankSignature]: signature }),
      },
      payload: body,
    });
    return reply.statusCode;
  };
  const sign = (body: string, partnerId = world.partnerId) => signTestReport(testKeys(), partnerId, body);
  const write = (key: string, news: PayoutNews, id: string = randomUUID()) =>
    JSON.stringify({ id, partnerId: world.partnerId, key, news });
  const claimOne = async (amountCents: number) => {
    const payment = await world.authorize(amountCents);
    await world.claim(payment);
    const attempt = (await world.listAttempts()).find((each) => each.payment_id === payment.id);
    return { payment, key: attempt?.id ?? '' };
  };
  return { ...world, post, sign, write, claimOne };
}

describe('POST /webhooks/payouts/:provider', () => {
  it('books each of many shuffled, repeated and forged reports as if each came once [check 48]', async () => {
    const world = await buildWorld();
    const claims = [];
    // One more within the hour would be flagged for a person.
    for (let index = 0; index < 5; index += 1) claims.push(await world.claimOne(10_000));
    const honest = claims.flatMap(({ key }, index) => {
      const news: PayoutNews[] = [
        { kind: 'accepted', reference },
        { kind: 'settled', reference },
        ...(index % 2 === 0 ? [{ kind: 'returned', reference, code: 'A-005' } as const] : []),
      ];
      return news.map((each) => world.write(key, each));
    });
    const calls = [
      ...honest.map((body) => ({ body, signature: world.sign(body), answer: 204 })),
      ...honest.slice(0, 5).map((body) => ({ body, signature: world.sign(body), answer: 204 })),
      ...claims.map(({ key }) => {
        const body = world.write(key, { kind: 'failed', reference, code: 'A-002' });
        return { body, signature: world.sign(`${body} `), answer: 403 };
      }),
    ];
    const shuffled = calls.toSorted((one, other) => (one.signature < other.signature ? -1 : 1));
    const answers = await Promise.all(
      shuffled.map(async ({ body, signature, answer }) => [await world.post(body, signature), answer]),
    );
    for (const [got, wanted] of answers) expect(got).toBe(wanted);

    const statuses = await Promise.all(
      claims.map(async ({ payment }) => (await world.reload(payment)).status),
    );
    expect(statuses).toEqual(['failed', 'success', 'failed', 'success', 'failed']);
    expect(await world.readBalances()).toMatchObject({ inTransit: 0, disbursed: 20_000, returned: 30_000 });
  });

  it.each<[string, (body: string) => string | undefined]>([
    ['no signature', () => undefined],
    ['a made-up signature', () => 'f'.repeat(64)],
    ['the signature of another partner', (body) => signTestReport(testKeys(), randomUUID(), body)],
  ])('refuses a report with %s [check 48]', async (_what, sign) => {
    const world = await buildWorld();
    const { payment, key } = await world.claimOne(10_000);
    const body = world.write(key, { kind: 'settled', reference });
    expect(await world.post(body, sign(body))).toBe(403);
    expect((await world.reload(payment)).status).toBe('initiated');
  });

  it('refuses what is no report, and providers that are not connected', async () => {
    const world = await buildWorld();
    expect(await world.post('not json', world.sign('not json'))).toBe(403);
    expect(await world.post('null', world.sign('null'))).toBe(403);
    for (const partnerId of ['', 'x'.repeat(2_000), '__proto__', 7, {}, null])
      expect(await world.post(JSON.stringify({ partnerId }), 'f'.repeat(64))).toBe(403);
    const body = world.write(randomUUID(), { kind: 'settled', reference });
    expect(await world.post(body, world.sign(body), 'lob')).toBe(404);
  });

  it('takes note of a payment that is not here, so that it is not sent again', async () => {
    const world = await buildWorld();
    const body = world.write(randomUUID(), { kind: 'settled', reference });
    expect(await world.post(body, world.sign(body))).toBe(204);
  });
});
