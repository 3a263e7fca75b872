import { describe, expect, it } from 'vitest';
import { buildMoneyWorld } from '../../../testing/worlds/money-world.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { holdPayment } from '../acting/hold-payment.ts';
import { exportPayments } from './export-payments.ts';
import { listPayments } from './list-payments.ts';

const database = useTestDatabase();

async function buildPayments() {
  const world = await buildMoneyWorld(database());
  const { payments } = await world.award([], {
    of: ['2026-10-01', '2026-11-02', '2026-11-16', '2026-11-16'].map((scheduledFor, index) => ({
      ...{ scheduledFor, amountCents: 1_000 + index },
    })),
  });
  const [stale, failed, held] = payments;
  if (!stale || !failed || !held) throw new Error('There are too few payments');
  await world.move(stale, 'authorizePayment', 'pending');
  await world.move(failed, 'authorizePayment', 'pending');
  await world.move(failed, 'initiatePayment', 'authorized');
  await world.move(failed, 'failPayment', 'initiated');
  await holdPayment(world.fiscal.ctx, { paymentId: held.id, note: 'Wait for the landlord' });
  return { ...world, ids: payments.map(({ id }) => id), held };
}

describe('listPayments', () => {
  it('gives every payment once, page by page, the latest effective day first', async () => {
    const { fiscal, ids } = await buildPayments();
    const seen: string[] = [];
    const days: string[] = [];
    let after: string | undefined;
    do {
      const page = await listPayments(fiscal.ctx, {}, { first: 1, after });
      seen.push(...page.nodes.map(({ payment }) => payment.id));
      days.push(...page.nodes.map(({ payment }) => payment.scheduledFor));
      after = page.nextCursor ?? undefined;
    } while (after !== undefined);
    expect(seen.toSorted()).toEqual([...ids].toSorted());
    expect(days).toEqual(['2026-11-16', '2026-11-16', '2026-11-02', '2026-10-01']);
  });

  it('finds what needs a person, and says why and what helps', async () => {
    const { fiscal } = await buildPayments();
    const { nodes } = await listPayments(
      fiscal.ctx,
      { troubles: ['held', 'failed', 'returned', 'unknown', 'unclaimed'] },
      {},
    );
    expect(nodes.map(({ payment: { trouble } }) => [trouble?.kind, trouble?.step])).toEqual([
      ['held', 'release'],
      ['failed', 'reissue'],
      ['unclaimed', 'cancel'],
    ]);
    const { nodes: failed } = await listPayments(fiscal.ctx, { status: 'failed', to: '2026-11-15' }, {});
    expect(failed).toHaveLength(1);
    const { nodes: held } = await listPayments(fiscal.ctx, { isHeld: true }, {});
    expect(held.map(({ payment }) => payment.holdNote)).toEqual(['Wait for the landlord']);
  });

  it('exports what the filter shows, with amounts as numbers', async () => {
    const { fiscal } = await buildPayments();
    const csv = await exportPayments(fiscal.ctx, { status: 'failed' });
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('"2026-11-02","failed","","failed"');
  });
});
