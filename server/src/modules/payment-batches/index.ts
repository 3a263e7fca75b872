export { applyCorrection } from './corrections/apply-correction.job.ts';
export { settleBatch } from './settle-batch.job.ts';
export { exchangeBankFiles } from './exchange/exchange-bank-files.job.ts';
