import { RequestError } from '@handrail/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession, emptyQueue } from '../../testing/build-session.ts';
import type { Request } from '../../shared/api/request.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());

function dayFromNow(days: number): string {
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

function buildCase(overrides: object) {
  return {
    id: 'case-1',
    displayId: '7GHX-2QPM',
    programId: 'program-1',
    status: 'ReadyForReview',
    createdAt: '2026-11-01T12:00:00Z',
    submittedAt: '2026-11-02T12:00:00Z',
    name: 'Yolanda Okafor',
    requestedAmount: 325_000,
    assignee: null,
    dueOn: today,
    waitlistedAt: null,
    withdrawsOn: null,
    unreadMessageCount: 0,
    ...overrides,
  };
}

function openQueue(path: string, replies: object) {
  const api = createFakeApi({ ...emptyQueue, ...replies });
  return { ...renderConsole(buildSession({ request: api.request }), path), calls: api.calls };
}

describe('QueuePage', () => {
  it('shows cases under when they are due, and leads to each', async () => {
    const nodes = [
      buildCase({ id: 'case-1', dueOn: dayFromNow(-2), assignee: { id: 'u', name: 'Marisol Vega' } }),
      buildCase({ id: 'case-2', name: 'Hieu Tran' }),
      buildCase({ id: 'case-3', name: 'Ana Lopez', status: 'Incomplete', dueOn: dayFromNow(-9) }),
      buildCase({ id: 'case-4', name: null, dueOn: null, requestedAmount: null }),
      buildCase({ id: 'case-5', name: 'Bo Ek', status: 'InReview', waitlistedAt: '2026-11-01T10:00:00Z' }),
      buildCase({ id: 'case-6', name: 'Cy Lum', status: 'Incomplete', withdrawsOn: '2026-12-01' }),
    ];
    openQueue('/cases', {
      GetCases: { cases: { nodes, nextCursor: null } },
      GetQueueCounts: { queueCounts: [{ view: 'review', count: 1000 }] },
    });

    const link = await screen.findByRole('link', { name: 'Yolanda Okafor' });
    expect(link.getAttribute('href')).toBe('/partner/bayview-college-fund/cases/case-1');
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'CaseApplicantProgramStatusRequestedAssigneeDue ↑',
      'Overdue 1',
      '7GHX-2QPMYolanda OkaforEmergency Aid GrantReady for Review$3,250Marisol Vega2 days late',
      'Due today 1',
      '7GHX-2QPMHieu TranEmergency Aid GrantReady for Review$3,250UnassignedToday',
      'No due date 1',
      '7GHX-2QPMNo name yetEmergency Aid GrantReady for ReviewUnassignedNo date',
      'Paused: on the waiting list 1',
      '7GHX-2QPMBo EkEmergency Aid GrantIn Review$3,250UnassignedWaiting list',
      'Paused: waiting for the applicant 2',
      '7GHX-2QPMAna LopezEmergency Aid GrantIncomplete$3,250UnassignedPaused',
      '7GHX-2QPMCy LumEmergency Aid GrantIncomplete$3,250UnassignedWithdrawn on December 1, 2026 if nothing happens',
    ]);
    // A list that most programs do not have is shown where something is in it.
    expect(screen.queryByRole('link', { name: /^Waiting list/ })).toBeNull();
    expect(await screen.findByRole('link', { name: 'To review 999+' })).toBeDefined();
  });

  it('goes from case to case by key', async () => {
    const nodes = [buildCase({}), buildCase({ id: 'case-2', name: 'Hieu Tran' })];
    const { person } = openQueue('/cases', { GetCases: { cases: { nodes, nextCursor: null } } });
    await screen.findByRole('link', { name: 'Hieu Tran' });

    await person.keyboard('jj');
    expect(document.activeElement?.textContent).toBe('Hieu Tran');
    await person.keyboard('k');
    expect(document.activeElement?.textContent).toBe('Yolanda Okafor');
  });

  it('adds the next page below, and asks for no more after the last', async () => {
    const { person, calls } = openQueue('/cases', {
      GetCases: [
        { cases: { nodes: [buildCase({})], nextCursor: 'next' } },
        { cases: { nodes: [buildCase({ id: 'case-2', name: 'Hieu Tran' })], nextCursor: null } },
      ],
    });
    await person.click(await screen.findByRole('button', { name: 'Show more cases' }));
    await screen.findByRole('link', { name: 'Hieu Tran' });
    expect(screen.getByRole('link', { name: 'Yolanda Okafor' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more cases' })).toBeNull();
    expect(calls.findLast(([name]) => name === 'GetCases')?.[1]).toMatchObject({ after: 'next' });
  });

  it('says that nothing waits, or that nothing matches', async () => {
    const { person } = openQueue('/cases', {});
    expect(await screen.findByRole('heading', { name: 'Nothing is waiting here' })).toBeDefined();
    await person.keyboard('/Okafor{Enter}');
    expect(await screen.findByRole('heading', { name: 'No cases match' })).toBeDefined();
  });

  it('says when the list cannot be loaded, and tries again', async () => {
    const { person } = openQueue('/cases', {
      GetCases: [new Error('offline'), { cases: { nodes: [buildCase({})], nextCursor: null } }],
    });
    await screen.findByText('We could not load the cases.');
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Yolanda Okafor' })).toBeDefined();
  });

  it('keeps the tabs and the focus when the server is busy with another list', async () => {
    const busy = new RequestError('Unavailable', { status: 503 });
    const { person } = openQueue('/cases', {
      GetCases: [{ cases: { nodes: [buildCase({})], nextCursor: null } }, busy],
    });
    await screen.findByRole('link', { name: 'Yolanda Okafor' });
    await person.click(screen.getByRole('link', { name: /^Mine/ }));

    expect((await screen.findByRole('alert')).textContent).toContain('We could not load the cases.');
    expect(screen.getByRole('heading', { level: 1, name: 'Cases' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Mine/ }));
  });

  it('shows no case of the list before while another list loads', async () => {
    const { request } = createFakeApi({
      ...emptyQueue,
      GetCases: { cases: { nodes: [buildCase({})], nextCursor: null } },
    });
    const slow = ((operation: { name: string }, variables: { view?: string }) =>
      operation.name === 'GetCases' && variables.view === 'mine'
        ? new Promise(() => undefined)
        : request(operation as never, variables)) as unknown as Request;
    const { person } = renderConsole(buildSession({ request: slow }), '/cases');
    await screen.findByRole('link', { name: 'Yolanda Okafor' });
    await person.click(screen.getByRole('link', { name: /^Mine/ }));

    await screen.findByText('Loading');
    expect(screen.queryByText('Yolanda Okafor')).toBeNull();
    expect(screen.queryByText('Due today')).toBeNull();
    const chooseAll = screen.getByRole('checkbox', { name: 'Choose all cases on this page' });
    expect(chooseAll).toHaveProperty('disabled', true);
    expect(chooseAll).toHaveProperty('checked', false);
  });

  it('keeps the view and the filters in the address', async () => {
    const { router, person } = renderConsole(buildSession(), '/cases');

    await person.click(await screen.findByRole('link', { name: 'Mine' }));
    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'Mine' }).getAttribute('aria-current')).toBe('page');
    });
    await person.selectOptions(screen.getByLabelText('Status'), 'In Review');
    await screen.findByRole('button', { name: 'Clear filters' });
    await person.selectOptions(screen.getByLabelText('Program'), 'Emergency Aid Grant');

    await waitFor(() => {
      expect(router.state.location.search).toBe('?view=mine&status=InReview&program=program-1');
    });
    expect(screen.getByRole('link', { name: 'Mine' }).getAttribute('aria-current')).toBe('page');
  });

  it('sorts by a column, from the other end at the second press, and keeps it in the address', async () => {
    const { router, person, calls } = openQueue('/cases?view=all', {
      GetCases: { cases: { nodes: [buildCase({ unreadMessageCount: 2 })], nextCursor: null } },
    });
    expect(await screen.findByText('2 new messages')).toBeDefined();
    await person.click(screen.getByRole('link', { name: 'Requested' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe('?view=all&sort=amount');
    });
    const heading = () => screen.getByRole('columnheader', { name: /^Requested/ });
    await waitFor(() => {
      expect(heading().getAttribute('aria-sort')).toBe('ascending');
    });
    expect(screen.queryByText('Due today')).toBeNull();
    await person.click(screen.getByRole('link', { name: /^Requested/ }));
    await waitFor(() => {
      expect(heading().getAttribute('aria-sort')).toBe('descending');
    });
    expect(calls.findLast(([name]) => name === 'GetCases')?.[1]).toMatchObject({
      sort: 'amount',
      descending: true,
    });
    await person.selectOptions(screen.getByLabelText('Sort by'), 'Submitted first');
    await waitFor(() => {
      expect(router.state.location.search).toBe('?view=all&sort=submitted');
    });
  });

  it('names the states of a case as staff know them [P382] [P383]', async () => {
    renderConsole(buildSession(), '/cases');

    const options = within(await screen.findByLabelText('Status')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Any',
      'Incomplete',
      'In Progress',
      'Ready for Review',
      'In Review',
      'Pending Certification',
      'Fiscal Review',
      'Approved',
      'Payment Sent',
      'Denied',
      'Withdrawn',
      'Archive',
    ]);
  });

  it('finds by key and clears again', async () => {
    const { router, person } = renderConsole(buildSession(), '/cases?view=all');
    await screen.findByRole('heading', { name: 'Nothing is waiting here' });

    await person.keyboard('/Okafor{Enter}');
    const clear = await screen.findByRole('button', { name: 'Clear filters' });
    expect(router.state.location.search).toContain('find=Okafor');

    await person.click(clear);
    await waitFor(() => {
      expect(router.state.location.search).toBe('?view=all');
      expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    });
  });
});
