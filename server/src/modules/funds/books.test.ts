import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { accountKinds, journalMoveNames, getJournalMove } from '@handrail/engine/payments';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { buildMoneyWorld } from '../../testing/worlds/money-world.ts';
import { asOwner } from '../../testing/worlds/trust-world.ts';
import { depositToFund, withdrawFromFund } from './change-balance.ts';
import { findBalancesAt, listEntries } from './journal-store.ts';
import { saveFund } from './save-fund.ts';
import { writeBooksSql } from './write-books-sql.ts';

const database = useTestDatabase();
const migrations = new URL('../../../migrations/', import.meta.url);

describe('the books', () => {
  it('are generated from the table of journal moves: a changed table needs a new migration', () => {
    const texts = readdirSync(migrations)
      .toSorted()
      .map((file) => readFileSync(new URL(file, migrations), 'utf8'))
      .filter((text) => text.includes('function book_entry()'));
    expect(texts.at(-1)).toContain(writeBooksSql());
  });

  it.each([
    ['depositToFund', depositToFund, 1_000_500],
    ['withdrawFromFund', withdrawFromFund, 999_500],
  ] as const)(
    'take an entry once, however often and how close together it is asked for: %s',
    async (_name, change, remaining) => {
      const { admin, fundId, readBalances } = await buildMoneyWorld(database());
      const request = { key: randomUUID(), fundId, amountCents: 500, memo: 'A double click' };
      await Promise.all([change(admin.ctx, request), change(admin.ctx, request), change(admin.ctx, request)]);
      expect((await change(admin.ctx, request)).balances).toMatchObject({ remaining });
      expect(await readBalances()).toMatchObject({ remaining });
      for (const other of [{ amountCents: 501 }, { memo: 'Another' }])
        await expect(change(admin.ctx, { ...request, ...other })).rejects.toMatchObject({
          code: 'IDEMPOTENCY_MISMATCH',
        });
      const opposite = change === depositToFund ? withdrawFromFund : depositToFund;
      await expect(opposite(admin.ctx, request)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
      expect(await readBalances()).toMatchObject({ remaining });
    },
  );

  it('take deposits and withdrawals, and give any balance of any moment', async () => {
    const { admin, clock, fundId, partnerId, readBalances } = await buildMoneyWorld(database());
    const before = clock.now();
    clock.moveBy({ hours: 1 });
    await expect(
      depositToFund(admin.ctx, { fundId, amountCents: 1, memo: 'An hour later' }),
    ).rejects.toMatchObject({ code: 'auth/requires-recent-login' });
    const { ctx } = await enterFreshly();
    await depositToFund(ctx, { fundId, amountCents: 50_000, memo: 'County top-up' });
    await withdrawFromFund(ctx, { fundId, amountCents: 20_000, memo: 'Back to the county' });

    expect(await readBalances()).toEqual({ ...empty, source: -1_030_000, remaining: 1_030_000 });
    const [at, entries] = await ctx.db.read(async (tx) => [
      await findBalancesAt(tx, partnerId, fundId, before),
      await listEntries(tx, partnerId, fundId, { most: 2 }),
    ]);
    expect(at).toEqual({ ...empty, source: -1_000_000, remaining: 1_000_000 });
    expect(entries.map(({ move, memo, balances }) => [move, memo, balances.remaining])).toEqual([
      ['withdraw', 'Back to the county', 1_030_000],
      ['deposit', 'County top-up', 1_050_000],
    ]);
    const acts = (await readAudit(ctx)).map(({ action }) => action);
    expect(acts).toEqual(expect.arrayContaining(['saveFund', 'depositToFund', 'withdrawFromFund']));

    async function enterFreshly() {
      const { actor } = await insertSession(database(), partnerId, admin.user, clock);
      return { ctx: buildContext(database(), { partnerId, actor, clock }) };
    }
  });

  it('are kept by admins: a fiscal officer reads them', async () => {
    const { fiscal, fundId } = await buildMoneyWorld(database());
    await expect(depositToFund(fiscal.ctx, { fundId, amountCents: 1, memo: '' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('never go below zero', async () => {
    const { admin, fundId, readBalances } = await buildMoneyWorld(database());
    await expect(
      withdrawFromFund(admin.ctx, { fundId, amountCents: 1_000_001, memo: '' }),
    ).rejects.toMatchObject({ code: 'FUND_TOO_LOW' });
    expect((await readBalances()).remaining).toBe(1_000_000);
  });

  it('keep funds apart by name, and changes by version', async () => {
    const { admin, fundId, readFund } = await buildMoneyWorld(database());
    const { name } = await readFund();
    const draft = { name, programIds: [], startsOn: null, endsOn: null, lowBalanceCents: 5 };
    await expect(saveFund(admin.ctx, draft)).rejects.toMatchObject({ code: 'FUND_NAME_TAKEN' });
    const changed = await saveFund(admin.ctx, { ...draft, of: { id: fundId, version: 1 } });
    expect([changed.version, changed.lowBalanceCents]).toEqual([2, 5]);
    await expect(saveFund(admin.ctx, { ...draft, of: { id: fundId, version: 1 } })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
});

const empty = Object.fromEntries(accountKinds.map((kind) => [kind, 0]));

describe('the database, as the application reaches it', () => {
  it('refuses to change or remove what is in the books [check 45]', async () => {
    const { system, award } = await buildMoneyWorld(database());
    await award([100]);
    const statements = [
      'update journal_entries set amount_cents = 1',
      'delete from journal_entries',
      'truncate journal_entries',
      'update fund_accounts set remaining_cents = remaining_cents + 1',
      'delete from funds',
      'update program_balances set awarded_cents = 0',
      `update payments set money_in = 'remaining'`,
      'update payments set amount_cents = 1',
      'delete from payments',
      'update fulfillments set approved_amount_cents = 1',
    ];
    for (const statement of statements) {
      const attempt = system.db.transaction((tx) => sql.raw(statement).execute(tx));
      await expect(attempt, statement).rejects.toThrow('permission denied');
    }
  });

  it('refuses it to its owner too, as long as the triggers stand [check 45]', async () => {
    const { award } = await buildMoneyWorld(database());
    await award([100]);
    for (const statement of ['update journal_entries set amount_cents = 1', 'truncate journal_entries'])
      await expect(asOwner(database(), statement)).rejects.toThrow();
  });

  it('would let its owner change the books if a trigger were gone [check 45]', async () => {
    const { award } = await buildMoneyWorld(database());
    await award([100]);
    const change = asOwner(
      database(),
      `do $$
       declare changed integer;
       begin
         alter table journal_entries no force row level security, disable trigger user;
         update journal_entries set amount_cents = amount_cents + 1;
         get diagnostics changed = row_count;
         raise exception 'changed % entries', changed;
       end $$`,
    );
    // The exception takes it all back.
    await expect(change).rejects.toThrow(/changed [1-9]\d* entries/);
  });

  it('refuses entries by hand that are not whole, that no move makes, or that no payment has [check 45]', async () => {
    const { system, partnerId, fundId, programId, award } = await buildMoneyWorld(database());
    const { payments } = await award([100]);
    const paymentId = payments[0]?.id ?? '';
    const post = (move: string, debit: string, credit: string, amount: number, payment: string | null) =>
      system.db.transaction((tx) =>
        sql`insert into journal_entries
          (partner_id, fund_id, id, move, debit, credit, amount_cents, payment_id, program_id, actor_kind, at)
          values (${partnerId}, ${fundId}, ${randomUUID()}, ${move}, ${debit}, ${credit}, ${amount}, ${payment},
                  ${payment && programId}, 'system', ${new Date()})`.execute(tx),
      );

    await expect(post('deposit', 'remaining', 'source', 0, null)).rejects.toThrow(/amount_cents_check/);
    await expect(post('deposit', 'remaining', 'source', -5, null)).rejects.toThrow(/_check/);
    await expect(post('issue', 'obligated', 'remaining', 5, null)).rejects.toThrow(
      'of a payment, or of none',
    );
    await expect(post('deposit', 'remaining', 'source', 5, paymentId)).rejects.toThrow(
      'of a payment, or of none',
    );
    // Issued once, for its own amount, and by a payment whose status says so.
    await expect(post('issue', 'obligated', 'remaining', 100, paymentId)).rejects.toThrow(
      'not there to move',
    );
    await expect(post('send', 'inTransit', 'obligated', 99, paymentId)).rejects.toThrow('not there to move');
    await expect(post('send', 'inTransit', 'obligated', 100, paymentId)).rejects.toThrow(
      'cannot be inTransit',
    );
    for (const debit of accountKinds)
      for (const credit of accountKinds)
        for (const move of journalMoveNames) {
          const { from, to } = getJournalMove(move);
          if (to === debit && from === credit) continue;
          await expect(post(move, debit, credit, 100, paymentId)).rejects.toThrow('The books know no');
        }
  }, 60_000);
});
