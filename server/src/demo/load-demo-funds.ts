import { depositToFund, listFundsWithBalances, saveFund } from '../modules/funds/index.ts';
import type { RequestContext } from '../platform/context.ts';

/** Two funds for every partner: one with plenty, and one that runs low so that the warning is seen. */
const demoFunds = [
  { name: 'General fund', depositCents: 25_000_000, lowBalanceCents: 1_000_000, memo: 'Grant for this year' },
  {
    name: 'Donor pool',
    depositCents: 900_000,
    lowBalanceCents: 1_000_000,
    memo: 'Donations from the spring drive',
  },
];

/** Older than every award of the demo world. */
const ageDays = 220;

/** Gives a partner of the demo world its funds; one that has any keeps what it has. */
export async function loadDemoFunds(today: RequestContext): Promise<void> {
  const at = new Date(today.now().getTime() - ageDays * 86_400_000);
  const ctx = { ...today, now: () => at, recordedNow: today.now };
  const known = await ctx.db.read((tx) => listFundsWithBalances(tx, ctx.partnerId));
  if (known.length > 0) return;
  for (const { name, depositCents, lowBalanceCents, memo } of demoFunds) {
    const { id: fundId } = await saveFund(ctx, {
      ...{ name, programIds: [], startsOn: null, endsOn: null, lowBalanceCents },
    });
    await depositToFund(ctx, { fundId, amountCents: depositCents, memo });
  }
}
