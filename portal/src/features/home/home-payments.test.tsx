import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Fulfillment } from '../../shared/payments/own-payments.ts';
import { buildFulfillment, buildPayment, claimFeatures, fulfillmentId } from '../../testing/demo-claim.ts';
import { answersOf, buildApplication, buildProgram, buildUser } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';

const day = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();

interface Shown {
  readonly fulfillments: readonly Fulfillment[];
  readonly status?: 'Approved' | 'PaymentSent';
  readonly features?: readonly string[];
}

function openHome({ fulfillments, status = 'Approved', features = claimFeatures }: Shown) {
  const application = buildApplication({
    submittedAt: daysAgo(90),
    case: { ...buildApplication().case, status, decisionReachedAt: daysAgo(60), fulfillments },
  });
  const programs = [buildProgram({ features: [...features] })];
  openPortal(
    '/bayview/application/portal',
    answersOf({ user: buildUser(), programs, applications: [application], access: [] }),
  );
}

const sent = (initiatedAt: string) => buildPayment({ status: 'initiated', method: 'Check', initiatedAt });

describe('money on the portal home', () => {
  it('that waits for the person is an action [P402] [P413] [P415]', async () => {
    openHome({ fulfillments: [buildFulfillment()] });

    const todo = await screen.findByRole('region', { name: 'Action Required' });
    const link = within(todo).getByRole('link', { name: /^Claim Your Funds.*Emergency Aid Grant$/ });
    expect(link.getAttribute('href')).toBe(`/bayview/claim/${fulfillmentId}/payment-method`);
    expect(todo.textContent).toContain('Approved - $750.00');
  });

  it('that waits for someone else is not [P413] [P414] [P416]', async () => {
    const payee = { id: 'someone', name: 'Vendor', email: null };
    openHome({ fulfillments: [buildFulfillment({ payments: [buildPayment({ payee })] })] });

    const done = await screen.findByRole('region', { name: 'Submitted Programs' });
    expect(screen.queryByRole('region', { name: 'Action Required' })).toBeNull();
    expect(within(done).getByText('View Details')).toBeTruthy();
    expect(within(done).getByRole('link').getAttribute('href')).toBe(
      `/bayview/case/case-1/fulfillment/${fulfillmentId}/details`,
    );
  });

  it('counts in the total once nothing of its award is pending [P403]', async () => {
    const payments = [sent(daysAgo(1)), buildPayment({ id: 'next', status: 'pending' })];
    const pending = buildFulfillment({ id: 'other', payments });
    const other = buildFulfillment({ id: 'third', approvedAmount: 5050, payments: [sent(daysAgo(1))] });
    openHome({ fulfillments: [pending, other] });

    expect(await screen.findByText('Approved - $50.50')).toBeTruthy();
  });

  it('is not spoken of where a program does not pay [P402] [P414]', async () => {
    openHome({ fulfillments: [buildFulfillment()], features: [] });

    expect(await screen.findByText('Approved')).toBeTruthy();
    expect(screen.queryByText('View Details')).toBeNull();
  });

  const vendor = { payeeType: 'Vendor', payee: { id: 'someone', name: 'Vendor', email: null } } as const;
  it.each([
    ['Your application was approved, and we sent your money.', {}],
    ['Your application was approved, and we sent the money.', vendor],
  ])('that was sent is no longer announced: %s', async (text, to) => {
    const payments = [{ ...sent(daysAgo(1)), ...to }];
    openHome({ fulfillments: [buildFulfillment({ payments })], status: 'PaymentSent' });

    const done = await screen.findByRole('region', { name: 'Submitted Programs' });
    expect(done.textContent).toContain(text);
    expect(done.textContent).not.toContain('We will email you about the payment.');
  });

  it.each([
    ['is shown for two weeks after it was sent', [sent(daysAgo(13))], true],
    ['is gone after them', [sent(daysAgo(15))], false],
    [
      'stays while a payment of a pattern is to come',
      [sent(daysAgo(15)), buildPayment({ status: 'pending' })],
      true,
    ],
  ])('%s [P421] [P422]', async (_what, payments, isShown) => {
    openHome({ fulfillments: [buildFulfillment({ payments })], status: 'PaymentSent' });

    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Submitted Programs' }) !== null).toBe(isShown);
  });
});
