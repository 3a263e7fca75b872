/**
 * The key under which a claim is sent. The server pays once for a key, so it is stored before anything is sent and lives
 * as long as nobody knows for certain that no money went.
 */
export interface ClaimKey {
  readonly id: string;
  /** An award may have several payments, and each is claimed under a key of its own. */
  readonly paymentId: string;
  /** `sent`: no final answer came yet. `refused`: the answer said for good that nothing was paid. `paid`: it was. */
  readonly state: 'unsent' | 'sent' | 'refused' | 'paid';
}

/** The key of the next try: after a final answer, and for the next payment, it is a new claim. */
export function toNextKey(key: ClaimKey | undefined, paymentId: string, create: () => string): ClaimKey {
  const isOpen = key?.state === 'unsent' || key?.state === 'sent';
  return isOpen && key.paymentId === paymentId ? key : { id: create(), paymentId, state: 'unsent' };
}
