import { RequestError } from '@handrail/ui';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildSession, buildStaffMember, emptyQueue } from '../../testing/build-session.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';

afterEach(() => vi.restoreAllMocks());

describe('ConsoleShell', () => {
  it('signs out and leaves the page', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { calls, request } = createFakeApi({
      ...emptyQueue,
      EndSession: { endSession: { metadata: { status: 200, errors: [] } } },
    });
    const { person } = renderConsole(buildSession({ request }), '/cases');

    await person.click(await screen.findByRole('button', { name: /Marisol Vega/ }));
    await person.click(screen.getByRole('button', { name: 'Sign Out' }));

    expect(calls.map(([name]) => name)).toContain('EndSession');
    expect(assign).toHaveBeenCalledWith('/partner/bayview-college-fund/sign-in');
  });

  it('turns dark at once and remembers it', async () => {
    const { person } = renderConsole(buildSession(), '/cases');
    await person.click(await screen.findByRole('button', { name: /Marisol Vega/ }));

    await person.selectOptions(screen.getByLabelText('Theme'), 'Dark');

    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('handrail.theme')).toBe('dark');
  });

  it('keeps the page and its navigation while the server is busy', async () => {
    const { request } = createFakeApi({
      ...emptyQueue,
      GetTeam: [
        new RequestError('Unavailable', { status: 503 }),
        { staffMembers: { members: [], invitations: [] } },
      ],
    });
    const staff = buildStaffMember({ role: 'admin' });
    const { person } = renderConsole(buildSession({ staff, request }), '/cases');
    await person.click(await screen.findByRole('link', { name: 'Team' }));

    expect(await screen.findByText('We could not load the team.')).toBeDefined();
    const heading = screen.getByRole('heading', { level: 1, name: 'Team' });
    expect(screen.getByRole('link', { name: 'Cases' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Try Again' }));

    await waitFor(() => {
      expect(screen.queryByText('We could not load the team.')).toBeNull();
    });
    expect(document.activeElement).toBe(heading);
  });

  it('says so when there is no such page, and leads on', async () => {
    renderConsole(buildSession(), '/nothing-here');

    expect(await screen.findByRole('heading', { name: "Sorry, we can't find that page" })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to cases' })).toBeDefined();
  });
});
