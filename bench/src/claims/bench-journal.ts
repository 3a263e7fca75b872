import { findOneFund, findStatement, readBalancesAt } from '../../../server/src/modules/funds/read-funds.ts';
import { compareTimes } from '../queue/compare-times.ts';
import { isShortRun } from '../short-run.ts';
import { openJournalWorld } from './journal-world.ts';

const entries = Number(process.env.JOURNAL_ENTRIES ?? (isShortRun ? 20_000 : 10_000_000));
const mostTimes = 5;
const pageSize = 50;

/** What a finance officer looks at in a fund with a long history, against the same query by hand. */
export async function benchJournal(): Promise<void> {
  const { ctx, owner, partnerId, fundId, stop } = await openJournalWorld(entries);
  const compare = (what: string, api: () => Promise<unknown>, text: string, values: unknown[]) =>
    compareTimes(what, mostTimes, { api, byHand: () => owner.query(text, values) });
  const ofFund = [partnerId, fundId];
  const page = `select * from journal_entries where partner_id = $1 and fund_id = $2 and seq < $3
                 order by seq desc limit ${String(pageSize + 1)}`;
  try {
    console.log(`A fund with ${entries.toLocaleString('en-US')} entries:`);
    console.log('| what | the product | by hand | times | bar |');
    await compare(
      'its balances',
      () => findOneFund(ctx, fundId),
      `select funds.*, accounts.* from funds join fund_accounts as accounts
         on accounts.partner_id = funds.partner_id and accounts.fund_id = funds.id
        where funds.partner_id = $1 and funds.id = $2`,
      ofFund,
    );
    await compare('the newest page', () => findStatement(ctx, fundId, { first: pageSize }), page, [
      ...ofFund,
      entries + 1,
    ]);
    const middle = Math.floor(entries / 2);
    await compare(
      'a page from the middle',
      () => findStatement(ctx, fundId, { before: middle, first: pageSize }),
      page,
      [...ofFund, middle],
    );
    const moment = new Date(Date.UTC(2020, 0, 1) + middle * 1000);
    await compare(
      'its balances back then',
      () => readBalancesAt(ctx, fundId, moment),
      `select * from journal_entries where partner_id = $1 and fund_id = $2 and at <= $3
        order by at desc, seq desc limit 1`,
      [...ofFund, moment],
    );
  } finally {
    await stop();
  }
}
