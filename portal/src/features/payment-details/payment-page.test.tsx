import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Fulfillment } from '../../shared/payments/own-payments.ts';
import { caseAnswers, caseId } from '../../testing/demo-case.ts';
import { buildFulfillment, buildPayment, fulfillmentId } from '../../testing/demo-claim.ts';
import { openPortal } from '../../testing/open-portal.ts';

const address = `/bayview/case/${caseId}/fulfillment/${fulfillmentId}/details`;
const mail = { addressLine1: '12 Elm St', addressLine2: null, city: 'Salem', state: 'MA', zip: '01970' };
const sent = {
  status: 'initiated',
  method: 'DirectDeposit',
  initiatedAt: '2026-11-16T15:00:00.000Z',
} as const;

interface Shown {
  readonly award?: Partial<Fulfillment> | null;
  readonly features?: readonly string[];
}

function openDetails({ award = {}, features = ['claim-funds', 'direct-deposit'] }: Shown = {}) {
  return openPortal(address, {
    ...caseAnswers(undefined, { features: [...features] }),
    GetCaseFulfillments: {
      case: {
        ...{ id: caseId, displayId: 'C4H7-QX2M', status: 'PaymentSent', programId: 'program-1' },
        party: { id: 'party-1', name: 'Dana Okafor', isClient: false },
        fulfillments: award ? [buildFulfillment(award)] : [],
      },
    },
    GetAuthenticatedPayeeDetails: {
      currentUser: {
        ...{ id: 'user-1', hasRecentSignIn: true },
        bankAccount: { accountType: 'checking', routingNumber: '••••0021', accountNumber: '••••5678' },
        mailingAddress: mail,
      },
    },
  });
}

const onPaper = Object.assign(new EventTarget(), { matches: true, media: 'print' }) as MediaQueryList;

async function readRows(): Promise<Record<string, string>> {
  const section = await screen.findByRole('region', { name: 'Payment Details' });
  const names = within(section).getAllByRole('term');
  const values = within(section).getAllByRole('definition');
  return Object.fromEntries(names.map((name, index) => [name.textContent, values[index]?.textContent ?? '']));
}

