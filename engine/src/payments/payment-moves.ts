import type { Right } from '../rights/rights.ts';
import { type AccountKind, getJournalMove, type JournalMoveName, journalMoveNames } from './accounts.ts';
import { type PaymentStatus, paymentStatuses } from './payment-status.ts';

/** Who may do it: staff with a right, whoever is paid, or the product (a job, or what a bank reports). */
export type PaymentPerformer = 'payee' | 'product' | { readonly right: Right };

export interface PaymentMove {
  readonly from: readonly PaymentStatus[];
  readonly to: PaymentStatus;
  readonly by: readonly PaymentPerformer[];
  /** Where the money is afterwards; it stays where it is when it is there already. */
  readonly moneyTo: AccountKind;
  readonly needsReason: boolean;
}

const issuer = { right: 'issuePayments' } as const satisfies PaymentPerformer;

/** Everything that can be done to a payment. Nothing else moves one: PostgreSQL holds the same moves. */
export const paymentMoves = {
  authorizePayment: {
    from: ['pending'],
    to: 'authorized',
    by: [issuer, 'product'],
    moneyTo: 'obligated',
    needsReason: false,
  },
  initiatePayment: {
    from: ['authorized'],
    to: 'initiated',
    by: ['payee', issuer, 'product'],
    moneyTo: 'inTransit',
    needsReason: false,
  },
  settlePayment: {
    from: ['initiated'],
    to: 'success',
    by: [issuer, 'product'],
    moneyTo: 'disbursed',
    needsReason: false,
  },
  failPayment: {
    from: ['initiated'],
    to: 'failed',
    by: [issuer, 'product'],
    moneyTo: 'obligated',
    needsReason: false,
  },
  /** The bank sends the money back after it had arrived. */
  returnPayment: {
    from: ['success'],
    to: 'failed',
    by: [issuer, 'product'],
    moneyTo: 'returned',
    needsReason: false,
  },
  reissuePayment: {
    from: ['failed'],
    to: 'authorized',
    by: [issuer],
    moneyTo: 'obligated',
    needsReason: false,
  },
  cancelPayment: {
    from: ['pending', 'authorized', 'failed'],
    to: 'canceled',
    by: [issuer, 'product'],
    moneyTo: 'remaining',
    needsReason: true,
  },
} as const satisfies Record<string, PaymentMove>;

export type PaymentMoveName = keyof typeof paymentMoves;

export const paymentMoveNames = Object.keys(paymentMoves) as PaymentMoveName[];

export function getPaymentMove(name: PaymentMoveName): PaymentMove {
  return paymentMoves[name];
}

/** From where to where a payment may go, once for each pair of statuses. */
export function listPaymentMoves(): [from: PaymentStatus, to: PaymentStatus][] {
  return paymentStatuses.flatMap((from) =>
    paymentStatuses
      .filter((to) => canMovePayment(from, to))
      .map((to): [PaymentStatus, PaymentStatus] => [from, to]),
  );
}

export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return paymentMoveNames.some((name) => {
    const move = getPaymentMove(name);
    return move.to === to && move.from.includes(from);
  });
}

/** In which accounts the money of a payment can be while the payment has this status. */
export function listAccountsOf(status: PaymentStatus): AccountKind[] {
  if (status === 'pending') return ['obligated'];
  const kinds = paymentMoveNames
    .map(getPaymentMove)
    .filter(({ to }) => to === status)
    .map(({ moneyTo }) => moneyTo);
  return [...new Set(kinds)];
}

/** The entry that takes the money of a payment to where the move wants it; none when it is there. */
export function findJournalMove(from: AccountKind, to: AccountKind): JournalMoveName | undefined {
  if (from === to) return undefined;
  const found = journalMoveNames.find((name) => {
    const move = getJournalMove(name);
    return move.isOfPayment && move.from === from && move.to === to;
  });
  if (!found) throw new Error(`The books know no move from ${from} to ${to}.`);
  return found;
}
