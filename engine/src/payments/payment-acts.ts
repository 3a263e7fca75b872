import type { PaymentMethod } from './payment-methods.ts';
import { getPaymentMove } from './payment-moves.ts';
import { isHoldable, isUnsent, type PaymentStatus } from './payment-status.ts';

/** What staff can do to a payment by hand. */
export const paymentActs = [
  'release',
  'recordExternal',
  'undoExternal',
  'settleRecall',
  'settleStranded',
  'recall',
  'hold',
  'reissue',
  'changeMethod',
  'cancel',
] as const;
export type PaymentAct = (typeof paymentActs)[number];

export interface ActedPayment {
  readonly status: PaymentStatus;
  readonly isHeld: boolean;
  /** Nobody knows yet whether the bank pays. */
  readonly isUnanswered: boolean;
  readonly method?: PaymentMethod | null;
  /** Its provider can take it back, and nobody asked for that yet. */
  readonly canRecall?: boolean;
  /** Someone asked for it back, and its provider can no longer be asked what came of it. */
  readonly isRecallStuck?: boolean;
  /** It was sent through a provider that can no longer be asked what became of it. */
  readonly isStranded?: boolean;
}

/** What can be done to a payment as it stands; screens offer nothing else, and the server refuses the rest. */
export function listPaymentActs(payment: ActedPayment): PaymentAct[] {
  return paymentActs.filter((act) => canAct(act, payment));
}

export function canAct(act: PaymentAct, payment: ActedPayment): boolean {
  const { status, isHeld, isUnanswered, method, canRecall, isRecallStuck, isStranded } = payment;
  switch (act) {
    case 'hold':
      return isUnsent(status) && !isHeld && !isUnanswered;
    case 'release':
      return isHeld && isHoldable(status);
    case 'recordExternal':
      return status === 'authorized' && method === 'External' && !isHeld && !isUnanswered;
    case 'undoExternal':
      return status === 'success' && method === 'External';
    case 'recall':
      return canRecall === true && isRecallable(status);
    case 'settleRecall':
      return isRecallStuck === true && isRecallable(status);
    case 'settleStranded':
      return isStranded === true && isRecallStuck !== true;
    case 'reissue':
      return getPaymentMove('reissuePayment').from.includes(status) && !isHeld;
    case 'changeMethod':
      return isUnsent(status) && !isUnanswered;
    case 'cancel':
      return getPaymentMove('cancelPayment').from.includes(status) && !isUnanswered;
  }
}

/** Where a payment goes that is taken back before it arrived, or after. */
const recallMoves = ['failPayment', 'returnPayment'] as const;

function isRecallable(status: PaymentStatus): boolean {
  return recallMoves.some((move) => getPaymentMove(move).from.includes(status));
}
