import {
  ApprovePaymentBatchDocument,
  ConfirmPaymentBatchDocument,
  DiscardPaymentBatchDocument,
  HoldPaymentBatchDocument,
  ReleasePaymentBatchDocument,
  ResumePaymentBatchDocument,
  SendPaymentBatchDocument,
} from '../../../gql/operations.ts';
import type { Request } from '../../../shared/api/request.ts';
import type { Outcome } from '../../../shared/api/use-act.ts';
import type { BatchAct } from './batch-words.ts';
import type { Batch } from './use-batches.ts';

/** Asks the server to do something to a batch as it was seen. */
export async function sendBatchAct(
  request: Request,
  act: BatchAct,
  { id: batchId, state: seen }: Batch,
  note: string,
): Promise<Outcome> {
  const variables = { input: { batchId, seen } };
  switch (act) {
    case 'approve':
      return (await request(ApprovePaymentBatchDocument, variables)).approvePaymentBatch;
    case 'release':
      return (await request(ReleasePaymentBatchDocument, variables)).releasePaymentBatch;
    case 'send':
      return (await request(SendPaymentBatchDocument, variables)).sendPaymentBatch;
    case 'confirm':
      return (await request(ConfirmPaymentBatchDocument, variables)).confirmPaymentBatch;
    case 'resume':
      return (await request(ResumePaymentBatchDocument, variables)).resumePaymentBatch;
    case 'discard':
      return (await request(DiscardPaymentBatchDocument, variables)).discardPaymentBatch;
    case 'hold':
      return (await request(HoldPaymentBatchDocument, { input: { batchId, seen, note } })).holdPaymentBatch;
  }
}
