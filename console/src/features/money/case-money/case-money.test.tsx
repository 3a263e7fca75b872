import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCase } from '../../../testing/build-case.ts';
import { buildFailedPayment, buildPayment } from '../../../testing/build-payment.ts';
import { buildStaffMember } from '../../../testing/build-session.ts';
import { done, openCase } from '../../../testing/open-case.ts';

const award = {
  ...{ id: 'award-1', displayId: '7GHX-2QPM', approvedAmount: 80_000, scheduleType: 'Recurring', version: 2 },
  ...{ needsApproval: false, approvedAt: null, stoppedAt: null, issuedAt: '2026-11-10T12:00:00Z' },
  issuedBy: { id: 'u', name: 'Frances Fiscal', email: 'f@demo.example' },
  approvedBy: null,
  fund: { id: 'fund-1', name: 'General fund' },
  payments: [buildPayment(), buildFailedPayment()],
};

const refused = {
  metadata: { status: 409, errors: ['PAYMENT_CHANGED'], message: 'Someone has changed this payment.' },
};

function openMoney(replies: Record<string, unknown> = {}, role: 'fiscal' | 'caseWorker' = 'fiscal') {
  return openCase(
    {
      GetStaffCase: { staffCase: buildCase({ status: 'Approved', availableActions: [] }) },
      GetCaseMoney: { staffCase: { id: 'case-1', fulfillments: [award] } },
      ...replies,
    },
    buildStaffMember({ role }),
  );
}

describe('the money of a case', () => {
  it('says how each payment stands and why one stands still', async () => {
    openMoney();
    const card = within(await screen.findByRole('article', { name: '7GHX-2QPM' }));
    expect(card.getByText('Authorized for Payment')).toBeDefined();
    expect(card.getByText('The payment did not go through. The account is closed.')).toBeDefined();
    expect(
      card.getByText(/Method not chosen yet, to Yolanda Okafor, effective November 16, 2026/),
    ).toBeDefined();
    expect(card.getByText(/Attempts: 1, the last one/)).toBeDefined();
  });

  it('names what canceling does to the fund, wants a reason, and shows a refusal as the server words it', async () => {
    const { person, sent } = openMoney({ CancelPayment: { cancelPayment: refused } });
    const [cancel] = await screen.findAllByRole('button', { name: 'Cancel payment' });
    if (!cancel) throw new Error('Nothing can be canceled');
    await person.click(cancel);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel payment: 7GHX-2QPM-1' }));
    expect(
      dialog.getByText('$400.00 of General fund moves from Obligated to Remaining. This cannot be undone.'),
    ).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Cancel payment' }));
    expect(dialog.getByText('Say why, in a few words')).toBeDefined();
    expect(sent('CancelPayment')).toEqual([]);
    await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Paid by another fund');
    await person.click(dialog.getByRole('button', { name: 'Cancel payment' }));
    expect(await dialog.findByText('Someone has changed this payment.')).toBeDefined();
    expect(sent('CancelPayment')).toEqual([
      { paymentId: 'payment-1', seen: 'authorized', reason: 'Paid by another fund' },
    ]);
  });

  it('stops what is left of a pattern, and says how much goes back', async () => {
    const { person, sent } = openMoney({ StopAward: { stopAward: done } });
    await person.click(await screen.findByRole('button', { name: 'Stop the remaining payments' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop the remaining payments' }));
    expect(dialog.getByText(/Payments to cancel: 2. \$800.00 goes back/)).toBeDefined();
    await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Moved away');
    await person.click(dialog.getByRole('button', { name: 'Stop the remaining payments' }));
    expect(await screen.findByText('The payments were stopped')).toBeDefined();
    expect(sent('StopAward')).toEqual([{ fulfillmentId: 'award-1', version: 2, reason: 'Moved away' }]);
  });

  it('lets case workers read it, and do nothing to it', async () => {
    openMoney({}, 'caseWorker');
    expect(await screen.findByText('Authorized for Payment')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel payment' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Hold' })).toBeNull();
  });

  it('undoes a record of a payment that was made elsewhere, with a reason', async () => {
    const external = { paidOn: '2026-11-12', reference: 'Check 1001' };
    const paid = buildPayment({ status: 'success', method: 'External', acts: ['undoExternal'], external });
    const { person, sent } = openMoney({
      GetCaseMoney: { staffCase: { id: 'case-1', fulfillments: [{ ...award, payments: [paid] }] } },
      UndoExternalPayment: { undoExternalPayment: done },
    });
    await person.click(await screen.findByRole('button', { name: 'Undo the record' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/moves from Disbursed to Returned/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Undo the record' }));
    expect(sent('UndoExternalPayment')).toEqual([]);
    await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Wrong payment');
    await person.click(dialog.getByRole('button', { name: 'Undo the record' }));
    expect(await screen.findByText('The record was undone')).toBeDefined();
    expect(sent('UndoExternalPayment')).toEqual([
      { paymentId: 'payment-1', seen: 'success', reason: 'Wrong payment' },
    ]);
  });

  it('asks for a check back with a reason, after saying until when that works', async () => {
    const recall = {
      ...{ state: null, askedAt: null, reason: null, standing: null, canRecall: true },
      limit: 'A check can be canceled until it is printed.',
    };
    const sentCheck = buildPayment({ status: 'initiated', method: 'Check', acts: ['recall'], recall });
    const { person, sent } = openMoney({
      GetCaseMoney: { staffCase: { id: 'case-1', fulfillments: [{ ...award, payments: [sentCheck] }] } },
      RecallPayment: { recallPayment: done },
    });
    await person.click(await screen.findByRole('button', { name: 'Take back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take back: 7GHX-2QPM-1' }));
    expect(dialog.getByText('A check can be canceled until it is printed.')).toBeDefined();
    expect(dialog.getByText(/moves from In transit to Obligated, the payee gets an email/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Take back' }));
    expect(sent('RecallPayment')).toEqual([]);
    await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Paid twice');
    await person.click(dialog.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText(/The provider is being asked/)).toBeDefined();
    expect(sent('RecallPayment')).toEqual([
      { paymentId: 'payment-1', seen: 'initiated', reason: 'Paid twice' },
    ]);
  });

  it('says what came of asking, and why some money cannot be taken back', async () => {
    const none = { state: null, askedAt: null, reason: null, standing: null, canRecall: false };
    const late = {
      ...{ state: 'tooLate' as const, askedAt: '2026-11-16T12:00:00Z', reason: 'Paid twice' },
      ...{ standing: 'It was too late to take it back.', canRecall: true, limit: null },
    };
    const limit = 'Money sent with Zelle cannot be taken back. Ask the payee to send it back.';
    const payments = [
      buildPayment({ status: 'success', method: 'Zelle', acts: [], recall: { ...none, limit } }),
      buildPayment({ id: 'payment-2', status: 'initiated', method: 'Check', acts: [], recall: late }),
    ];
    openMoney({ GetCaseMoney: { staffCase: { id: 'case-1', fulfillments: [{ ...award, payments }] } } });
    expect(await screen.findByText('It was too late to take it back.')).toBeDefined();
    expect(screen.getByText(/Requested on .*Reason: Paid twice/)).toBeDefined();
    expect(screen.getByText('Can it be taken back?')).toBeDefined();
    expect(screen.getByText(limit)).toBeDefined();
  });
});
