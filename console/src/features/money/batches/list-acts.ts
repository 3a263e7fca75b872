import { type BatchMoveName, canHoldBatch, canMoveBatch } from '@handrail/engine/payments';
import type { BatchAct } from './batch-words.ts';
import type { Batch } from './use-batches.ts';

/** What this person can do to a batch as it stands, the next step first. */
export function listActs({ state, heldAt, isOwn, isCertifier }: Batch): BatchAct[] {
  const canDiscard = canMoveBatch('discardBatch', state);
  if (heldAt !== null) return ['resume', ...(canDiscard ? (['discard'] as const) : [])];
  const steps = (['approve', 'release', 'send', 'confirm'] as const).filter(
    (act) =>
      canMoveBatch(moveOf[act], state) &&
      !(act === 'approve' && isOwn) &&
      !(isCertifier && (act === 'approve' || act === 'release')),
  );
  return [
    ...steps,
    ...(canHoldBatch(state) ? (['hold'] as const) : []),
    ...(canDiscard ? (['discard'] as const) : []),
  ];
}

const moveOf = {
  approve: 'approveBatch',
  release: 'releaseBatch',
  send: 'sendBatch',
  confirm: 'confirmBatch',
} as const satisfies Partial<Record<BatchAct, BatchMoveName>>;
