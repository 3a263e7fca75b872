import {
  getPaymentMove,
  paymentMoveNames,
  type PaymentMoveName,
  type PaymentStatus,
} from '@handrail/engine/payments';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/errors/app-error.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildMoneyWorld } from '../../../testing/worlds/money-world.ts';
import { depositToFund, saveFund, withdrawFromFund } from '../../funds/index.ts';
import { movePayment } from '../move-payment.ts';
import { openAward } from '../open-award.ts';

const database = useTestDatabase();
/** A sample in every run; `npm run drills -- books` takes ten thousand. */
const count = Number(process.env.BOOK_HISTORIES ?? 25);
const firstSeed = Number(process.env.BOOK_SEED ?? 1);
const length = 24;

type World = Awaited<ReturnType<typeof buildMoneyWorld>>;

/** One thing that happens; a step may happen twice at once, or die before it commits. */
interface Step {
  readonly kind: 'deposit' | 'withdraw' | 'issue' | 'move';
  readonly cents: number;
  readonly parts: number;
  readonly pick: number;
  readonly move: PaymentMoveName;
  readonly how: 'once' | 'twice' | 'dies';
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('deposit', 'withdraw', 'issue', 'issue', 'move', 'move', 'move', 'move', 'move'),
  cents: fc.integer({ min: 1, max: 50_000 }),
  parts: fc.integer({ min: 1, max: 3 }),
  pick: fc.nat(50),
  move: fc.constantFrom(...paymentMoveNames),
  how: fc.constantFrom('once', 'once', 'once', 'twice', 'dies'),
});

/** What the books should say, kept apart from the tables that the product reads. */
interface Model {
  /** Deposits less withdrawals. */
  total: number;
  payments: { id: string; cents: number; status: PaymentStatus; isReturned: boolean }[];
}

function sayBalances({ total, payments }: Model) {
  const sum = (...statuses: PaymentStatus[]) =>
    payments.reduce((cents, payment) => cents + (statuses.includes(payment.status) ? payment.cents : 0), 0);
  const returned = payments.reduce((cents, payment) => cents + (payment.isReturned ? payment.cents : 0), 0);
  return {
    source: total === 0 ? 0 : -total,
    remaining: total - sum('pending', 'authorized', 'initiated', 'success', 'failed'),
    obligated: sum('pending', 'authorized', 'failed') - returned,
    inTransit: sum('initiated'),
    disbursed: sum('success'),
    returned,
  };
}

class Crash extends Error {}

