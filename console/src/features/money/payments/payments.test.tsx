import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Request } from '../../../shared/api/request.ts';
import { buildFailedPayment, buildPayment, buildPaymentFigures } from '../../../testing/build-payment.ts';
import { buildSession, buildStaffMember } from '../../../testing/build-session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { done } from '../../../testing/open-case.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { readPaymentFilters, withPaymentFilter } from './payment-filters.ts';

const belongs = {
  fund: { id: 'fund-1', name: 'General fund' },
  ...{ awardDisplayId: '7GHX-2QPM', caseId: 'case-1', programId: 'program-1' },
};

function open(path: string, payments = [buildPayment(), buildFailedPayment()]) {
  const api = createFakeApi({
    GetFunds: { funds: [] },
    GetPaymentFigures: { paymentFigures: buildPaymentFigures() },
    GetPayments: {
      payments: { nodes: payments.map((payment) => ({ ...belongs, payment })), nextCursor: null },
    },
    ReissuePayment: { reissuePayment: done },
    SettleRecall: { settleRecall: done },
    SettleStranded: { settleStranded: done },
  });
  const staff = buildStaffMember({ role: 'fiscal' });
  const { person } = renderConsole(buildSession({ staff, request: api.request }), path);
  const sent = (name: string) => api.calls.filter(([called]) => called === name).map(([, input]) => input);
  return { person, sent };
}

describe('the list of payments', () => {
  it('shows each payment with a link to its case [P429]', async () => {
    open('/payments');
    const row = within(await screen.findByRole('row', { name: /7GHX-2QPM-1/ }));
    expect(row.getByRole('link', { name: '7GHX-2QPM-1' }).getAttribute('href')).toMatch(/\/cases\/case-1$/);
    expect(row.getByText('$400.00')).toBeDefined();
    expect(row.getByText('Authorized for Payment')).toBeDefined();
  });

  it('shows no payment of the filter before while others load', async () => {
    const { request } = createFakeApi({
      GetFunds: { funds: [] },
      GetPaymentFigures: { paymentFigures: buildPaymentFigures() },
      GetPayments: { payments: { nodes: [{ ...belongs, payment: buildPayment() }], nextCursor: null } },
    });
    const slow = ((operation: { name: string }, variables: { filter?: { status?: string } }) =>
      operation.name === 'GetPayments' && variables.filter?.status === 'failed'
        ? new Promise(() => undefined)
        : request(operation as never, variables)) as unknown as Request;
    const staff = buildStaffMember({ role: 'fiscal' });
    const { person } = renderConsole(buildSession({ staff, request: slow }), '/payments');
    await screen.findByRole('row', { name: /7GHX-2QPM-1/ });
    await person.selectOptions(screen.getByLabelText('Status'), 'failed');

    await screen.findByText('Loading');
    expect(screen.queryByRole('row', { name: /7GHX-2QPM-1/ })).toBeNull();
  });

  it('stands below the figures, which lead to the payments that they count', async () => {
    const { person } = open('/payments');
    await screen.findByText('Paid this month');
    const tile = (name: string) => {
      const term = screen.getAllByRole('term').find(({ textContent }) => textContent === name);
      return within(term?.parentElement ?? document.createElement('div'));
    };
    expect(tile('Paid this month').getByText('$1,200.00')).toBeDefined();
    expect(tile('Paid this month').getByText('Payments: 3')).toBeDefined();
    expect(tile('Not sent yet').getByText('$400.00')).toBeDefined();
    expect(tile('In transit').getByRole('link').getAttribute('href')).toMatch(
      /\/payments\?status=initiated$/,
    );
    expect(tile('Failed or returned').getByText('$250.00')).toBeDefined();
    await person.click(screen.getByText('Sent in the last seven days: $900.00'));
    const row = within(await screen.findByRole('row', { name: /Monday, November 16, 2026/ }));
    expect(row.getByText('$300.00')).toBeDefined();
    expect(row.getByText('$600.00')).toBeDefined();
  });

  it('reads its filters from the address, and leaves out what makes no sense', () => {
    const search = new URLSearchParams(
      'status=failed&method=Gold&from=2026-11-01&to=soon&held=yes&attention=yes',
    );
    expect(readPaymentFilters(search)).toEqual({
      ...{ status: 'failed', from: '2026-11-01', isHeld: true },
      troubles: [
        'held',
        'unknown',
        'returned',
        'failed',
        'recalled',
        'recallStuck',
        'stranded',
        'unclaimed',
        'unrecorded',
        'coolingDown',
      ],
    });
    expect(withPaymentFilter(new URLSearchParams('status=failed&held=yes'), 'status', '')).toBe('?held=yes');
  });
});

