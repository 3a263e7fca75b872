import type { ClaimCode, ClaimMethod, RecallState } from '@handrail/engine/payments';
import type { PayoutDestination } from '../../ports/payouts.ts';

/** How one try to pay stands. `returned` is also what failed before it arrived. */
export const attemptStates = ['submitting', 'accepted', 'refused', 'unknown', 'settled', 'returned'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** While one of these is there, no other attempt of the payment can begin. */
export const openStates = ['submitting', 'accepted', 'unknown'] as const satisfies readonly AttemptState[];

/** One try to pay. Its id is the key that the provider gets, so that asking twice pays once. */
export interface Attempt {
  readonly id: string;
  readonly paymentId: string;
  readonly provider: string;
  readonly method: ClaimMethod;
  readonly state: AttemptState;
  readonly reference: string | null;
  readonly refusal: ClaimCode | null;
  /** How taking it back stands, where someone asked for that. */
  readonly recall: RecallState | null;
  readonly recallAskedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What the provider needs and nobody else reads. */
export interface AttemptDetails {
  readonly destination: PayoutDestination;
  readonly payee: { readonly name: string; readonly email: string };
}

/** Whether nobody knows yet if the provider has it. */
export function isUnanswered({ state }: Pick<Attempt, 'state'>): boolean {
  return state === 'submitting' || state === 'unknown';
}
