import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildSession, buildStaffMember } from '../../../testing/build-session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { done } from '../../../testing/open-case.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const text = 'Payment 4K2M is for $500.00, but the payment provider has $600.00.';
const gap = {
  ...{ id: 'gap-1', text, fundName: 'State Housing Grant', caseId: 'case-1' },
  foundAt: '2026-11-17T09:30:00Z',
};

function open(role: string) {
  const api = createFakeApi({
    GetFunds: { funds: [] },
    GetAwardsToApprove: { awardsToApprove: [] },
    GetPayments: { payments: { nodes: [], nextCursor: null } },
    GetBookGaps: [{ bookGaps: [gap] }, { bookGaps: [] }],
    ResolveBookGap: { resolveBookGap: done },
  });
  const staff = buildStaffMember({ role });
  return { ...renderConsole(buildSession({ staff, request: api.request }), '/funds'), ...api };
}

it('names a difference, and resolves it with words that stay on record', async () => {
  const { person, calls } = open('admin');
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByText(/Nothing leaves State Housing Grant until this is resolved\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the case' }).getAttribute('href')).toMatch(/cases\/case-1$/);

  await person.click(screen.getByRole('button', { name: 'Resolve' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Resolve this difference?' }));
  await person.type(dialog.getByLabelText(/^What you found and did/), 'The bank corrected it.');
  await person.click(dialog.getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('The difference was resolved')).toBeDefined();
  expect(calls.find(([name]) => name === 'ResolveBookGap')?.[1]).toEqual({
    id: 'gap-1',
    resolution: 'The bank corrected it.',
  });
  expect(screen.queryByText(text)).toBeNull();
});

it('leaves it to an admin', async () => {
  open('fiscal');
  expect(await screen.findByText('An admin resolves it.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Resolve' })).toBeNull();
});
