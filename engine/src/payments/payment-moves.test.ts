import { describe, expect, it } from 'vitest';
import { applyJournalMove, journalMoveNames, noBalances } from './accounts.ts';
import { sayOwnPaymentStatus, staffPaymentLabels } from './payment-labels.ts';
import {
  findJournalMove,
  getPaymentMove,
  listAccountsOf,
  listPaymentMoves,
  paymentMoveNames,
} from './payment-moves.ts';
import { isEverythingSent } from './payment-status.ts';

describe('the moves of a payment', () => {
  it('are these', () => {
    expect(listPaymentMoves().map(([from, to]) => `${from} to ${to}`)).toEqual([
      'pending to authorized',
      'pending to canceled',
      'authorized to initiated',
      'authorized to canceled',
      'initiated to success',
      'initiated to failed',
      'success to failed',
      'failed to authorized',
      'failed to canceled',
    ]);
  });

  it('take the money from wherever it can be to where it has to be', () => {
    for (const name of paymentMoveNames) {
      const { from, to, moneyTo } = getPaymentMove(name);
      expect(listAccountsOf(to)).toContain(moneyTo);
      // A return is the only way from disbursed money to a failed payment, and leaves it in an account of its own.
      const origins = from.flatMap(listAccountsOf);
      for (const kind of origins) expect(() => findJournalMove(kind, moneyTo)).not.toThrow();
    }
  });

  it('keep every cent: the accounts of a fund add up to zero', () => {
    for (const name of journalMoveNames)
      expect(
        Object.values(applyJournalMove(noBalances, name, 5)).reduce((sum, cents) => sum + cents, 0),
      ).toBe(0);
  });
});

describe('a case', () => {
  it.each([
    [['initiated', 'success'], true],
    [['initiated', 'canceled'], true],
    [['initiated', 'pending'], false],
    [['success', 'failed'], false],
    [['canceled'], false],
    [[], false],
  ] as const)('with payments %j counts as paid: %s', (statuses, isPaid) => {
    expect(isEverythingSent(statuses)).toBe(isPaid);
  });
});

describe('labels', () => {
  it('are the same for staff and applicants, except two', () => {
    const { authorized, initiated, success } = staffPaymentLabels('en');
    expect([authorized, initiated, success]).toEqual(['Authorized for Payment', 'Paid', 'Paid']);
    expect(sayOwnPaymentStatus('en', 'authorized', { isPartnerIssued: false })).toBe('Authorized');
    expect(sayOwnPaymentStatus('en', 'failed', { isPartnerIssued: true })).toBe('Processing');
    expect(sayOwnPaymentStatus('en', 'failed', { isPartnerIssued: false })).toBe('Failed');
    expect(sayOwnPaymentStatus('en', 'pending', { isPartnerIssued: true })).toBe('Pending');
  });
});
