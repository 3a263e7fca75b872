import {
  choosePaymentStep,
  findPaymentTrouble,
  listPaymentActs,
  type PaymentAct,
  type PaymentStep,
  type PaymentTrouble,
} from '@handrail/engine/payments';
import type { Hold } from '../guarding/find-hold.ts';
import type { Payment } from '../payment.ts';
import { type AttemptView, isUnansweredTry } from './attempt-view-store.ts';

/** How a payment stands: what can be done to it, and what is wrong with it. */
export interface PaymentStanding {
  readonly isReturned: boolean;
  readonly acts: readonly PaymentAct[];
  readonly trouble: {
    readonly kind: PaymentTrouble;
    readonly step: PaymentStep;
    readonly code: string | null;
    readonly method: Payment['method'];
    /** Why it is held, where it is. */
    readonly hold: Hold | null;
  } | null;
}

export function toStanding(
  payment: Payment,
  attempts: readonly AttemptView[],
  { hold, now }: { readonly hold: Hold | null; readonly now: Date },
): PaymentStanding {
  const { status, method, moneyIn, scheduledFor, heldAt } = payment;
  const last = attempts.at(-1);
  const isUnanswered = last !== undefined && isUnansweredTry(last);
  const isReturned = moneyIn === 'returned';
  const code = last?.code ?? null;
  const attempt = last ? { isUnanswered, begunAt: last.begunAt, code } : null;
  const facts = {
    status,
    isHeld: heldAt !== null,
    isReturned,
    attempt,
    scheduledFor,
    method,
    isCoolingDown: hold?.kind === 'coolDown',
  };
  const kind = findPaymentTrouble(facts, now);
  return {
    isReturned,
    acts: listPaymentActs({ ...facts, isUnanswered }),
    trouble: kind
      ? { kind, step: choosePaymentStep(kind, code), code, method, hold: isHeldFor(kind) ? hold : null }
      : null,
  };
}

function isHeldFor(kind: PaymentTrouble): boolean {
  return kind === 'held' || kind === 'coolingDown';
}
