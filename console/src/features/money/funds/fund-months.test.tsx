import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession, buildStaffMember } from '../../../testing/build-session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const fund = {
  ...{ id: 'fund-1', name: 'General fund', programIds: [], startsOn: null, endsOn: null, version: 1 },
  ...{ lowBalance: null, isLow: false, blockedReason: null, closedAt: null },
  balances: { remaining: 700, obligated: 0, inTransit: 0, disbursed: 300, returned: 0, total: 1_000 },
  statement: { nextBefore: null, entries: [] },
};
const toMonth = (month: string, disbursed: number) => ({
  month,
  balances: { ...fund.balances, remaining: 1_000 - disbursed, disbursed },
});

function open(months: readonly object[]) {
  const api = createFakeApi({ GetFund: { fund }, GetFundMonths: { fund: { id: 'fund-1', months } } });
  const staff = buildStaffMember({ role: 'fiscal' });
  return renderConsole(buildSession({ staff, request: api.request }), '/funds/fund-1');
}

describe('a fund month by month', () => {
  it('is a chart, and the same numbers as a table', async () => {
    const { person } = open([toMonth('2026-10', 0), toMonth('2026-11', 300)]);
    const chart = await screen.findByRole('img', { name: /A column for each month/ });
    const heights = [...chart.querySelectorAll('rect')].map((part) => Number(part.getAttribute('height')));
    // Each column adds up to all of the money.
    expect(heights.slice(0, 5).reduce((sum, each) => sum + each)).toBe(100);
    expect(heights[5]).toBe(30);

    await person.click(screen.getByText('Show the numbers'));
    const row = within(screen.getByRole('row', { name: /November 2026/ }));
    expect(row.getByText('$7.00')).toBeDefined();
    expect(row.getByText('$3.00')).toBeDefined();
  });

  it('is not shown in the first month, when it would say nothing', async () => {
    open([toMonth('2026-11', 300)]);
    expect(await screen.findByText('Nothing has happened in this fund yet.')).toBeDefined();
    expect(screen.queryByText('Month by month')).toBeNull();
  });
});
