import { parseCurrency } from '@handrail/engine';
import { RequestError } from '@handrail/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCase } from '../../testing/build-case.ts';
import { buildSession, buildStaffMember } from '../../testing/build-session.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { done, openCase } from '../../testing/open-case.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const fund = {
  ...{ id: 'fund-1', name: 'State Housing Grant', programIds: [], startsOn: null, endsOn: null },
  ...{ lowBalance: 500_000, isLow: true, blockedReason: null, closedAt: null, version: 1 },
  balances: {
    ...{
      remaining: 400_000,
      obligated: 50_000,
      inTransit: 0,
      disbursed: 50_000,
      returned: 0,
      total: 500_000,
    },
  },
};

const options = {
  ...{ refusals: [] as string[], approvedAmount: 290_000, awardedAmount: 0, canRecur: true, canSplit: false },
  ...{ payeeChooses: true, methods: ['DirectDeposit'], earliestDay: '2026-11-23', certifications: [] },
  person: { id: 'user-9', name: 'Yolanda Okafor', email: 'yolanda@demo.example' },
  funds: [fund],
  settings: { secondApproverAbove: 1_000_000, retypeAbove: 100_000 },
};

const fiscal = buildStaffMember({ role: 'fiscal' });

function openIssue(given: Partial<typeof options> = {}) {
  return openCase(
    {
      GetStaffCase: { staffCase: buildCase({ status: 'Approved', availableActions: [] }) },
      GetIssueOptions: { issueOptions: { ...options, ...given } },
      IssueFunds: { issueFunds: { ...done, fulfillment: { id: 'award-1', needsApproval: false } } },
    },
    fiscal,
  );
}

describe('the issue-funds screen', () => {
  it('shows what it does before it is done, and sends what was chosen once', async () => {
    const { person, sent } = openIssue();
    await person.click(await screen.findByRole('button', { name: 'Issue funds' }));
    const panel = within(await screen.findByRole('dialog', { name: /Issue funds/ }));
    expect(await panel.findByRole('textbox', { name: /^Amount/ })).toHaveProperty('value', '2900.00');
    await person.click(panel.getByRole('radio', { name: 'Recurring' }));

    const effects = within(panel.getByRole('table', { name: 'What this does to the fund' }));
    expect(effects.getByRole('row', { name: /Remaining/ }).textContent).toBe(
      'Remaining$4,000.00−$2,900.00$1,100.00',
    );
    const payments = within(panel.getByRole('table', { name: 'What will be paid' }));
    expect(payments.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Payment 1 of 2November 23, 2026$1,450.00',
      'Payment 2 of 2December 23, 2026$1,450.00',
    ]);
    expect(panel.getByText('They choose the payment method when they claim the money.')).toBeDefined();

    await person.click(panel.getByRole('button', { name: 'Issue $2,900.00' }));
    expect(panel.getByText('The two amounts are different')).toBeDefined();
    expect(sent('IssueFunds')).toEqual([]);
    await person.type(panel.getByRole('textbox', { name: /Type the amount again/ }), '2,900');
    await person.click(panel.getByRole('button', { name: 'Issue $2,900.00' }));

    expect(await screen.findByText('The funds were issued')).toBeDefined();
    expect(sent('IssueFunds')).toMatchObject([
      {
        ...{ caseId: 'case-1', fundId: 'fund-1', amount: 290_000, vendorId: null, method: null },
        ...{ pattern: 'Monthly', count: 2, start: '2026-11-23' },
      },
    ]);
  });

  it('divides an award into payments of their own amounts and days, which have to add up', async () => {
    const settings = { secondApproverAbove: null, retypeAbove: null } as unknown as typeof options.settings;
    const { person, sent } = openIssue({ canSplit: true, settings });
    await person.click(await screen.findByRole('button', { name: 'Issue funds' }));
    const panel = within(await screen.findByRole('dialog', { name: /Issue funds/ }));
    await person.click(await panel.findByRole('radio', { name: 'Several payments' }));
    const first = panel.getByRole('textbox', { name: 'Amount of payment 1' });
    expect(first).toHaveProperty('value', '1450.00');
    await person.clear(first);
    await person.type(first, '1,000');
    expect(panel.getByText('$450.00 is not divided yet')).toBeDefined();
    await person.click(panel.getByRole('button', { name: 'Issue $2,900.00' }));
    expect(panel.getByText('The payments do not add up to the amount')).toBeDefined();
    expect(sent('IssueFunds')).toEqual([]);

    await person.click(panel.getByRole('button', { name: 'Add a payment' }));
    await person.type(panel.getByRole('textbox', { name: 'Amount of payment 3' }), '450');
    const payments = within(panel.getByRole('table', { name: 'What will be paid' }));
    expect(payments.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Payment 1 of 3November 23, 2026$1,000.00',
      'Payment 2 of 3December 23, 2026$1,450.00',
      'Payment 3 of 3December 23, 2026$450.00',
    ]);
    await person.click(panel.getByRole('button', { name: 'Issue $2,900.00' }));
    expect(await screen.findByText('The funds were issued')).toBeDefined();
    expect(sent('IssueFunds')).toMatchObject([
      {
        ...{ amount: 290_000, pattern: 'OneTime', count: null },
        payments: [
          { amount: 100_000, scheduledFor: '2026-11-23' },
          { amount: 145_000, scheduledFor: '2026-12-23' },
          { amount: 45_000, scheduledFor: '2026-12-23' },
        ],
      },
    ]);
  });

  it('leads back to the first field that is wrong', async () => {
    const { person, sent } = openIssue({ funds: [fund, { ...fund, id: 'fund-2', name: 'Donor Pool' }] });
    await person.click(await screen.findByRole('button', { name: 'Issue funds' }));
    const panel = within(await screen.findByRole('dialog', { name: /Issue funds/ }));
    const funds = await panel.findByRole('combobox', { name: /^Fund/ });
    await person.click(panel.getByRole('button', { name: 'Issue $2,900.00' }));

    expect(panel.getByText('Choose a fund')).toBeDefined();
    expect(document.activeElement).toBe(funds);
    expect(sent('IssueFunds')).toEqual([]);
  });

  it('says why someone cannot issue, instead of asking', async () => {
    const { person } = openIssue({
      refusals: ['You certified or approved this amount, so someone else has to issue it.'],
    });
    await person.click(await screen.findByRole('button', { name: 'Issue funds' }));
    expect(await screen.findByText(/You certified or approved this amount/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Issue \$/ })).toBeNull();
  });
});

