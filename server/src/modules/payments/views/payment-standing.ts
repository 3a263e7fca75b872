import {
  choosePaymentStep,
  findPaymentTrouble,
  listPaymentActs,
  type PaymentAct,
  type PaymentStep,
  type PaymentTrouble,
} from '@handrail/engine/payments';
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
  } | null;
}

export function toStanding(payment: Payment, attempts: readonly AttemptView[], now: Date): PaymentStanding {
  const { status, moneyIn, scheduledFor, heldAt } = payment;
  const last = attempts.at(-1);
  const isUnanswered = last !== undefined && isUnansweredTry(last);
  const isReturned = moneyIn === 'returned';
  const code = last?.code ?? null;
  const attempt = last ? { isUnanswered, begunAt: last.begunAt, code } : null;
  const facts = { status, isHeld: heldAt !== null, isReturned, attempt, scheduledFor };
  const kind = findPaymentTrouble(facts, now);
  return {
    isReturned,
    acts: listPaymentActs({ ...facts, isUnanswered }),
    trouble: kind ? { kind, step: choosePaymentStep(kind, code), code } : null,
  };
}
