import { readdirSync, readFileSync } from 'node:fs';
import {
  getPaymentMove,
  listPaymentMoves,
  paymentMoveNames,
  type PaymentStatus,
  paymentStatuses,
} from '@handrail/engine/payments';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asOwner } from '../../testing/as-owner.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildMoneyWorld } from '../../testing/worlds/money-world.ts';
import { findCase, listWorkflowEvents } from '../cases/index.ts';
import { writePaymentMovesSql } from './write-payment-moves-sql.ts';

const database = useTestDatabase();
const migrations = new URL('../../../migrations/', import.meta.url);

type World = Awaited<ReturnType<typeof buildMoneyWorld>>;

/** The shortest way to each status. */
const ways: Readonly<Record<PaymentStatus, readonly (typeof paymentMoveNames)[number][]>> = {
  pending: [],
  authorized: ['authorizePayment'],
  initiated: ['authorizePayment', 'initiatePayment'],
  success: ['authorizePayment', 'initiatePayment', 'settlePayment'],
  failed: ['authorizePayment', 'initiatePayment', 'failPayment'],
  canceled: ['cancelPayment'],
};

async function bringTo(world: World, status: PaymentStatus, amountCents = 100) {
  const { payments } = await world.award([amountCents]);
  let payment = payments[0];
  if (!payment) throw new Error('The award has no payment');
  for (const move of ways[status]) payment = await world.move(payment, move, payment.status);
  return payment;
}

const listed = listPaymentMoves().map(([from, to]) => `${from} to ${to}`);

/** The moves that raw SQL can make, over all pairs. */
async function listAllowed(world: World): Promise<string[]> {
  const allowed: string[] = [];
  for (const from of paymentStatuses) {
    const { id } = await bringTo(world, from);
    for (const to of paymentStatuses) if (await canMove(world, id, to)) allowed.push(`${from} to ${to}`);
  }
  return allowed;
}

/** Tries the move in raw SQL and takes it back. */
async function canMove(world: World, id: string, to: string): Promise<boolean> {
  const undone = new Error('undone');
  try {
    await world.system.db.transaction(async (tx) => {
      await sql`update payments set status = ${to} where id = ${id}`.execute(tx);
      throw undone;
    });
  } catch (error) {
    if (error === undone) return true;
    expect(error).toMatchObject({ message: expect.stringContaining('A payment cannot go from') as string });
  }
  return false;
}

async function findMoveTrigger(): Promise<string> {
  const [row] = await asOwner<{ tgname: string }>(
    database(),
    `select tgname from pg_trigger
     where tgrelid = 'payments'::regclass and tgfoid = 'refuse_illegal_payment_move'::regproc`,
  );
  return row?.tgname ?? '';
}

describe('the moves of a payment in PostgreSQL', () => {
  it('are generated from the table of payment moves: a changed table needs a new migration', () => {
    const texts = readdirSync(migrations)
      .toSorted()
      .map((file) => readFileSync(new URL(file, migrations), 'utf8'))
      .filter((text) => text.includes('function refuse_illegal_payment_move()'));
    expect(texts.at(-1)).toContain(writePaymentMovesSql());
  });

  it('are exactly those of the table, over all 36 pairs [P317] [check 46]', async () => {
    expect(await listAllowed(await buildMoneyWorld(database()))).toEqual(listed);
  });

  it('would be more than those of the table if the database did not look [check 46]', async () => {
    const world = await buildMoneyWorld(database());
    const name = await findMoveTrigger();
    await asOwner(database(), `alter table payments disable trigger ${name}`);
    try {
      expect((await listAllowed(world)).length).toBeGreaterThan(listed.length);
    } finally {
      await asOwner(database(), `alter table payments enable trigger ${name}`);
    }
  });

  it('do not commit without their entry', async () => {
    const world = await buildMoneyWorld(database());
    const { id } = await bringTo(world, 'authorized');
    const alone = world.system.db.transaction((tx) =>
      sql`update payments set status = 'initiated' where id = ${id}`.execute(tx),
    );
    await expect(alone).rejects.toThrow('The money of a payment that is initiated cannot be obligated');
  });
});

