import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCase } from '../../../testing/build-case.ts';
import { emptyQueue } from '../../../testing/build-session.ts';
import { openCase } from '../../../testing/open-case.ts';

const row = (id: string) => ({
  ...{ id, displayId: id, programId: 'program-1', status: 'ReadyForReview', name: 'Ada Reyes' },
  ...{ createdAt: '2026-11-01T12:00:00Z', submittedAt: '2026-11-02T12:00:00Z', dueOn: '2026-11-20' },
  ...{ requestedAmount: null, assignee: null, unreadMessageCount: 0 },
});
const list = {
  cases: { nodes: [row('case-1'), row('case-2')], nextCursor: null },
};

describe('from case to case', () => {
  it('goes along the list with j and k, and has read the next case before', async () => {
    const { person, router, sent } = openCase(
      {
        ...emptyQueue,
        GetCases: list,
        GetStaffCase: [
          { staffCase: buildCase() },
          // Read ahead, and again once it is opened.
          { staffCase: buildCase({ id: 'case-2', displayId: 'Q4RT' }) },
          { staffCase: buildCase({ id: 'case-2', displayId: 'Q4RT' }) },
          { staffCase: buildCase() },
        ],
      },
      undefined,
      '/cases',
    );
    await screen.findAllByRole('row');
    await router.navigate('/cases/case-1');
    expect(await screen.findByText('1 of 2')).toBeDefined();
    await expect.poll(() => sent('GetStaffCase')).toContainEqual({ id: 'case-2' });
    expect(sent('OpenCaseForReview')).toEqual([{ caseId: 'case-1' }]);

    await person.keyboard('j');
    expect(await screen.findByText('2 of 2')).toBeDefined();
    expect(router.state.location.pathname).toBe('/partner/bayview-college-fund/cases/case-2');
    await expect.poll(() => sent('OpenCaseForReview')).toContainEqual({ caseId: 'case-2' });
    await person.keyboard('k');
    expect(await screen.findByText('1 of 2')).toBeDefined();
  });

  it('says nothing to someone who came from elsewhere', async () => {
    openCase();
    await screen.findByRole('heading', { level: 1, name: 'Ada Reyes' });
    expect(screen.queryByRole('button', { name: 'Next case' })).toBeNull();
  });
});
