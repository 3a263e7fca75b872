import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildSession, buildStaffMember } from '../../../testing/build-session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const nobody = { provider: null, isTest: false, isOffered: true };

function open(rules: object) {
  const { request } = createFakeApi({ GetPayoutRules: { payoutRules: { hasBankFiles: false, ...rules } } });
  renderConsole(buildSession({ staff: buildStaffMember({ role: 'admin' }), request }), '/payments/providers');
}

it('says that nobody can claim where no provider is connected, and what to set', async () => {
  open({ isConnected: false, methods: [{ method: 'DirectDeposit', ...nobody }] });
  expect(await screen.findByText('No payment provider is connected')).toBeDefined();
  expect(screen.getByText(/every claim is refused with the code F-001/)).toBeDefined();
  const row = within(screen.getByRole('row', { name: /Direct deposit/i }));
  expect(row.getByText('Nobody')).toBeDefined();
  expect(
    row.getByText(/payees cannot choose this method until then\. To connect one, .* PAYMENTS_FILE/),
  ).toBeDefined();
});

it('names who pays in which way, and what only pretends to', async () => {
  open({
    isConnected: true,
    methods: [
      { method: 'DirectDeposit', provider: 'modern-treasury', isTest: false, isOffered: true },
      { method: 'Check', provider: 'bank-files', isTest: false, isOffered: true },
      { method: 'Zelle', provider: 'test-bank', isTest: true, isOffered: false },
    ],
  });
  expect(await screen.findByText('Modern Treasury')).toBeDefined();
  expect(screen.getByText('Files for your bank')).toBeDefined();
  expect(screen.getByText('The test bank moves no money')).toBeDefined();
  const row = within(screen.getByRole('row', { name: /Zelle/ }));
  expect(row.getByText('By no program')).toBeDefined();
  expect(row.getByText(/^A provider that moves money\./)).toBeDefined();
});
