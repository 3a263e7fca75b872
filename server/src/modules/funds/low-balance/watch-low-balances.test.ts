import { describe, expect, it } from 'vitest';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { buildMoneyWorld } from '../../../testing/worlds/money-world.ts';
import { listStaff } from '../../staff/index.ts';
import { depositToFund, withdrawFromFund } from '../change-balance.ts';
import { getFundWithBalances, saveFund } from '../save-fund.ts';
import { watchLowBalances } from './watch-low-balances.job.ts';

const database = useTestDatabase();

async function buildLowWorld() {
  const world = await buildMoneyWorld(database());
  const { admin, system, fundId } = world;
  const fund = await admin.ctx.db.read((tx) => getFundWithBalances(tx, admin.ctx, fundId));
  await saveFund(admin.ctx, { ...fund, of: fund, name: 'Harbor Fund', lowBalanceCents: 10_000 });
  const { remaining } = fund.balances;
  const watch = async () => {
    await deliverMails(system);
    await watchLowBalances.run(system);
    const mails = await deliverMails(system);
    return mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted();
  };
  const leave = (amountCents: number) =>
    withdrawFromFund(admin.ctx, { fundId, amountCents: remaining - amountCents, memo: 'Back to the donor' });
  const deposit = (amountCents: number) =>
    depositToFund(admin.ctx, { fundId, amountCents, memo: 'A new grant' });
  const withdraw = (amountCents: number) =>
    withdrawFromFund(admin.ctx, { fundId, amountCents, memo: 'Back to the donor' });
  const staff = await system.db.read((tx) => listStaff(tx, world.partnerId));
  const isCaseWorker = ({ role }: (typeof staff)[number]) => role === 'caseWorker';
  expect(staff.some(isCaseWorker)).toBe(true);
  const people = staff
    .filter((each) => !isCaseWorker(each))
    .map(({ email }) => email)
    .toSorted();
  return { ...world, watch, leave, deposit, withdraw, people };
}

describe('watchLowBalances', () => {
  it('emails those who issue payments once when a fund falls to its limit, and not again', async () => {
    const { watch, leave, withdraw, people } = await buildLowWorld();
    expect(await watch()).toEqual([]);
    await leave(10_000);
    expect(await watch()).toEqual(people.map((email) => `${email}: Harbor Fund has $100.00 left`));
    await withdraw(5_000);
    expect(await watch()).toEqual([]);
  });

  it('emails them again after the fund was above its limit in between', async () => {
    const { watch, leave, deposit, withdraw, people } = await buildLowWorld();
    await leave(9_000);
    await watch();
    await deposit(50_000);
    expect(await watch()).toEqual([]);
    await withdraw(55_000);
    expect(await watch()).toEqual(people.map((email) => `${email}: Harbor Fund has $40.00 left`));
  });

  it('says nothing of a fund that never had any money', async () => {
    const { admin, watch } = await buildLowWorld();
    const draft = { name: 'New', programIds: [], startsOn: null, endsOn: null, lowBalanceCents: 1 };
    await saveFund(admin.ctx, draft);
    expect(await watch()).toEqual([]);
  });

  it('tells of it once when two machines look at the same time', async () => {
    const { leave, system, people } = await buildLowWorld();
    await leave(1_000);
    await deliverMails(system);
    await Promise.all([watchLowBalances.run(system), watchLowBalances.run(system)]);
    expect(await deliverMails(system)).toHaveLength(people.length);
  });
});
