import {
  choosePaymentStep,
  findPaymentTrouble,
  isStranded,
  listPaymentActs,
  type PaymentAct,
  type PaymentStep,
  type PaymentTrouble,
} from '@handrail/engine/payments';
import type { RequestContext } from '../../../platform/context.ts';
import type { Hold } from '../guarding/find-hold.ts';
import type { Payment } from '../payment.ts';
import { type AttemptView, isUnansweredTry } from './attempt-view-store.ts';
import { canRecall, isGone, isRecallStuck } from './can-recall.ts';

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
  { hold, now, ports }: { readonly hold: Hold | null; readonly now: Date } & Pick<RequestContext, 'ports'>,
): PaymentStanding {
  const { status, method, moneyIn, scheduledFor, heldAt } = payment;
  const last = attempts.at(-1);
  const isUnanswered = last !== undefined && isUnansweredTry(last);
  const isReturned = moneyIn === 'returned';
  const code = last?.code ?? null;
  const isStuck = last !== undefined && isRecallStuck({ ports }, last);
  const attempt = last
    ? {
        ...{ isUnanswered, begunAt: last.begunAt, code, isGone: isGone({ ports }, last) },
        ...{ isRecalled: last.recall === 'recalled', isRecallStuck: isStuck },
      }
    : null;
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
    acts: listPaymentActs({
      ...{ ...facts, isUnanswered, isRecallStuck: isStuck, isStranded: isStranded(facts, now) },
      canRecall: last !== undefined && canRecall({ ports }, last),
    }),
    trouble: kind
      ? { kind, step: choosePaymentStep(kind, code), code, method, hold: isHeldFor(kind) ? hold : null }
      : null,
  };
}

function isHeldFor(kind: PaymentTrouble): boolean {
  return kind === 'held' || kind === 'coolingDown';
}
