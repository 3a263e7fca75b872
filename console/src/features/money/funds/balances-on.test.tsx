import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession, buildStaffMember } from '../../../testing/build-session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const balances = { remaining: 700, obligated: 0, inTransit: 0, disbursed: 300, returned: 0, total: 1_000 };
const fund = {
  ...{ id: 'fund-1', name: 'General fund', programIds: [], startsOn: null, endsOn: null, version: 1 },
  ...{ lowBalance: null, isLow: false, blockedReason: null, closedAt: null, balances },
  statement: { nextBefore: null, entries: [] },
};
const balancesOn = { ...balances, remaining: 1_000, disbursed: 0 };

async function open(answer: unknown) {
  const api = createFakeApi({
    GetFund: { fund },
    GetFundMonths: { fund: { id: 'fund-1', months: [] } },
    GetFundBalancesOn: answer,
  });
  const staff = buildStaffMember({ role: 'fiscal' });
  renderConsole(buildSession({ staff, request: api.request }), '/funds/fund-1');
  const type = (day: string) => {
    fireEvent.change(screen.getByLabelText('At the end of the day'), { target: { value: day } });
  };
  await screen.findByLabelText('At the end of the day');
  return { api, type };
}

describe('where the money was on any day', () => {
  it('is told once a whole day is chosen', async () => {
    const { api, type } = await open({ fund: { id: 'fund-1', balancesOn } });
    type('0202-10-31');
    type('2026-10-31');

    const term = await screen.findByText('$10.00', { selector: 'dd' });
    expect(within(term.parentElement ?? expect.unreachable()).getByText('Remaining')).toBeDefined();
    expect(screen.getAllByText('$0.00', { selector: 'dd' })).toHaveLength(4);
    expect(api.calls.filter(([name]) => name === 'GetFundBalancesOn')).toEqual([
      ['GetFundBalancesOn', { id: 'fund-1', day: '2026-10-31' }],
    ]);
  });

  it('says that it could not be loaded', async () => {
    const { type } = await open(new Error('offline'));
    type('2026-10-31');
    expect(await screen.findByText('We could not load the balances of this day.')).toBeDefined();
  });
});
