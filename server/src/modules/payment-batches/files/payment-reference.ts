import type { BatchItem } from '../payment-batch.ts';

/** Our own name for a payment in NACHA files. The numbers of two partners are the same; these never are. */
export function toReference(attemptId: string): string {
  return attemptId.replaceAll('-', '').slice(0, 15).toUpperCase();
}

/** The same in lists, with the number first, by which people find the line. */
export function toListReference({ sequence, attemptId }: Pick<BatchItem, 'sequence' | 'attemptId'>): string {
  return `${String(sequence)}-${toReference(attemptId).slice(0, 10)}`;
}