describe('the payment details page', () => {
  it('names the award, how it stands, whom to ask and the ways back [P074] [P222] [P223] [P224] [P225] [P227] [P228] [P247]', async () => {
    openDetails({ award: { payments: [buildPayment(sent)] } });

    await screen.findByRole('heading', { level: 1, name: 'Emergency Aid Grant Payment Details' });
    const box = screen.getByRole('region', { name: 'Payment Status' });
    expect(box.textContent).toContain('Display ID: F4H7-QX2M');
    expect(box.textContent).toContain('Status: Payment Sent');
    expect(box.textContent).toContain(
      'Your payment of $750.00 was sent through direct deposit on November 16, 2026. It should arrive by November 19, 2026.',
    );
    expect(box.textContent).toContain('contact aid@bayview.example');
    expect(screen.getByRole('link', { name: 'Back To Case Details' }).getAttribute('href')).toBe(
      `/bayview/case/${caseId}/details`,
    );
    expect(screen.getByRole('link', { name: 'Back To Application Portal' })).toBeTruthy();
  });

  it('speaks of "The" payment to someone who is not paid [P248]', async () => {
    const payee = { id: 'vendor-1', name: 'Cordwainer Row LLC', email: null };
    openDetails({ award: { payments: [buildPayment({ ...sent, payeeType: 'Vendor', payee })] } });

    expect(await screen.findByText(/^The payment of \$750\.00 was sent/)).toBeTruthy();
    expect((await readRows())['PAID TO']).toBe('Cordwainer Row LLC');
  });

  it('lists a one-time payment, without an account where it was claimed [P229] [P230] [P232] [P233] [P237] [P238] [P239] [P430] [P649]', async () => {
    const { api } = openDetails({ award: { payments: [buildPayment(sent)] } });

    expect(await readRows()).toEqual({
      AMOUNT: '$750.00',
      'PAYMENT METHOD': 'Direct deposit',
      'PAYMENT STATUS': 'Paid',
      'PAID TO': 'Dana Okafor',
      'PAYMENT DATE': 'November 16, 2026 at 10:00 AM EST',
      'ESTIMATED ARRIVAL': 'November 19, 2026',
    });
    expect(screen.queryByRole('region', { name: 'Payment Overview' })).toBeNull();
    expect(api.callsOf('GetAuthenticatedPayeeDetails')).toHaveLength(0);
  });

  it('says when and under which reference it was paid outside of the portal', async () => {
    const external = { paidOn: '2026-11-13', reference: 'Check 1001' };
    openDetails({ award: { payments: [buildPayment({ ...sent, method: 'External', external })] } });

    expect(await readRows()).toMatchObject({
      'PAYMENT METHOD': 'Paid outside of this portal',
      'PAYMENT DATE': 'November 13, 2026',
      REFERENCE: 'Check 1001',
    });
    expect(screen.getByText(/was sent outside of this portal on November 13, 2026\./)).toBeTruthy();
  });

  it.each([
    ['failed', undefined],
    ['canceled', undefined],
    ['initiated', 'November 19, 2026'],
    ['success', 'November 19, 2026'],
  ] as const)('expects a payment that is %s to arrive: %s [P238]', async (status, day) => {
    openDetails({ award: { payments: [buildPayment({ ...sent, status })] } });
    const rows = await readRows();
    expect([rows['PAYMENT DATE'], rows['ESTIMATED ARRIVAL']]).toEqual([
      'November 16, 2026 at 10:00 AM EST',
      day,
    ]);
  });

  it('shows the payee the account of their profile without claiming [P236] [P239] [P648]', async () => {
    const { api } = openDetails({ award: { payments: [buildPayment(sent)] }, features: ['partner-issued'] });

    await waitFor(async () => {
      expect(await readRows()).toMatchObject({
        'ACCOUNT TYPE': 'Checking Account',
        'ACCOUNT NUMBER': '••••5678',
      });
    });
    expect(api.callsOf('GetAuthenticatedPayeeDetails')[0]?.variables).toEqual({
      includeBankAccount: true,
      includeMailingAddress: true,
    });
  });

  it.each([
    ['Check', ['claim-funds'], mail, { 'MAILING ADDRESS': '12 Elm St, Salem, MA 01970' }],
    ['Check', ['claim-funds'], null, {}],
    ['PhysicalCard', ['claim-funds'], mail, { 'EMAIL ADDRESS': 'dana.okafor@mail.example' }],
    [
      'VirtualCard',
      ['partner-issued'],
      null,
      { 'EMAIL ADDRESS': 'dana.okafor@mail.example', 'MAILING ADDRESS': '12 Elm St, Salem, MA 01970' },
    ],
    ['Zelle', ['claim-funds'], null, { 'EMAIL ADDRESS': 'dana.okafor@mail.example' }],
  ] as const)(
    'says where a %s goes with %j [P234] [P236] [P240] [P241]',
    async (method, features, mailingAddress, rows) => {
      openDetails({ award: { payments: [buildPayment({ ...sent, method, mailingAddress })] }, features });

      await waitFor(async () => {
        const all = await readRows();
        const places = Object.entries(all).filter(([name]) => name.endsWith(' ADDRESS'));
        expect(Object.fromEntries(places)).toEqual(rows);
      });
    },
  );

  it.each(['DirectDeposit', 'Check', 'PhysicalCard', 'VirtualCard', 'Zelle'] as const)(
    'shows someone who is not the payee no account, email or address: %s [P236] [P248]',
    async (method) => {
      const payee = { id: 'someone', name: 'Ada Client', email: 'ada@mail.example' };
      const payments = [buildPayment({ ...sent, method, payee })];
      const { api } = openDetails({ award: { payments }, features: ['partner-issued'] });

      await waitFor(() => {
        expect(api.callsOf('GetAuthenticatedPayeeDetails')).not.toEqual([]);
      });
      expect(Object.keys(await readRows())).toEqual([
        ...['AMOUNT', 'PAYMENT METHOD', 'PAYMENT STATUS', 'PAID TO', 'PAYMENT DATE', 'ESTIMATED ARRIVAL'],
      ]);
      expect(screen.getByText(/^The payment of \$750\.00 was sent/)).toBeTruthy();
    },
  );

  const pattern = {
    amount: 25_000,
    totalAmount: 75_000,
    pattern: 'Monthly',
    count: 3,
    start: '2026-11-16',
  } as const;

  it('lists the payments of a pattern by their day [P231] [P235] [P242] [P243] [P244]', async () => {
    openDetails({
      award: {
        scheduleType: 'Recurring',
        paymentPattern: pattern,
        payments: [
          buildPayment({ id: '2', status: 'pending', amount: 25_000, scheduledFor: '2026-12-16' }),
          buildPayment({ id: '1', ...sent, amount: 25_000, scheduledFor: '2026-11-16' }),
        ],
      },
    });

    const rows = await readRows();
    expect([rows['PAYMENT METHOD'], rows['NUMBER OF PAYMENTS']]).toEqual(['Direct deposit - Monthly', '3']);
    const table = within(screen.getByRole('table', { name: 'Payment Overview' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date',
      'Payment Status',
      'Amount',
      'Payment Method',
    ]);
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'November 16, 2026',
      'December 16, 2026',
    ]);
    expect(screen.getByText(/^Your recurring payment of \$250\.00 has been sent/)).toBeTruthy();
  });

  it('counts several payments that follow no pattern, and names each amount [P231] [P235] [P435]', async () => {
    openDetails({
      award: {
        scheduleType: 'Recurring',
        payments: [
          buildPayment({ id: '1', ...sent, amount: 50_000, scheduledFor: '2026-11-16' }),
          buildPayment({ id: '2', status: 'pending', amount: 25_000, scheduledFor: '2026-12-16' }),
        ],
      },
    });

    const rows = await readRows();
    expect([rows['PAYMENT METHOD'], rows['NUMBER OF PAYMENTS']]).toEqual(['Direct deposit', '2']);
    expect(screen.getByText(/^Your payment of \$500\.00 has been sent\./)).toBeTruthy();
  });

  it('says that a pattern has no payments [P245]', async () => {
    openDetails({ award: { scheduleType: 'Recurring', paymentPattern: pattern, payments: [] } });
    expect(await screen.findByText('No Payments.')).toBeTruthy();
  });

  it.each([
    ['authorized', ['claim-funds'], 'Authorized'],
    ['failed', ['claim-funds'], 'Failed'],
    ['failed', ['partner-issued'], 'Processing'],
    ['pending', ['claim-funds'], 'Pending'],
    ['canceled', ['claim-funds'], 'Canceled'],
    ['initiated', ['claim-funds'], 'Paid'],
    ['success', ['partner-issued'], 'Paid'],
  ] as const)(
    'calls %s with %j: %s [P428] [P430] [P431] [P432] [P433] [P434]',
    async (status, features, text) => {
      openDetails({ award: { payments: [buildPayment({ status })] }, features });
      expect((await readRows())['PAYMENT STATUS']).toBe(text);
    },
  );

  it('prints what was paid and did not come back: when, how, from whom, to whom and under which reference', async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => (query === 'print' ? onPaper : real(query)));
    openDetails({
      award: {
        scheduleType: 'Recurring',
        paymentPattern: pattern,
        payments: [
          buildPayment({ id: '1', ...sent, amount: 25_000 }),
          buildPayment({ id: '2', displayId: 'Q2', status: 'pending' }),
          buildPayment({ ...sent, id: '3', displayId: 'Q3', status: 'failed' }),
        ],
      },
    });
    await readRows();
    const sheet = within(document.querySelector<HTMLElement>('[data-remittance]') ?? expect.fail('No sheet'));
    const words = sheet.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(words).toEqual([
      ...['P7MQ-2C4H', '$250.00', 'November 16, 2026', 'Direct deposit'],
      ...['Bayview College', 'Dana Okafor'],
    ]);
    expect(document.querySelector('[data-print-head]')?.textContent).not.toContain('Submitted');
    expect(screen.queryByRole('button', { name: 'Print This Page' })).toBeNull();
  });

  it('says that something went wrong where the award is missing [P226] [P748]', async () => {
    openDetails({ award: null });
    await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
  });

  const ofAnotherProgram = {
    ...{ id: caseId, displayId: 'C4H7-QX2M', status: 'PaymentSent', programId: 'program-gone' },
    ...{ party: null, fulfillments: [buildFulfillment()] },
  };
  it.each([
    ['case', null],
    ['program', ofAnotherProgram],
  ])('leads home where the %s is missing [P747] [P748]', async (_what, found) => {
    openPortal(address, { ...caseAnswers(), GetCaseFulfillments: { case: found } });
    await waitFor(() => {
      expect(window.location.pathname).toBe('/bayview/application/portal');
    });
  });
});
