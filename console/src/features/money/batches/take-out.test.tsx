import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildPayment } from '../../../testing/build-payment.ts';
import { buildSession, buildStaffMember } from '../../../testing/build-session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { done } from '../../../testing/open-case.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const id = '0a1b2c3d-0000-4000-8000-000000000001';
const batch = {
  ...{ id, method: 'DirectDeposit', state: 'approved', itemCount: 2, total: 62_345, isOwn: true },
  ...{ effectiveDate: '2026-11-18', createdAt: '2026-11-17T15:00:00Z', heldAt: null, hold: null },
  ...{ createdBy: { id: 'u', name: 'Ben Ortiz', email: 'ben@demo.example' } },
  ...{ approvedAt: null, approvedBy: null, releasedAt: null, sentAt: null, confirmedAt: null },
  files: [],
};

function open(changes: object = {}) {
  const api = createFakeApi({
    GetBatch: { paymentBatch: { ...batch, ...changes } },
    GetPayments: {
      payments: {
        nodes: [
          {
            payment: buildPayment({ status: 'initiated', method: 'DirectDeposit' }),
            fund: { id: 'fund-1', name: 'General fund' },
            ...{ awardDisplayId: '7GHX-2QPM', caseId: 'case-1', programId: 'program-1' },
          },
        ],
        nextCursor: null,
      },
    },
    TakeFromPaymentBatch: { takeFromPaymentBatch: done },
  });
  const staff = buildStaffMember({ role: 'fiscal' });
  const session = buildSession({ staff, request: api.request });
  const { person } = renderConsole(session, `/payments/batches/${id}`);
  const sent = () => api.calls.filter(([name]) => name === 'TakeFromPaymentBatch').map(([, input]) => input);
  return { person, sent };
}

describe('taking a payment out of a batch', () => {
  it('says what is left, wants a reason, and sends the batch as it was seen', async () => {
    const { person, sent } = open();
    await person.click(await screen.findByRole('button', { name: 'Take out 7GHX-2QPM-1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take out 7GHX-2QPM-1' }));
    expect(dialog.getByText(/1 of 2 payments will stay in this batch, \$223.45 in total/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Take out' }));
    expect(dialog.getByText('Say why, in a few words')).toBeDefined();
    expect(sent()).toEqual([]);
    await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The name is wrong');
    await person.click(dialog.getByRole('button', { name: 'Take out' }));
    expect(await screen.findByText('The payment was taken out of the batch')).toBeDefined();
    expect(sent()).toEqual([
      { batchId: id, seen: 'approved', paymentId: 'payment-1', reason: 'The name is wrong' },
    ]);
  });

  it.each([
    ['the only one', { itemCount: 1 }],
    ['on hold', { heldAt: '2026-11-17T15:00:00Z' }],
    ['written to files', { state: 'released' }],
  ])('is not offered for what is %s', async (_what, changes) => {
    open(changes);
    expect(await screen.findByText('7GHX-2QPM-1')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Take out/ })).toBeNull();
  });
});
