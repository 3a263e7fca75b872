import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession, buildStaffMember } from '../../../testing/build-session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const november = {
  ...{ month: '2026-11', checks: 24, eligible: 12, ineligible: 12 },
  programs: [{ programId: 'program-1', likely: null, maybe: null, unlikely: null }],
  areas: [{ key: '36081', name: 'Queens County, NY', count: 12 }],
  otherAreas: 12,
  reached: [{ key: 'rents', name: 'Do you rent?', count: 14 }],
  otherReached: null,
};
const few = {
  ...{ month: '2026-10', checks: null, eligible: null, ineligible: null, programs: [], areas: [] },
  ...{ otherAreas: null, reached: [], otherReached: 0 },
};

function open(eligibilityFigures: readonly object[]) {
  const api = createFakeApi({ GetEligibilityFigures: { eligibilityFigures } });
  const staff = buildStaffMember({ role: 'admin' });
  return renderConsole(buildSession({ staff, request: api.request }), '/eligibility/figures');
}

describe('the figures of the pre-check', () => {
  it('name counties and questions, and hide what is small', async () => {
    open([november]);
    const areas = within(await screen.findByRole('table', { name: 'Areas' }));
    expect(areas.getByRole('row', { name: 'Queens County, NY 12' })).toBeDefined();
    expect(areas.getByRole('row', { name: 'Other areas 12' })).toBeDefined();
    const stops = within(screen.getByRole('table', { name: 'The last question that visitors came to' }));
    expect(stops.getByRole('row', { name: 'Do you rent? 14' })).toBeDefined();
    expect(stops.getByRole('row', { name: 'Other questions Hidden' })).toBeDefined();
    const programs = within(screen.getByRole('table', { name: 'Programs' }));
    expect(programs.getAllByText('Hidden')).toHaveLength(3);
  });

  it('say of a month that too few people checked', async () => {
    const { person } = open([november, few]);
    await person.selectOptions(await screen.findByRole('combobox'), '2026-10');
    expect(screen.getByText('Fewer than 10 people checked in this month.')).toBeDefined();
    expect(screen.queryByRole('table', { name: 'Areas' })).toBeNull();
  });

  it('say in words that there is nothing yet', async () => {
    open([]);
    expect(await screen.findByText('No figures yet')).toBeDefined();
    expect(screen.getByText(/^A month shows up here when it is over/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull();
  });
});
