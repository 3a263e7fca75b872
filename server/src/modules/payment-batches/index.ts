export { applyCorrection } from './corrections/apply-correction.job.ts';
export { toListReference } from './files/payment-reference.ts';
export { importBankFile } from './import-bank-file.ts';
export { makeBatch } from './make-batch.ts';
export { approveBatch, confirmBatch, releaseBatch, sendBatch } from './move-batch.ts';
export { listItems } from './payment-batch-store.ts';
export { listBatchCandidates, listPaymentBatches } from './read-batches.ts';
export { settleBatch } from './settle-batch.job.ts';
export { exchangeBankFiles } from './exchange/exchange-bank-files.job.ts';
