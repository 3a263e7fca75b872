export { depositToFund, withdrawFromFund } from './change-balance.ts';
export { findAwardedCents, findFund, listFundsWithBalances } from './fund-store.ts';
export type { Fund, FundWithBalances } from './fund.ts';
export { postEntry } from './post-entry.ts';
export { getFundWithBalances, saveFund } from './save-fund.ts';