describe('the funds page', () => {
  it('says where the money is and warns when it runs low', async () => {
    const { request } = createFakeApi({
      GetFunds: { funds: [fund] },
      GetAwardsToApprove: { awardsToApprove: [] },
      GetPayments: { payments: { nodes: [], nextCursor: null } },
      GetBookGaps: { bookGaps: [] },
    });
    renderConsole(buildSession({ staff: fiscal, request }), '/funds');
    expect(await screen.findByRole('link', { name: 'State Housing Grant' })).toBeDefined();
    expect(screen.getByText('State Housing Grant is running low: $4,000.00 remaining')).toBeDefined();
    expect(
      screen.getByRole('img', { name: '10.0% Disbursed, 10.0% Obligated, 80.0% Remaining' }),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a fund' })).toBeNull();
  });

  it('names what came back, so that what stands in a row adds up to its total', async () => {
    const balances = { ...fund.balances, remaining: fund.balances.remaining - 300_00, returned: 300_00 };
    const { request } = createFakeApi({
      GetFunds: { funds: [{ ...fund, balances }] },
      GetAwardsToApprove: { awardsToApprove: [] },
      GetPayments: { payments: { nodes: [], nextCursor: null } },
      GetBookGaps: { bookGaps: [] },
    });
    renderConsole(buildSession({ staff: fiscal, request }), '/funds');
    const row = within(await screen.findByRole('row', { name: /State Housing Grant/ }));
    const cents = row
      .getAllByRole('cell')
      .map(({ textContent }) => parseCurrency(textContent))
      .filter((each) => each !== undefined);
    expect(cents.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(cents.at(-1));
    expect(screen.getByRole('columnheader', { name: 'Returned' })).toBeDefined();
  });

  it('says what it could not load beside the funds, where silence would mean that there is nothing', async () => {
    const busy = new RequestError('Unavailable', { status: 503 });
    const { request } = createFakeApi({
      GetFunds: { funds: [fund] },
      GetAwardsToApprove: busy,
      GetPayments: busy,
      GetBatches: busy,
      GetBookGaps: [busy, { bookGaps: [] }],
    });
    const { person } = renderConsole(buildSession({ staff: fiscal, request }), '/funds');
    expect(await screen.findByRole('link', { name: 'State Housing Grant' })).toBeDefined();
    expect(await screen.findByText('We could not load what is waiting for a second person.')).toBeDefined();
    expect(screen.getByText('We could not load the payments that need attention.')).toBeDefined();
    const gaps = screen.getByText('We could not check for differences in the books.');
    const [again = document.body] = within(gaps.closest('[role=alert]') ?? document.body).getAllByRole(
      'button',
      { name: 'Try Again' },
    );
    await person.click(again);
    await waitFor(() => {
      expect(screen.queryByText('We could not check for differences in the books.')).toBeNull();
    });
  });

  it('is not for those who have nothing to do with money', async () => {
    renderConsole(buildSession(), '/funds');
    expect(
      await screen.findByRole('heading', { name: 'Only fiscal officers and admins see the funds' }),
    ).toBeDefined();
  });
});
