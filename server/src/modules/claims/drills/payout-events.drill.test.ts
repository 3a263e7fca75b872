import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signTestReport } from '../../../adapters/payouts/test-bank-reports.ts';
import { testBankName, testBankSignature } from '../../../adapters/payouts/test-bank.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { PayoutNews } from '../../../ports/payouts.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { testKeys } from '../../../testing/test-keys.ts';
import { receivePayoutEvent } from '../receive-payout-event.ts';
import { buildDrillWorld, type DrillWorld } from '../../../testing/worlds/drill-world.ts';

const database = useTestDatabase({ waitMs: 60_000 });
/** A sample in every run; `npm run drills -- payout-events` takes ten thousand. */
const count = Number(process.env.PAYOUT_EVENTS ?? 60);
const atOnce = 8;

/** What became of payments, and how each ends whatever came first. */
const stories = [
  { kinds: ['accepted', 'settled'], status: 'success' },
  { kinds: ['accepted', 'settled', 'returned'], status: 'failed' },
  { kinds: ['accepted', 'failed'], status: 'failed' },
] as const satisfies readonly { kinds: readonly PayoutNews['kind'][]; status: string }[];

interface Report {
  readonly id: string;
  readonly key: string;
  readonly news: PayoutNews;
  readonly isForged: boolean;
}

async function reportAll(world: DrillWorld, enough: number, believes = false): Promise<void> {
  const reports: Report[] = [];
  const ends = new Map<string, { paymentId: string; status: string }>();
  for (let made = 0; reports.length < enough; made += 1) {
    const story = stories[made % stories.length] ?? stories[0];
    const payment = await world.authorize(100);
    await world.claim(payment, { as: world.nextClaim() });
    const attempt = (await world.listAttempts()).find(({ payment_id }) => payment_id === payment.id);
    const key = attempt?.id ?? '';
    ends.set(key, { paymentId: payment.id, status: story.status });
    const own = story.kinds.map((kind) => ({ id: randomUUID(), key, news: toNews(kind), isForged: false }));
    const [again] = made % 3 === 0 ? own : [];
    const forged = { id: randomUUID(), key, news: toNews('failed'), isForged: true };
    reports.push(...own, ...(again ? [again] : []), ...(made % 4 === 0 ? [forged] : []));
  }
  const refused = await receiveShuffled(world, reports, believes);
  expect(refused).toBe(reports.filter(({ isForged }) => isForged).length);
  const rows = await world.system.db.read((tx) =>
    tx.selectFrom('payments').select(['id', 'status']).where('partner_id', '=', world.partnerId).execute(),
  );
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  for (const { paymentId, status } of ends.values()) expect(statuses.get(paymentId)).toBe(status);
  const ending = (kind: string) =>
    [...ends.keys()].filter((key) =>
      reports.some((each) => each.key === key && each.news.kind === kind && !each.isForged),
    ).length;
  expect(await world.countEntries('settle')).toBe(ending('settled'));
  expect(await world.countEntries('return')).toBe(ending('returned'));
  expect(await world.countEntries('fail')).toBe(ending('failed'));
}

/** Delivers the reports in any order, several at once, and counts those that were refused. */
async function receiveShuffled(
  world: DrillWorld,
  reports: readonly Report[],
  believes: boolean,
): Promise<number> {
  const waiting = reports
    .map((report) => ({ report, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place);
  let refused = 0;
  const deliver = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { isForged, ...report } = next.report;
      const body = JSON.stringify({ partnerId: world.partnerId, ...report });
      const signature = signTestReport(testKeys(), world.partnerId, body);
      const sent = isForged && !believes ? 'f'.repeat(64) : signature;
      await receivePayoutEvent(world.product, testBankName, {
        body,
        headers: { [testBankSignature]: sent },
      }).catch((error: unknown) => {
        if (!(error instanceof AppError && error.code === 'FORBIDDEN')) throw error;
        refused += 1;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, deliver));
  return refused;
}

function toNews(kind: PayoutNews['kind']): PayoutNews {
  const reference = 'TB-1';
  if (kind === 'failed' || kind === 'returned') return { kind, reference, code: 'A-005' };
  if (kind === 'refused') return { kind, code: 'A-005' };
  return { kind, reference };
}

describe('the reports of a provider', () => {
  it(`are booked once each, whatever the order of ${String(count)} [check 48]`, async () => {
    await reportAll(await buildDrillWorld(database()), count);
  }, 3_600_000);

  it('would move money for anyone if forged ones were believed [check 48]', async () => {
    await expect(reportAll(await buildDrillWorld(database()), 12, true)).rejects.toThrow(
      /^expected \+?0 to be/,
    );
  });
});
