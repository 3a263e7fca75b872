import { describe, expect, it } from 'vitest';
import { chooseMethod, editPart, findClaimRedirect, findOpenStep, type ClaimDraft } from './claim-draft.ts';
import { toNextKey } from './claim-key.ts';
import { claimMethods } from '../claim-codes.ts';
import { claimSteps, listClaimSteps } from './claim-steps.ts';

const free = { needsW9: false };
const bank: ClaimDraft = {
  method: 'DirectDeposit',
  read: ['primer'],
  routingNumber: '021000021',
  accountType: 'checking',
  accountNumber: '12345678',
};

describe('the steps of a claim', () => {
  it.each([
    ['DirectDeposit', ['ach/routing-number', 'ach/account-type', 'ach/account-number', 'review']],
    ['Check', ['mailing-address', 'review']],
    ['PhysicalCard', ['mailing-address', 'review']],
    ['VirtualCard', ['mailing-address', 'review']],
    ['Zelle', ['zelle/primer', 'zelle/email-confirmation']],
  ] as const)('are, for %s', (method, own) => {
    expect(listClaimSteps(method, free)).toEqual(['payment-method', 'primer', ...own]);
    expect(listClaimSteps(method, { needsW9: true })).toEqual(['payment-method', 'primer', 'w9', ...own]);
  });

  it('cannot be skipped, whichever is opened', () => {
    for (const method of claimMethods)
      for (const needsW9 of [false, true])
        for (const step of claimSteps) {
          const draft = { method };
          const target = findClaimRedirect(draft, step, { needsW9 });
          expect(target).toBe(step === 'payment-method' || step === 'primer' ? undefined : 'primer');
        }
    expect(findClaimRedirect({}, 'review', free)).toBe('payment-method');
    expect(findClaimRedirect(bank, 'review', free)).toBeUndefined();
    expect(findClaimRedirect(bank, 'review', { needsW9: true })).toBe('w9');
    expect(findClaimRedirect(bank, 'mailing-address', free)).toBe('review');
    expect(findClaimRedirect(bank, 'w9', free)).toBe('review');
  });

  it('start over with another method, and not with the same one', () => {
    expect(chooseMethod(bank, 'Check')).toEqual({ method: 'Check' });
    expect(chooseMethod(bank, 'DirectDeposit')).toBe(bank);
  });

  it('lead back to a part that was cleared', () => {
    expect(editPart(bank, 'bankAccount')).toEqual({
      draft: { method: 'DirectDeposit', read: ['primer'] },
      step: 'ach/routing-number',
    });
    const mailed: ClaimDraft = { method: 'Check', read: ['primer'], address: { city: 'Salem' } };
    const { draft, step } = editPart(mailed, 'address');
    expect([draft.address, step, findOpenStep(draft, free)]).toEqual([
      undefined,
      'mailing-address',
      'mailing-address',
    ]);
    expect(editPart(bank, 'method')).toEqual({ draft: {}, step: 'payment-method' });
  });
});

describe('the key of a claim', () => {
  it('stays while nobody knows whether money went, and is a new one after a final answer or for the next payment', () => {
    const paymentId = 'first';
    const next = { id: 'new', paymentId, state: 'unsent' };
    const create = () => 'new';
    expect(toNextKey(undefined, paymentId, create)).toEqual(next);
    for (const state of ['unsent', 'sent'] as const) {
      const known = { id: 'old', paymentId, state };
      expect(toNextKey(known, paymentId, create)).toEqual(known);
      expect(toNextKey(known, 'second', create)).toEqual({ ...next, paymentId: 'second' });
    }
    for (const state of ['refused', 'paid'] as const)
      expect(toNextKey({ id: 'old', paymentId, state }, paymentId, create)).toEqual(next);
  });
});
