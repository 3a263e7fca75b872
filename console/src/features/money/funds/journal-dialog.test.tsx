import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildSession, buildStaffMember } from '../../../testing/build-session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { done } from '../../../testing/open-case.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

describe('exporting the journal', () => {
  it('asks for two days, and saves all parts as one file', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:journal';
    });
    const parts = [
      { ...done, csv: 'one\r\n', next: 'fund:1' },
      { ...done, csv: 'two\r\n', next: null },
    ];
    const api = createFakeApi({
      ...{
        GetFunds: { funds: [] },
        GetBookGaps: { bookGaps: [] },
        GetAwardsToApprove: { awardsToApprove: [] },
      },
      GetPayments: { payments: { nodes: [], nextCursor: null } },
      ExportJournal: parts.map((exportJournal) => ({ exportJournal })),
    });
    const staff = buildStaffMember({ role: 'fiscal' });
    const { person } = renderConsole(buildSession({ staff, request: api.request }), '/funds');

    await person.click(await screen.findByRole('button', { name: 'Export the journal' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Save file' }));
    expect(dialog.getAllByText('Choose a day')).toHaveLength(2);
    await person.type(dialog.getByLabelText(/First day/), '2026-01-01');
    await person.type(dialog.getByLabelText(/Last day/), '2026-12-31');
    await person.click(dialog.getByRole('button', { name: 'Save file' }));
    await vi.waitFor(() => {
      expect(saved).toHaveLength(1);
    });
    expect(await saved[0]?.text()).toBe('one\r\ntwo\r\n');
  });
});
