export { findProofRefusal, type ProofRefusal } from './find-proof-refusal.ts';
export { isAskingBrowser, isTokenLive, type OneTimeToken, type TokenPurpose } from './one-time-token.ts';
export {
  consumeToken,
  countTokensSince,
  findToken,
  giveTokenHash,
  insertToken,
  withdrawTokens,
} from './one-time-token-store.ts';
