export { FundType } from './fund-type.graphql.ts';
export { assertUsableOn, isUsable } from './assert-usable-on.ts';
export { depositToFund, withdrawFromFund } from './change-balance.ts';
export { findAwardedCents, findFund, listFundsWithBalances } from './fund-store.ts';
export type { FundWithBalances } from './fund.ts';
export { postEntry } from './post-entry.ts';
export { getFundWithBalances, saveFund } from './save-fund.ts';
export { blockFund } from './change-fund-state.ts';
export { blockForGap, unblockAfterGaps } from './block-for-gap.ts';
