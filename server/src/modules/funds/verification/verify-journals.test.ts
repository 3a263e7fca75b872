import { describe, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildMoneyWorld } from '../../../testing/worlds/money-world.ts';
import { anchorJournals } from './anchor-journals.ts';
import { verifyJournals } from './verify-journals.ts';

const database = useTestDatabase();

const ofFund = `partner_id = '$partner' and fund_id = '$fund'`;
const edit = `update journal_entries set amount_cents = amount_cents + 1 where ${ofFund} and seq = 3;`;
const editMemo = `update journal_entries set memo = 'Another one' where ${ofFund} and seq = 1;`;
const remove = `delete from journal_entries where ${ofFund} and seq = 3;`;
const reorder = `update journal_entries set seq = case seq when 3 then -4 else -3 end where ${ofFund} and seq in (3, 4);
  update journal_entries set seq = -seq where ${ofFund} and seq < 0;`;
const cut = `delete from journal_entries where ${ofFund} and seq > 4;`;
const forgetCut = `update fund_accounts set last_seq = 4,
  last_hash = (select hash from journal_entries where ${ofFund} and seq = 4) where ${ofFund};`;
/** Recomputes the chain as the database does, so that it looks sound again. */
const rewrite = `do $$ declare row journal_entries; last bytea := ''; begin
  for row in select * from journal_entries where ${ofFund} order by seq loop
    row.prev_hash := last;
    last := hash_journal_entry(row);
    update journal_entries set prev_hash = row.prev_hash, hash = last where ${ofFund} and seq = row.seq;
  end loop;
  update fund_accounts set last_hash = last where ${ofFund}; end $$;`;

/** A journal of six entries: a deposit, two awards, and one payment that went all the way. */
async function buildWorld() {
  const world = await buildMoneyWorld(database());
  const { payments } = await world.award([10_000, 20_000]);
  const first = payments[0] ?? expect.unreachable();
  await world.move(first, 'authorizePayment', 'pending');
  await world.move(first, 'initiatePayment', 'authorized');
  await world.move(first, 'settlePayment', 'initiated');
  await world.move(first, 'returnPayment', 'success');
  const tamper = (statements: string) =>
    asOwner(
      database(),
      `begin; alter table journal_entries disable trigger user; alter table journal_entries no force row level security;
       alter table fund_accounts no force row level security;
       ${statements.replaceAll('$partner', world.partnerId).replaceAll('$fund', world.fundId)}
       alter table journal_entries enable trigger user; alter table journal_entries force row level security;
       alter table fund_accounts force row level security; commit;`,
    );
  const verify = async () => (await verifyJournals(database(), [world.partnerId]))[0] ?? expect.unreachable();
  const kinds = async () => (await verify()).problems.map(({ kind, entry }) => `${kind} ${entry}`);
  return { ...world, tamper, verify, kinds };
}

describe('verifying the journals', () => {
  it('finds a journal that nobody touched sound, anchored or not', async () => {
    const { system, partnerId, verify } = await buildWorld();
    expect(await verify()).toEqual({ partnerId, entries: 6, problems: [] });
    expect(await anchorJournals(system)).toBe(1);
    expect(await anchorJournals(system)).toBe(0);
    expect(await verify()).toEqual({ partnerId, entries: 6, problems: [] });
  });

  it.each([
    ['an edited amount', edit, 'altered 3'],
    ['an edited memo', editMemo, 'altered 1'],
    ['a deleted entry', remove, 'missing 4'],
    ['entries in another order', reorder, 'unlinked 3'],
    ['a cut tail', cut, 'cut 6'],
  ])('finds %s, done as the owner of the tables', async (_name, statements, expected) => {
    const { tamper, kinds } = await buildWorld();
    await tamper(statements);
    expect(await kinds()).toContain(expected);
  });

  it('finds a cut tail whose traces were removed, because the acts are on record', async () => {
    const { tamper, kinds } = await buildWorld();
    await tamper(cut + forgetCut);
    expect((await kinds()).map((kind) => kind.split(' ')[0])).toEqual(['contradicted', 'contradicted']);
  });

  it.each([
    ['an edited memo', editMemo],
    ['another order', reorder],
    ['an edited amount', edit],
  ])(
    'finds %s in a chain that was computed anew, by the hash in the audit log',
    async (_name, statements) => {
      const { tamper, kinds, system } = await buildWorld();
      await anchorJournals(system);
      await tamper(statements + rewrite);
      expect(await kinds()).toContain('rewritten 6');
    },
  );
});
