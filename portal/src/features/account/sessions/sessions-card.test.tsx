import { createTexts } from '@handrail/ui';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserRequest } from '../../../shared/api/browser-request.ts';
import { PortalContext } from '../../../shared/context/portal-context.tsx';
import { buildPartner, buildUser } from '../../../testing/demo-portal.ts';
import { fakeApi, type Answers } from '../../../testing/fake-api.ts';
import { watchLocation } from '../../../testing/watch-location.ts';
import { SessionsCard } from './sessions-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const here = {
  id: 'session-1',
  createdAt: '2026-11-15T15:00:00Z',
  lastSeenAt: '2026-11-15T15:10:00Z',
  mechanism: 'EMAIL_TOKEN',
  device: 'Chrome on Windows',
  isCurrent: true,
};
const there = { ...here, id: 'session-2', device: null, isCurrent: false };
const ok = { status: 200, errors: [] };

function open(answers: Answers) {
  const api = fakeApi(answers);
  const session = { partner: buildPartner(), user: buildUser(), incidents: [], request: browserRequest };
  render(
    <I18nProvider i18n={createTexts('en')}>
      <QueryClientProvider client={new QueryClient()}>
        <PortalContext value={session}>
          <SessionsCard />
        </PortalContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { api, person: userEvent.setup() };
}

describe('SessionsCard', () => {
  it('lists where the person is signed in and ends a session elsewhere', async () => {
    const { api, person } = open({
      GetSessions: { sessions: [here, there] },
      EndSessionById: { endSessionById: { metadata: ok } },
    });
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining('Chrome on WindowsThis device'),
      expect.stringContaining('Unknown deviceSince'),
    ]);
    expect(within(items[0]!).queryByRole('button')).toBeNull();

    api.answer('GetSessions', { sessions: [here] });
    await person.click(screen.getByRole('button', { name: 'Sign out Unknown device' }));
    await waitFor(() => {
      expect(screen.getAllByRole('listitem')).toHaveLength(1);
    });
    expect(api.callsOf('EndSessionById')[0]?.variables.input).toEqual({ id: 'session-2' });
  });

  it('asks before it signs out everywhere, here too, and leaves a note for the sign-in page', async () => {
    const { reload } = watchLocation();
    const { api, person } = open({
      GetSessions: { sessions: [here] },
      EndSessions: { endSessions: { metadata: ok } },
    });
    await person.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out on all your devices?' });
    expect(dialog.textContent).toContain('This also signs you out on this device.');
    expect(api.callsOf('EndSessions')).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Stay Signed In' }));
    expect(screen.queryByRole('dialog')).toBeNull();

    await person.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await person.click(screen.getByRole('button', { name: 'Sign Out on All Devices' }));
    await waitFor(() => {
      expect(reload).toHaveBeenCalled();
    });
    expect(api.callsOf('EndSessions')[0]?.variables.input).toEqual({ keepCurrent: false });
    expect(sessionStorage.getItem('handrail:session-over')).toBe('everywhere');
    sessionStorage.clear();
  });
});
