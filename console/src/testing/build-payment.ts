import type { GetPaymentFiguresQuery, PaymentPartsFragment } from '../gql/operations.ts';

/** A payment that waits to be claimed. */
export function buildPayment(given: Partial<PaymentPartsFragment> = {}): PaymentPartsFragment {
  return {
    ...{ id: 'payment-1', displayId: '7GHX-2QPM-1', number: 1, status: 'authorized', amount: 40_000 },
    ...{ method: null, scheduledFor: '2026-11-16', initiatedAt: null, completedAt: null, heldAt: null },
    ...{ holdNote: null, cancelReason: null, isReturned: false, version: 3, payeeType: 'User' },
    payee: { id: 'user-9', name: 'Yolanda Okafor', email: 'yolanda@demo.example' },
    acts: ['hold', 'changeMethod', 'cancel'],
    external: null,
    trouble: null,
    missingTaxForm: null,
    recall: null,
    attempts: [],
    ...given,
  };
}

/** A payment whose account was closed. */
export function buildFailedPayment(): PaymentPartsFragment {
  return buildPayment({
    ...{ id: 'payment-2', displayId: '8GHX-2QPM-1', status: 'failed', method: 'DirectDeposit' },
    acts: ['hold', 'reissue', 'changeMethod', 'cancel'],
    trouble: {
      ...{ kind: 'failed', step: 'askPayee', code: 'A-005', until: null },
      reason: 'The payment did not go through. The account is closed.',
    },
    attempts: [
      {
        ...{ id: 'attempt-1', method: 'DirectDeposit', state: 'returned', code: 'A-005' },
        begunAt: '2026-11-16T12:00:00Z',
      },
    ],
  });
}

/** Money in each standing, and one day on which some was sent. */
export function buildPaymentFigures(): GetPaymentFiguresQuery['paymentFigures'] {
  return {
    paidThisMonth: { count: 3, amount: 120_000 },
    waiting: { count: 1, amount: 40_000 },
    inTransit: { count: 1, amount: 30_000 },
    failed: { count: 1, amount: 25_000 },
    days: [
      { day: '2026-11-16', inTransit: 30_000, arrived: 60_000 },
      { day: '2026-11-17', inTransit: 0, arrived: 0 },
    ],
  };
}
