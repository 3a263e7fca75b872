import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession, buildStaffMember } from '../../../testing/build-session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { done } from '../../../testing/open-case.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const fund = {
  ...{ id: 'fund-1', name: 'General fund', programIds: [], startsOn: null, endsOn: null },
  ...{ lowBalance: null, isLow: false, blockedReason: null, closedAt: null, version: 1 },
  balances: {
    ...{ remaining: 400_000, obligated: 0, inTransit: 0, disbursed: 0, returned: 0, total: 400_000 },
  },
  statement: { nextBefore: null, entries: [] },
};
const refused = {
  metadata: { status: 409, errors: ['FUND_NOT_EMPTY'], message: 'The fund still has money.' },
};

function open(role: 'admin' | 'fiscal') {
  const api = createFakeApi({
    GetFund: { fund },
    GetFundMonths: { fund: { id: 'fund-1', months: [] } },
    BlockFund: { blockFund: done },
    CloseFund: { closeFund: refused },
  });
  const session = buildSession({ staff: buildStaffMember({ role }), request: api.request });
  const { person } = renderConsole(session, '/funds/fund-1');
  const sent = (name: string) => api.calls.filter(([called]) => called === name).map(([, input]) => input);
  return { person, sent };
}

describe('the state of a fund', () => {
  it('is blocked with a reason', async () => {
    const { person, sent } = open('admin');
    await person.click(await screen.findByRole('button', { name: 'Block' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block: General fund' }));
    expect(dialog.getByText(/Nothing can be issued, claimed or sent/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Block' }));
    expect(sent('BlockFund')).toEqual([]);
    await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A gap in the bank report');
    await person.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('The fund was changed')).toBeDefined();
    expect(sent('BlockFund')).toEqual([{ id: 'fund-1', reason: 'A gap in the bank report' }]);
  });

  it('says why a fund cannot be closed', async () => {
    const { person } = open('admin');
    await person.click(await screen.findByRole('button', { name: 'Close fund' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Close fund' }));
    expect(await dialog.findByText('The fund still has money.')).toBeDefined();
  });

  it('is for admins', async () => {
    open('fiscal');
    expect(await screen.findByRole('button', { name: 'Export' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
  });
});

describe('the statement of a fund', () => {
  it('signs what changes the rest of the fund, and nothing else', async () => {
    const { balances } = fund;
    const moves = ['return', 'send', 'issue', 'deposit'];
    const entries = moves.map((move, index) => ({
      ...{ id: String(index), at: '2026-11-09T20:18:00.000Z', move, amount: 30_000, memo: null, balances },
    }));
    const { request } = createFakeApi({
      GetFund: { fund: { ...fund, statement: { nextBefore: null, entries } } },
      GetFundMonths: { fund: { id: 'fund-1', months: [] } },
    });
    renderConsole(buildSession({ staff: buildStaffMember({ role: 'fiscal' }), request }), '/funds/fund-1');
    const table = within(await screen.findByRole('table', { name: 'Statement' }));
    const amounts = table
      .getAllByRole('row')
      .map((row) => within(row).queryAllByRole('cell')[1]?.textContent);
    expect(amounts.slice(1)).toEqual(['$300.00', '$300.00', '−$300.00', '+$300.00']);
  });
});
