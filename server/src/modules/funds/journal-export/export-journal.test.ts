import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildMoneyWorld } from '../../../testing/worlds/money-world.ts';
import { depositToFund } from '../change-balance.ts';
import { entriesInPart, exportJournal } from './export-journal.ts';

const database = useTestDatabase();
const days = { from: '2026-11-01', to: '2026-11-30' };

/** The cells of a file without their quotes. */
function parse(csv: string): string[][] {
  return csv
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
}

describe('the journal for QuickBooks', () => {
  it('has two lines for each entry, which balance', async () => {
    const { fiscal, award, fundId, owner, readFund } = await buildMoneyWorld(database());
    await award([25_000]);
    const { csv, next } = await exportJournal(fiscal.ctx, days);
    const { name } = await readFund();
    const number = fundId.slice(0, 8);
    const payee = owner.name ?? owner.email;
    const [heading, ...rows] = parse(csv);
    expect(next).toBeNull();
    expect(heading).toEqual(['Journal No', 'Date', 'Account', 'Debits', 'Credits', 'Description', 'Name']);
    expect(rows).toEqual([
      [`${number}-1`, '11/15/2026', `${name}:Remaining`, '10000.00', '', 'Deposit The first deposit', ''],
      [`${number}-1`, '11/15/2026', `${name}:Source`, '', '10000.00', 'Deposit The first deposit', ''],
      [
        `${number}-2`,
        '11/15/2026',
        `${name}:Obligated`,
        '250.00',
        '',
        expect.stringMatching(/^Funds issued /),
        payee,
      ],
      [
        `${number}-2`,
        '11/15/2026',
        `${name}:Remaining`,
        '',
        '250.00',
        expect.stringMatching(/^Funds issued /),
        payee,
      ],
    ]);
  });

  it('counts days in the time zone of the partner, the last one included', async () => {
    const { fiscal, admin, clock, fundId } = await buildMoneyWorld(database(), {}, 0);
    const depositAt = async (moment: string) => {
      clock.moveBy({ seconds: (Date.parse(moment) - clock.now().getTime()) / 1000 });
      const fresh = { ...admin.ctx, actor: { ...admin.ctx.actor, authenticatedAt: clock.now() } };
      await depositToFund(fresh, { fundId, amountCents: 100, memo: '' });
    };
    await depositAt('2026-12-01T04:59:00Z');
    await depositAt('2026-12-01T05:01:00Z');
    const count = async (given: typeof days) =>
      parse((await exportJournal(fiscal.ctx, given)).csv).length - 1;
    expect(await count(days)).toBe(2);
    expect(await count({ from: '2026-12-01', to: '2026-12-01' })).toBe(2);
    expect(await count({ from: '2026-12-02', to: '2026-12-31' })).toBe(0);
  });

  it('comes in parts that make one file, without an entry twice or missing', async () => {
    const { fiscal, award } = await buildMoneyWorld(database());
    await award(Array.from({ length: entriesInPart + 10 }, () => 1));
    const first = await exportJournal(fiscal.ctx, days);
    expect(first.next?.seq).toBe(entriesInPart);
    const second = await exportJournal(fiscal.ctx, { ...days, after: first.next ?? undefined });
    expect(second.next).toBeNull();
    const rows = parse(first.csv + second.csv).slice(1);
    expect(rows).toHaveLength(2 * (entriesInPart + 11));
    expect(new Set(rows.map(([number]) => number)).size).toBe(entriesInPart + 11);
  });

  it('makes a memo harmless that a spreadsheet would read as a formula, and is for those who pay', async () => {
    const { fiscal, reviewer, saveName } = await buildFormulaWorld();
    expect((await exportJournal(fiscal.ctx, days)).csv).toContain(`"'=2+2:Remaining"`);
    expect(saveName).toBe('=2+2');
    expect(() => exportJournal(reviewer.ctx, days)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
  });
});

async function buildFormulaWorld() {
  const world = await buildMoneyWorld(database());
  const saveName = '=2+2';
  await world.system.db.transaction((tx) =>
    tx.updateTable('funds').set({ name: saveName }).where('id', '=', world.fundId).execute(),
  );
  return { ...world, saveName };
}