describe('the exceptions', () => {
  it('offer the next step of each, which says what it does before it is done', async () => {
    const { person, sent } = open('/payments/exceptions', [buildFailedPayment()]);
    const row = within(await screen.findByRole('row', { name: /8GHX-2QPM-1/ }));
    expect(row.getByText('The payment did not go through. The account is closed.')).toBeDefined();
    await person.click(row.getByRole('button', { name: 'Ask for new details' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/The payee can claim it again with other details/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Issue again' }));
    expect(await screen.findByText('The payment was issued again')).toBeDefined();
    expect(sent('ReissuePayment')).toEqual([{ paymentId: 'payment-2', seen: 'failed' }]);
  });

  it('take what a provider said that is no longer connected', async () => {
    const stuck = buildPayment({
      ...{ status: 'initiated', acts: ['settleRecall'] },
      trouble: {
        ...{ kind: 'recallStuck', step: 'settleRecall', code: null, until: null },
        reason: 'Someone asked for it back, and its provider is no longer connected.',
      },
    });
    const { person, sent } = open('/payments/exceptions', [stuck]);
    await person.click(await screen.findByRole('button', { name: 'Record the answer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.selectOptions(
      dialog.getByLabelText('What did the provider say?'),
      'It took the payment back',
    );
    await person.type(dialog.getByLabelText(/How do you know/), 'They wrote on Monday');
    await person.click(dialog.getByRole('button', { name: 'Record the answer' }));
    expect(await screen.findByText('The answer was recorded')).toBeDefined();
    expect(sent('SettleRecall')).toEqual([
      {
        ...{ paymentId: 'payment-1', seen: 'initiated' },
        ...{ outcome: 'recalled', reason: 'They wrote on Monday' },
      },
    ]);
  });

  it('take what became of a payment at a provider that is no longer connected', async () => {
    const stranded = buildPayment({
      ...{ status: 'initiated', acts: ['settleStranded'] },
      trouble: {
        ...{ kind: 'stranded', step: 'settleStranded', code: null, until: null },
        reason: 'Its provider is no longer connected.',
      },
    });
    const { person, sent } = open('/payments/exceptions', [stranded]);
    await person.click(await screen.findByRole('button', { name: 'Record the answer' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/someone else can issue the payment again/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Record the answer' }));
    expect(sent('SettleStranded')).toEqual([]);
    await person.selectOptions(
      dialog.getByLabelText('What did the provider say?'),
      'The payment was not made, and never will be',
    );
    await person.type(dialog.getByLabelText(/How do you know/), 'They wrote on Monday');
    await person.click(dialog.getByRole('button', { name: 'Record the answer' }));
    expect(await screen.findByText('The answer was recorded')).toBeDefined();
    expect(sent('SettleStranded')).toEqual([
      {
        ...{ paymentId: 'payment-1', seen: 'initiated' },
        ...{ outcome: 'notPaid', reason: 'They wrote on Monday' },
      },
    ]);
  });

  it('say so when there are none', async () => {
    open('/payments/exceptions', []);
    expect(await screen.findByText('No payment needs attention')).toBeDefined();
  });
});
