import { RequestError } from '@handrail/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession, buildStaffMember, emptyQueue } from '../../testing/build-session.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { openCase } from '../../testing/open-case.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const okafor = {
  ...{ id: 'case-7', displayId: '7GHX-2QPM', programId: 'program-1', status: 'InReview' },
  ...{ createdAt: '2026-11-01T12:00:00Z', submittedAt: null, name: 'Yolanda Okafor', requestedAmount: null },
  ...{ assignee: null, dueOn: null, waitlistedAt: null, withdrawsOn: null, unreadMessageCount: 0 },
};

async function openPalette(replies = {}, staff = buildStaffMember()) {
  const api = createFakeApi({ ...emptyQueue, ...replies });
  const { person, router } = renderConsole(buildSession({ request: api.request, staff }), '/cases');
  await screen.findByRole('heading', { name: 'Cases' });
  await person.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Find a case or a command' });
  return { person, router, field };
}

const inPalette = () => within(screen.getByRole('dialog', { name: 'Search and commands' }));
const current = () => inPalette().getByRole('option', { selected: true });

describe('the command palette', () => {
  it('takes the focus, marks a line, and goes there on Enter', async () => {
    const { person, router, field } = await openPalette();
    await waitFor(() => {
      expect(document.activeElement).toBe(field);
    });

    await person.keyboard('mine');
    expect(current().textContent).toContain('Mine');
    expect(field.getAttribute('aria-activedescendant')).toBe(current().id);
    await person.keyboard('{Enter}');

    expect(router.state.location.search).toBe('?view=mine');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds a case while one types', async () => {
    const { person, router } = await openPalette({
      GetCases: { cases: { nodes: [okafor], nextCursor: null } },
      OpenCaseForReview: { openCaseForReview: { metadata: { status: 404, errors: [], message: null } } },
    });

    await person.keyboard('oka');
    const group = await screen.findByRole('group', { name: 'Cases' });
    expect(within(group).getByRole('option').textContent).toContain('Yolanda Okafor 7GHX-2QPM');
    await person.click(within(group).getByRole('option'));

    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/partner/bayview-college-fund/cases/case-7');
    });
  });

  it('moves with the arrows, around the ends', async () => {
    const { person } = await openPalette();
    await person.keyboard('view');
    const [first, ...others] = inPalette().getAllByRole('option');
    expect(current()).toBe(first);
    await person.keyboard('{ArrowUp}');
    expect(current()).toBe(others.at(-1) ?? first);
    await person.keyboard('{ArrowDown}');
    expect(current()).toBe(first);
  });

  it('offers funds and team only to those who may go there', async () => {
    await openPalette();
    expect(screen.queryByRole('option', { name: 'Team' })).toBeNull();
  });

  it('says that nothing was found or that the search failed, and searches again', async () => {
    const { person, field } = await openPalette({
      GetCases: [
        { cases: { nodes: [], nextCursor: null } },
        { cases: { nodes: [], nextCursor: null } },
        new RequestError('Unavailable', { status: 503 }),
        { cases: { nodes: [okafor], nextCursor: null } },
      ],
    });
    await person.keyboard('zzzz');
    expect(await screen.findByText('Nothing found')).toBeDefined();
    await person.keyboard('z');
    expect(await screen.findByText('We could not search the cases.')).toBeDefined();
    await person.click(inPalette().getByRole('button', { name: 'Try Again' }));
    expect(await inPalette().findByRole('option', { name: /Yolanda Okafor/ })).toBeDefined();
    expect(document.activeElement).toBe(field);
    expect(screen.queryByText('We could not search the cases.')).toBeNull();
  });

  it('does on a case what its buttons do, and knows the case afterwards', async () => {
    const { person, router } = openCase({ ...emptyQueue });
    await screen.findByRole('heading', { level: 1, name: 'Ada Reyes' });
    await person.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Find a case or a command' });
    await person.keyboard('deny{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Deny: case K7M2' });
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));

    await router.navigate('/cases');
    await screen.findByRole('heading', { level: 1, name: 'Cases' });
    await person.keyboard('{Control>}k{/Control}');
    const recent = await screen.findByRole('group', { name: 'Recent cases' });
    expect(within(recent).getByRole('option').textContent).toContain('Ada Reyes K7M2');
    expect(screen.queryByRole('option', { name: 'Deny' })).toBeNull();
  });
});