async function beginHistory(world: World) {
  const { admin, fiscal, system, partnerId, caseId, programId, owner } = world;
  const { id: fundId } = await saveFund(system, {
    ...{
      name: `History ${String(Math.random())}`,
      programIds: [],
      startsOn: null,
      endsOn: null,
      lowBalanceCents: null,
    },
  });
  const model: Model = { total: 0, payments: [] };
  const refused = (work: Promise<unknown>) =>
    work.then(
      () => false,
      (error: unknown) => {
        if (error instanceof AppError || error instanceof Crash) return true;
        throw error;
      },
    );

  function act({ kind, cents, parts, pick, move }: Step, dies: boolean): Promise<boolean> {
    const ctx = { ...system, db: { ...system.db, transaction: dying } };
    switch (kind) {
      case 'deposit':
        return refused(depositToFund(ctx, { fundId, amountCents: cents, memo: '' }));
      case 'withdraw':
        return refused(withdrawFromFund(ctx, { fundId, amountCents: cents, memo: '' }));
      case 'issue':
        return refused(
          ctx.db.transaction((tx) =>
            openAward(tx, ctx, {
              ...{ caseId, programId, fundId, issuedBy: fiscal.user.id, needsApproval: false },
              payments: Array.from({ length: parts }, () => ({
                ...{ amountCents: cents, scheduledFor: '2026-11-16', method: null },
                payee: { type: 'User', id: owner.id } as const,
              })),
            }),
          ),
        );
      case 'move': {
        const payment = model.payments[pick % Math.max(1, model.payments.length)];
        if (!payment) return Promise.resolve(true);
        const by =
          move === 'reissuePayment'
            ? { ...fiscal.ctx, db: { ...fiscal.ctx.db, transaction: dyingFiscal } }
            : ctx;
        return refused(
          by.db.transaction((tx) =>
            movePayment(tx, by, { paymentId: payment.id, move, seen: payment.status }),
          ),
        );
      }
    }

    function dying<T>(work: Parameters<typeof system.db.transaction<T>>[0]): Promise<T> {
      return system.db.transaction<T>(async (tx) => die(await work(tx)));
    }
    function dyingFiscal<T>(work: Parameters<typeof system.db.transaction<T>>[0]): Promise<T> {
      return fiscal.ctx.db.transaction<T>(async (tx) => die(await work(tx)));
    }
    function die<T>(result: T): T {
      if (dies) throw new Crash();
      return result;
    }
  }

  /** What the model makes of a step that was done so many times. */
  function follow({ kind, cents, parts, pick, move }: Step, times: number): number {
    if (times === 0) return 0;
    if (kind === 'deposit') model.total += cents * times;
    if (kind === 'withdraw') model.total -= cents * times;
    if (kind === 'issue') return parts * times;
    const payment = model.payments[pick % Math.max(1, model.payments.length)];
    if (kind === 'move' && payment) {
      // Whoever comes second finds the payment changed.
      expect(times).toBe(1);
      expect(getPaymentMove(move).from).toContain(payment.status);
      payment.status = getPaymentMove(move).to;
      payment.isReturned = move === 'returnPayment' || (payment.isReturned && payment.status === 'failed');
    }
    return 0;
  }

  /** Whether the product should do it; asked only of steps that happen once. */
  function expects({ kind, cents, parts, pick, move }: Step): boolean {
    const { remaining } = sayBalances(model);
    if (kind === 'deposit') return true;
    if (kind === 'withdraw') return cents <= remaining;
    if (kind === 'issue') return cents * parts <= remaining;
    const payment = model.payments[pick % Math.max(1, model.payments.length)];
    return payment !== undefined && getPaymentMove(move).from.includes(payment.status);
  }

  async function take(taken: Step): Promise<void> {
    const outcomes =
      taken.how === 'twice'
        ? await Promise.all([act(taken, false), act(taken, false)])
        : [await act(taken, taken.how === 'dies')];
    const times = outcomes.filter((isRefused) => !isRefused).length;
    if (taken.how === 'once') expect(times, JSON.stringify(taken)).toBe(expects(taken) ? 1 : 0);
    if (taken.how === 'dies') expect(times).toBe(0);
    const added = follow(taken, times);
    const rows = await admin.ctx.db.read((tx) =>
      tx
        .selectFrom('payments')
        .select(['id', 'amount_cents', 'status'])
        .where('partner_id', '=', partnerId)
        .where('fund_id', '=', fundId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    );
    const known = new Set(model.payments.map(({ id }) => id));
    const fresh = rows.filter(({ id }) => !known.has(id));
    expect(fresh).toHaveLength(added);
    for (const row of fresh)
      model.payments.push({ id: row.id, cents: row.amount_cents, status: 'pending', isReturned: false });
    expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual(
      Object.fromEntries(model.payments.map(({ id, status }) => [id, status])),
    );
  }

  async function check(): Promise<void> {
    const [books] = await admin.ctx.db.read((tx) =>
      tx.selectFrom('fund_accounts').selectAll().where('fund_id', '=', fundId).execute(),
    );
    expect({
      source: books?.source_cents,
      remaining: books?.remaining_cents,
      obligated: books?.obligated_cents,
      inTransit: books?.in_transit_cents,
      disbursed: books?.disbursed_cents,
      returned: books?.returned_cents,
    }).toEqual(sayBalances(model));
  }

  /** The journal alone tells the same: every entry is chained, and its sums are the balances. */
  async function audit(): Promise<void> {
    const { rows } = await admin.ctx.db.read((tx) =>
      sql<{ broken: number; debits: string; credits: string; gaps: number }>`
        select count(*) filter (where hash <> hash_journal_entry(entry) or prev_hash <> before)::int as broken,
               coalesce(sum(amount_cents) filter (where debit = 'remaining'), 0)::text as debits,
               coalesce(sum(amount_cents) filter (where credit = 'remaining'), 0)::text as credits,
               coalesce(max(seq), 0)::int - count(*)::int as gaps
        from (select journal_entries as entry, hash, prev_hash, amount_cents, debit, credit, seq,
                     coalesce(lag(hash) over (order by seq), '\\x'::bytea) as before
                from journal_entries where fund_id = ${fundId}) as chained`.execute(tx),
    );
    const [told] = rows;
    expect(told).toMatchObject({ broken: 0, gaps: 0 });
    expect(Number(told?.debits) - Number(told?.credits)).toBe(sayBalances(model).remaining);
  }

  return { fundId, take, check, audit };
}

describe('the books', () => {
  const firstDeposit: Step = {
    kind: 'deposit',
    cents: 100_000,
    parts: 1,
    pick: 0,
    move: 'cancelPayment',
    how: 'once',
  };

  it(`say the same as a model of them after every step of ${String(count)} random histories [check 43]`, async () => {
    const world = await buildMoneyWorld(database(), {}, 0);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: length }), async (steps) => {
        const { take, check, audit } = await beginHistory(world);
        await take(firstDeposit);
        for (const taken of steps) {
          await take(taken);
          await check();
        }
        await audit();
      }),
      { numRuns: count, seed: firstSeed, endOnFailure: true },
    );
  }, 3_600_000);

  it('would be found to differ if money moved behind the journal [check 43]', async () => {
    const { fundId, take, check } = await beginHistory(await buildMoneyWorld(database(), {}, 0));
    await take(firstDeposit);
    await check();
    await asOwner(
      database(),
      `update fund_accounts set remaining_cents = remaining_cents + 1, source_cents = source_cents - 1
        where fund_id = $1`,
      [fundId],
    );
    await expect(check()).rejects.toThrow('to deeply equal');
  });

  it('would be found to differ if an entry were changed later [check 43]', async () => {
    const { fundId, take, audit } = await beginHistory(await buildMoneyWorld(database(), {}, 0));
    await take(firstDeposit);
    await audit();
    await asOwner(
      database(),
      `set session_replication_role = replica; update journal_entries set memo = 'x' where fund_id = '${fundId}'`,
    );
    await expect(audit()).rejects.toThrow('to match object');
  });
});
