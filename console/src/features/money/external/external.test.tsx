import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildPayment } from '../../../testing/build-payment.ts';
import { buildCase } from '../../../testing/build-case.ts';
import { buildSession, buildStaffMember } from '../../../testing/build-session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { done, openCase } from '../../../testing/open-case.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const staff = buildStaffMember({ role: 'fiscal' });

const award = {
  ...{ id: 'award-1', displayId: '7GHX-2QPM', approvedAmount: 40_000, scheduleType: 'OneTime', version: 2 },
  ...{ needsApproval: false, approvedAt: null, stoppedAt: null, issuedAt: '2026-11-10T12:00:00Z' },
  ...{ issuedBy: null, approvedBy: null, fund: { id: 'fund-1', name: 'General fund' } },
};

const repeated = {
  metadata: { status: 409, errors: ['REFERENCE_USED'], message: 'Another payment has the same reference.' },
};

describe('recording a payment that was made elsewhere', () => {
  it('wants a day and a reference, warns of one that is used, and records after a check', async () => {
    const payment = buildPayment({ method: 'External', acts: ['recordExternal', 'hold'] });
    const { person, sent } = openCase(
      {
        GetStaffCase: { staffCase: buildCase({ status: 'Approved', availableActions: [] }) },
        GetCaseMoney: { staffCase: { id: 'case-1', fulfillments: [{ ...award, payments: [payment] }] } },
        RecordExternalPayment: [{ recordExternalPayment: repeated }, { recordExternalPayment: done }],
      },
      staff,
    );
    await person.click(await screen.findByRole('button', { name: 'Record as paid' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record as paid: 7GHX-2QPM-1' }));
    expect(dialog.getByText(/\$400.00 of General fund moves from Obligated to Disbursed/)).toBeDefined();
    const submit = dialog.getByRole('button', { name: 'Record as paid' });
    await person.click(submit);
    expect(dialog.getByText('Enter the day on which it was paid')).toBeDefined();
    expect(dialog.getByText('Enter the reference')).toBeDefined();
    expect(sent('RecordExternalPayment')).toEqual([]);

    await person.type(dialog.getByLabelText(/Paid on/), '2026-11-16');
    await person.type(dialog.getByRole('textbox', { name: /Reference/ }), 'Check 1001');
    await person.click(submit);
    await person.click(await dialog.findByRole('checkbox', { name: /it is not the same money/ }));
    await person.click(submit);
    expect(await screen.findByText('The payment was recorded')).toBeDefined();
    const said = { paymentId: 'payment-1', paidOn: '2026-11-16', reference: 'Check 1001' };
    expect(sent('RecordExternalPayment')).toEqual([
      { ...said, allowsRepeatedReference: false },
      { ...said, allowsRepeatedReference: true },
    ]);
  });
});

describe('a file of payments that were made elsewhere', () => {
  it('is shown line by line before anything is recorded', async () => {
    const line = { line: 2, paymentNumber: '7GHX-2QPM-1', amount: 40_000, paidOn: '2026-11-16' };
    const good = { ...line, reference: 'Check 1001', outcome: 'records', isRecorded: true };
    const bad = {
      ...{ ...line, line: 3, paymentNumber: 'XXXX', reference: 'Check 1002' },
      ...{ outcome: 'unknownPayment', isRecorded: false, reason: 'There is no payment with this number.' },
    };
    const api = createFakeApi({
      ImportExternalPayments: [
        {
          importExternalPayments: { ...done, lines: [{ ...good, reason: 'Will be recorded as paid.' }, bad] },
        },
        { importExternalPayments: { ...done, lines: [{ ...good, reason: 'Recorded as paid.' }, bad] } },
      ],
    });
    const { person } = renderConsole(buildSession({ staff, request: api.request }), '/payments/external');
    const content = 'Payment,Amount,Date,Reference';
    await person.upload(
      await screen.findByLabelText('CSV file'),
      new File([content], 'november.csv', { type: 'text/csv' }),
    );
    expect(
      await screen.findByRole('heading', { name: 'Will be recorded from november.csv: 1 of 2' }),
    ).toBeDefined();
    const row = within(screen.getByRole('row', { name: /XXXX/ }));
    expect(row.getByText('There is no payment with this number.')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Record payments: 1' }));
    expect(await screen.findByRole('heading', { name: 'Recorded from november.csv: 1' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Record payments/ })).toBeNull();
    expect(api.calls.map(([, input]) => input)).toEqual([
      { content, isDryRun: true, allowsRepeatedReferences: false },
      { content, isDryRun: false, allowsRepeatedReferences: false },
    ]);
  });
});
