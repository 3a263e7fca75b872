import { RequestError } from '@handrail/ui';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Request } from '../../shared/api/request.ts';
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

  it('says that it is busy when the database is away, on the way from one page to the next', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const request = ((operation: { name: string }) => {
      if (operation.name !== 'GetTeam') return new Promise(() => undefined);
      return Promise.reject(new RequestError('Unavailable', { status: 503 }));
    }) as unknown as Request;
    const staff = buildStaffMember({ role: 'admin' });
    const { person } = renderConsole(buildSession({ staff, request }), '/cases');

    await person.click(await screen.findByRole('link', { name: 'Team' }));

    const heading = { name: 'We’ll be right back' };
    expect(await screen.findByRole('heading', heading, { timeout: 10_000 })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
  });

  it('says so when there is no such page, and leads on', async () => {
    renderConsole(buildSession(), '/nothing-here');

    expect(await screen.findByRole('heading', { name: "Sorry, we can't find that page" })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to cases' })).toBeDefined();
  });
});