describe('movePayment', () => {
  it('makes exactly the moves of the table and refuses the rest [check 46]', async () => {
    const world = await buildMoneyWorld(database());
    for (const from of paymentStatuses)
      for (const name of paymentMoveNames) {
        const payment = await bringTo(world, from);
        const { from: origins, to } = getPaymentMove(name);
        const attempt = world.move(
          payment,
          name,
          from,
          name === 'reissuePayment' ? world.fiscal.ctx : world.system,
        );
        if (origins.includes(from)) expect((await attempt).status).toBe(to);
        else await expect(attempt).rejects.toMatchObject({ code: 'PAYMENT_MOVE_REFUSED' });
      }
  }, 60_000);

  it('books every step, and a return after arrival by itself', async () => {
    const world = await buildMoneyWorld(database());
    const standing = async () => Object.values(await world.readBalances()).slice(1);
    const payment = await bringTo(world, 'success', 40_000);
    expect(await standing()).toEqual([960_000, 0, 0, 40_000, 0]);
    await world.move(payment, 'returnPayment', 'success');
    expect(await standing()).toEqual([960_000, 0, 0, 0, 40_000]);
    await world.move(payment, 'reissuePayment', 'failed', world.fiscal.ctx);
    expect(await standing()).toEqual([960_000, 40_000, 0, 0, 0]);
    await world.move(payment, 'initiatePayment', 'authorized');
    expect(await standing()).toEqual([960_000, 0, 40_000, 0, 0]);
    await world.move(payment, 'failPayment', 'initiated');
    await world.move(payment, 'cancelPayment', 'failed');
    expect(await standing()).toEqual([1_000_000, 0, 0, 0, 0]);
    const [last] = (await readAudit(world.fiscal.ctx)).filter(({ action }) => action === 'cancelPayment');
    expect(last).toMatchObject({
      previous: { status: 'failed' },
      next: { status: 'canceled', amountCents: 40_000 },
    });
  });

  it('does nothing to a payment that is not as it was seen', async () => {
    const world = await buildMoneyWorld(database());
    const payment = await bringTo(world, 'authorized');
    const both = await Promise.allSettled([
      world.move(payment, 'initiatePayment', 'authorized'),
      world.move(payment, 'cancelPayment', 'authorized'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'PAYMENT_CHANGED' },
    });
  });

  it('is for those whom the table names: only the payee among applicants [P614] [P615]', async () => {
    const world = await buildMoneyWorld(database());
    const payment = await bringTo(world, 'authorized');
    const { ctx: stranger } = await world.signIn();
    await expect(world.move(payment, 'initiatePayment', 'authorized', stranger)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(world.move(payment, 'cancelPayment', 'authorized', world.ctx)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(
      world.move(payment, 'cancelPayment', 'authorized', world.reviewer.ctx),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await world.move(payment, 'initiatePayment', 'authorized', world.ctx)).status).toBe('initiated');
  });

  it('moves the case to PaymentSent with the last payment that leaves', async () => {
    const world = await buildMoneyWorld(database());
    const first = await bringTo(world, 'authorized');
    const second = await bringTo(world, 'authorized');
    const dropped = await bringTo(world, 'authorized');
    const readStatus = async () =>
      (await world.system.db.read((tx) => findCase(tx, world.partnerId, world.caseId)))?.status;

    await world.move(first, 'initiatePayment', 'authorized');
    await world.move(second, 'initiatePayment', 'authorized');
    expect(await readStatus()).toBe('Approved');
    await world.move(dropped, 'cancelPayment', 'authorized');
    expect(await readStatus()).toBe('PaymentSent');
    const [event] = await world.system.db.read((tx) => listWorkflowEvents(tx, world.partnerId, world.caseId));
    expect(event).toMatchObject({
      action: 'recordPaymentsSent',
      previousValue: 'Approved',
      newValue: 'PaymentSent',
    });
  });

  it('leaves alone what waits for a second person, and so does the database', async () => {
    const world = await buildMoneyWorld(database());
    const { payments } = await world.award([100], { needsApproval: true });
    const payment = payments[0] ?? { id: '' };
    await expect(world.move(payment, 'authorizePayment', 'pending')).rejects.toMatchObject({
      code: 'PAYMENT_NEEDS_APPROVAL',
    });
    const raw = world.system.db.transaction((tx) =>
      sql`update payments set status = 'authorized' where id = ${payment.id}`.execute(tx),
    );
    await expect(raw).rejects.toThrow('waits for a second person');
    const ownApproval = world.system.db.transaction((tx) =>
      sql`update fulfillments set approved_by = issued_by, approved_at = now()`.execute(tx),
    );
    await expect(ownApproval).rejects.toThrow(/check constraint/);
  });
});
