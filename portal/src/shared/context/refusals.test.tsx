import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answersOf, buildUser } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';
import { watchLocation } from '../../testing/watch-location.ts';
import { announceRefusal } from './refusals.ts';

const refused = (message: string) => ({ errors: [{ message, extensions: { debugId: 'debug-7' } }] });
const address = '/bayview/application/portal';

async function sendLink(answer: object) {
  const { user } = openPortal('/bayview/identity/signin', { ...answersOf({}), SendMagicLinkV2: answer });
  await user.type(await screen.findByLabelText('Email'), 'dana@mail.example{Enter}');
}

describe('a refusal of the server', () => {
  it('ends the session in every tab when it says Unauthorized [P690]', async () => {
    const { reload } = watchLocation();
    await sendLink(refused('Unauthorized'));

    await waitFor(() => {
      expect(reload).toHaveBeenCalled();
    });
  });

  it('is explained when it says Forbidden [P691]', async () => {
    await sendLink(refused('Forbidden'));

    expect(
      await screen.findByText(
        "You do not have access to perform that action. If this persists, please contact the provider's support.",
      ),
    ).toBeTruthy();
  });

  it('is explained when it says Not Allowed [P692]', async () => {
    await sendLink(refused('Not Allowed'));

    expect(
      await screen.findByText(
        "The platform is currently in read-only mode. If this persists, please contact the provider's support.",
      ),
    ).toBeTruthy();
  });

  it('is told to the other tabs only when nobody can change anything [P688]', async () => {
    const otherTab = new BroadcastChannel('handrail-notices');
    const heard = vi.fn();
    otherTab.onmessage = ({ data }) => {
      heard(data);
    };
    announceRefusal('Forbidden');
    announceRefusal('Not Allowed');

    await waitFor(() => {
      expect(heard.mock.calls).toEqual([['Not Allowed']]);
    });
    otherTab.close();
  });

  it('is explained where another tab met it [P688]', async () => {
    openPortal('/bayview/identity/signin', answersOf({}));
    await screen.findByLabelText('Email');
    const otherTab = new BroadcastChannel('handrail-notices');
    otherTab.postMessage('Not Allowed');

    expect(
      await screen.findByText(
        "The platform is currently in read-only mode. If this persists, please contact the provider's support.",
      ),
    ).toBeTruthy();
    otherTab.close();
  });

  it('is only logged when it is anything else [P693]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await sendLink(refused('Unexpected'));

    await screen.findByRole('alert');
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ kind: 'Unexpected', debugId: 'debug-7' }));
  });
});

describe('the error page', () => {
  it('says that the service is busy, and not that something is wrong, when the server had no room', async () => {
    const { reload } = watchLocation();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = openPortal(address, {
      ...answersOf({ user: buildUser() }),
      GetPrograms: () =>
        Response.json({ errors: [{ message: 'Busy', extensions: { code: 'BUSY' } }] }, { status: 503 }),
    });

    await screen.findByRole('heading', { level: 1, name: 'We’ll be right back' });
    expect(screen.queryByRole('button', { name: 'Copy debug ID' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(reload).toHaveBeenCalled();
  });

  it('shows a way back, a contact and an id to copy [P040] [P041] [P042] [P043]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    const { user } = openPortal(address, {
      ...answersOf({ user: buildUser() }),
      GetPrograms: refused('Unexpected'),
    });

    await screen.findByRole('heading', { level: 1, name: "We're sorry. Something went wrong." });
    expect(screen.getByText('debug-7')).toBeTruthy();
    const contacts = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(contacts).toContain('mailto:aid@bayview.example');

    await user.click(screen.getByRole('button', { name: 'Copy debug ID' }));
    expect(await navigator.clipboard.readText()).toBe('debug-7');
    await user.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(back).toHaveBeenCalled();
  });
});
