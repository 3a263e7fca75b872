import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCase } from '../../../testing/build-case.ts';
import { openCase } from '../../../testing/open-case.ts';

const other = {
  id: 'case-2',
  displayId: 'Q4RT',
  programId: 'program-1',
  status: 'Denied' as const,
  createdAt: '2026-08-01T12:00:00Z',
  decisionReachedAt: '2026-09-02T12:00:00Z',
};

describe('the other cases of an applicant', () => {
  it('stand above the answers with what came of them, and lead to their pages', async () => {
    openCase({ GetStaffCase: { staffCase: buildCase({ otherCases: [other] }) } });
    const summary = await screen.findByText('Other cases of this applicant: 1');
    const part = within(summary.parentElement ?? document.body);

    expect(part.getByRole('link', { name: 'Q4RT', hidden: true })).toHaveProperty(
      'pathname',
      expect.stringMatching(/\/cases\/case-2$/),
    );
    expect(part.getByText('Denied')).toBeDefined();
    expect(part.getByText('Decided September 2, 2026')).toBeDefined();
  });

  it('take no room where there are none', async () => {
    openCase();
    await screen.findByRole('heading', { level: 1, name: 'Ada Reyes' });
    expect(screen.queryByText(/Other cases/)).toBeNull();
  });
});
