import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCase, staffOfCase } from '../../../testing/build-case.ts';
import { buildStaffMember } from '../../../testing/build-session.ts';
import { done, openCase } from '../../../testing/open-case.ts';

const other = { id: 'case-2', displayId: 'Q4RT', programId: 'program-1', status: 'InReview' as const };
const possible = [{ name: 'A. Reyes', kinds: ['taxNumber' as const, 'phone' as const], case: other }];
const found = buildCase({ duplicates: { hasMore: false, possible, resolved: [] } });
const resolved = buildCase({
  duplicates: {
    hasMore: false,
    possible: [],
    resolved: [
      {
        name: 'A. Reyes',
        verdict: 'notDuplicate',
        note: 'Twins.',
        resolvedAt: '2026-11-15T16:00:00Z',
        resolvedBy: staffOfCase.felix,
        case: other,
      },
    ],
  },
});
const part = async () => within(await screen.findByRole('region', { name: 'Duplicates' }));

describe('possible duplicates', () => {
  it('are shown with their reasons, and go away once someone decides', async () => {
    const { person, sent } = openCase({
      GetStaffCase: [{ staffCase: found }, { staffCase: resolved }],
      ResolveDuplicate: { resolveDuplicate: done },
    });
    const shown = await part();
    expect(shown.getByText('Same Social Security or tax number')).toBeDefined();
    expect(shown.getByText('Same phone number')).toBeDefined();

    await person.click(shown.getByRole('button', { name: 'Resolve Q4RT' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Are K7M2 and Q4RT about the same person?' }));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Choose what you found')).toBeDefined();
    await person.click(dialog.getByLabelText('Not a duplicate'));
    await person.type(dialog.getByLabelText(/Note for staff/), ' Twins. ');
    await person.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Resolved duplicates: 1')).toBeDefined();
    expect(screen.queryByText('Same phone number')).toBeNull();
    expect(sent('ResolveDuplicate')).toEqual([
      { caseId: 'case-1', otherCaseId: 'case-2', verdict: 'notDuplicate', note: 'Twins.' },
    ]);
  });

  it('are for those who work on cases to resolve', async () => {
    openCase({ GetStaffCase: { staffCase: found } }, buildStaffMember({ role: 'fiscal' }));
    expect((await part()).queryByRole('button')).toBeNull();
  });
});
