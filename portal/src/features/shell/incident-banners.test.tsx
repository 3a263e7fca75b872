import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answersOf, buildUser } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';

const slow = { id: '1', message: 'Direct deposits are slow.', severity: 'info' as const, createdAt: '' };
const broken = { id: '2', message: 'Uploads do not work.', severity: 'error' as const, createdAt: '' };

describe('an announcement', () => {
  beforeEach(() => {
    localStorage.clear();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it.each([
    ['on a page of a person', '/bayview/application/portal', buildUser()],
    ['before signing in', '/bayview/identity/signin', undefined],
  ])('can be dismissed %s, alone, and leads to the heading of the page', async (_place, address, user) => {
    const { user: person } = openPortal(address, answersOf({ user, incidents: [slow, broken] }));
    await person.click(await findDismiss(slow.message));

    expect(screen.queryByText(slow.message)).toBeNull();
    expect(screen.getByText(broken.message)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('stays away on this device until its words change', async () => {
    const first = await open([slow]);
    await first.user.click(await findDismiss(slow.message));
    expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull();
    first.close();

    const second = await open([slow]);
    await waitFor(() => {
      expect(screen.queryByText(slow.message)).toBeNull();
    });
    second.close();

    await open([{ ...slow, message: 'Direct deposits are fast again.' }]);
    expect(await screen.findByText('Direct deposits are fast again.')).toBeTruthy();
  });

  it('goes away where the browser forbids storage, too', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No storage', 'SecurityError');
    });
    const { user } = await open([slow]);
    await user.click(await findDismiss(slow.message));

    expect(screen.queryByText(slow.message)).toBeNull();
  });
});

async function open(incidents: (typeof slow)[]) {
  const opened = openPortal('/bayview/identity/signin', answersOf({ incidents }));
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

async function findDismiss(message: string): Promise<HTMLElement> {
  const banner = (await screen.findByText(message)).closest('div')?.parentElement;
  if (!banner) throw new Error('There is no banner.');
  return within(banner).getByRole('button', { name: 'Dismiss' });
}
