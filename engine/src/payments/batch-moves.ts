/** Who pays through files that people give to the bank: what became of those is heard from the bank, and booked with the batch. */
export const batchProvider = 'bank-files';

/** How a batch of payments stands, from made to confirmed by the bank. */
export const batchStates = ['open', 'approved', 'released', 'sent', 'confirmed', 'discarded'] as const;
export type BatchState = (typeof batchStates)[number];

export const batchMoves = {
  approveBatch: { from: ['open'], to: 'approved' },
  releaseBatch: { from: ['approved'], to: 'released' },
  sendBatch: { from: ['released'], to: 'sent' },
  confirmBatch: { from: ['sent'], to: 'confirmed' },
  /** A payment is taken out: what is left is declared anew, and approved anew. */
  reduceBatch: { from: ['open', 'approved'], to: 'open' },
  /** Its payments wait for another batch. */
  discardBatch: { from: ['open', 'approved'], to: 'discarded' },
} as const satisfies Record<string, { readonly from: readonly BatchState[]; readonly to: BatchState }>;

export type BatchMoveName = keyof typeof batchMoves;
export const batchMoveNames = Object.keys(batchMoves) as BatchMoveName[];

export function canMoveBatch(name: BatchMoveName, from: BatchState): boolean {
  const states: readonly BatchState[] = batchMoves[name].from;
  return states.includes(from);
}

/** Once the bank has its files, holding a batch would change nothing. */
export function canHoldBatch(state: BatchState): boolean {
  return state === 'open' || state === 'approved' || state === 'released';
}

/** The ways of paying for which a bank takes files. */
export const batchMethods = ['DirectDeposit', 'Check', 'Zelle'] as const;
export type BatchMethod = (typeof batchMethods)[number];
