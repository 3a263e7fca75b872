import type { Transaction } from '../../platform/db/partner-db.ts';
import type { Difference } from './book-gap.ts';
import { comparedAccounts, type FundTotals, listFundTotals, listProgramTotals } from './book-totals-store.ts';

/** Holds the books against themselves: balances, journal and payments have to tell the same story. */
export async function compareBooks(tx: Transaction, partnerId: string): Promise<Difference[]> {
  const funds = await listFundTotals(tx, partnerId);
  const programs = await listProgramTotals(tx, partnerId);
  return [
    ...funds.flatMap((totals) => compareAccounts(totals, 'journal')),
    ...funds.flatMap((totals) => compareAccounts(totals, 'payments')),
    ...programs
      .filter(({ awardedCents, paymentCents }) => awardedCents !== paymentCents)
      .map(({ programId, awardedCents, paymentCents }) => ({
        ...{ kind: 'program' as const, subject: programId, fundId: null, programId },
        ...{ ownCents: awardedCents, otherCents: paymentCents },
      })),
  ];
}

/** Account by account: two that are wrong by the same amount in opposite ways add up all the same. */
function compareAccounts({ fundId, ...totals }: FundTotals, kind: 'journal' | 'payments'): Difference[] {
  return comparedAccounts.flatMap((account, place) => {
    const ownCents = totals.accounts[place] ?? 0;
    const otherCents = totals[kind][place];
    // Payments say nothing about what remains.
    if (otherCents === undefined || ownCents === otherCents) return [];
    return { kind, subject: `${fundId}:${account}`, fundId, reference: account, ownCents, otherCents };
  });
}
