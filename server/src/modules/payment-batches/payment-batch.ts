import type { BatchMethod, BatchState } from '@handrail/engine/payments';

/** Payments that go to the bank together. */
export interface PaymentBatch {
  readonly id: string;
  readonly method: BatchMethod;
  readonly state: BatchState;
  readonly itemCount: number;
  readonly totalCents: number;
  /** The day on which the money should arrive. */
  readonly effectiveDate: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly approvedBy: string | null;
  readonly approvedAt: Date | null;
  readonly releasedAt: Date | null;
  readonly sentAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly heldAt: Date | null;
}

export interface BatchItem {
  readonly attemptId: string;
  readonly paymentId: string;
  readonly amountCents: number;
  readonly sequence: number;
}

/** What waits for a batch, for each way of paying. */
export interface BatchCandidates {
  readonly method: BatchMethod;
  readonly count: number;
  readonly totalCents: number;
}

export const fileKinds = ['nacha', 'checks', 'positive-pay', 'zelle'] as const;
export type FileKind = (typeof fileKinds)[number];

/** One file of a batch, without its content. */
export interface BatchFile {
  readonly id: string;
  readonly batchId: string;
  readonly kind: FileKind;
  readonly filename: string;
  readonly sizeBytes: number;
}
