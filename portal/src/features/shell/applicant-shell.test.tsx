import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accountAnswers } from '../../testing/demo-account.ts';
import { answersOf, buildPartner, buildProgram, buildUser } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';
import { watchLocation } from '../../testing/watch-location.ts';

const address = '/bayview/application/portal';
const signedIn = answersOf({ user: buildUser(), programs: [buildProgram()] });
const payments = ['partner-issued', 'applicant-payments', 'direct-deposit'];

async function openProfile(answers = signedIn) {
  const { user } = openPortal(address, answers);
  await user.click((await screen.findAllByRole('button', { name: 'My Profile' }))[0]!);
  return within(await screen.findByRole('dialog', { name: 'My Profile' }));
}

async function openLogOut(endSession: object) {
  const opened = openPortal(address, { ...signedIn, EndSession: endSession });
  await opened.user.click((await screen.findAllByRole('button', { name: 'Log Out' }))[0]!);
  return { ...opened, panel: within(await screen.findByRole('dialog', { name: 'Log out?' })) };
}

describe('the frame of a signed-in page', () => {
  it('has a Help link in the header [P033] [P114]', async () => {
    openPortal(address, signedIn);

    const help = within(await screen.findByRole('banner')).getByRole('link', { name: 'Help' });
    expect(help.getAttribute('href')).toBe('https://help.bayview.example/');
  });

  it('has a toolbar with My Profile and Log Out [P117] [P119]', async () => {
    openPortal(address, signedIn);

    const toolbar = within(await screen.findByRole('navigation', { name: 'Toolbar' }));
    expect(toolbar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'My Profile',
      'Log Out',
    ]);
  });

  it('leads home from the toolbar, under the name that the page itself has', async () => {
    const { user } = openPortal('/bayview/application/profile', accountAnswers());

    const toolbar = within(await screen.findByRole('navigation', { name: 'Toolbar' }));
    const home = toolbar.getByRole('link', { name: 'Home' });
    expect(home.getAttribute('aria-current')).toBeNull();
    await user.click(home);

    await screen.findByRole('heading', { level: 1, name: /^Welcome, / });
    expect(document.title).toMatch(/^Home - /);
    expect(home.getAttribute('aria-current')).toBe('page');
  });

  it('shows what the partner announces, in its tone [P115]', async () => {
    const incidents = [
      { id: '1', message: 'Direct deposits are slow today.', severity: 'info' as const, createdAt: '' },
      { id: '2', message: 'Uploads do not work.', severity: 'error' as const, createdAt: '' },
    ];
    openPortal(address, answersOf({ user: buildUser(), incidents }));

    expect(
      (await screen.findByText('Direct deposits are slow today.')).closest('div')?.textContent,
    ).toContain('Information:');
    expect(screen.getByText('Uploads do not work.').closest('div')?.textContent).toContain('Error:');
  });
});

describe('the My Profile panel', () => {
  it('leads to everything about the person [P120] [P123] [P124] [P125] [P127] [P126]', async () => {
    const panel = await openProfile();

    const links = panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['My Applications', '/bayview/application/portal'],
      ['Profile', '/bayview/application/profile'],
      ['Privacy Policy (opens in a new tab)', 'https://bayview.example/privacy'],
      ['Terms & Conditions (opens in a new tab)', 'https://bayview.example/terms'],
      ['Contact Us', 'mailto:aid@bayview.example'],
    ]);
  });

  it('gives the focus back to its button, or to the heading of the page it led to', async () => {
    const { user } = openPortal(address, accountAnswers());
    const [button] = await screen.findAllByRole('button', { name: 'My Profile' });
    if (!button) throw new Error('There is no button');
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(button);

    await user.click(button);
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Manage your account' });
    await waitFor(() => {
      expect(document.activeElement).toBe(heading);
    });
  });

  it('has Bank Account Details when one program pays the applicant directly [P121] [P122]', async () => {
    const programs = [buildProgram({ id: '1' }), buildProgram({ id: '2', features: payments })];
    const panel = await openProfile(answersOf({ user: buildUser(), programs }));

    const link = panel.getByRole('link', { name: 'Bank Account Details' });
    expect(link.getAttribute('href')).toBe('/bayview/claim/bankAccount');
  });

  it.each(payments)('has no Bank Account Details when no program has %s as well [P122]', async (missing) => {
    const some = buildProgram({ id: '1', features: payments.filter((feature) => feature !== missing) });
    const other = buildProgram({ id: '2', features: [missing] });
    const panel = await openProfile(answersOf({ user: buildUser(), programs: [some, other] }));

    expect(panel.queryByRole('link', { name: 'Bank Account Details' })).toBeNull();
  });
});

describe('the Log Out panel', () => {
  const ended = { endSession: { metadata: { status: 200, errors: [], message: null } } };

  it('says what is saved and lets the person keep going [P128] [P129]', async () => {
    const { api, user, panel } = await openLogOut(ended);

    expect(panel.getByText(/Your progress is saved through the last finished screen\./)).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'Keep Going' }));

    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(api.callsOf('EndSession')).toEqual([]);
  });

  it('ends the session, forgets everything here, tells other tabs and reloads [P655] [P657]', async () => {
    const { reload } = watchLocation();
    const otherTab = new BroadcastChannel('handrail');
    const heard = vi.fn();
    otherTab.onmessage = ({ data }) => {
      heard(data);
    };
    const { user, panel } = await openLogOut(ended);
    localStorage.setItem('draft', 'x');
    sessionStorage.setItem('key', 'x');

    await user.click(panel.getByRole('button', { name: 'Log Out' }));

    await waitFor(() => {
      expect(reload).toHaveBeenCalled();
      expect(heard).toHaveBeenCalledWith('log-out');
    });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    otherTab.close();
  });

  it.each([
    [
      'the error text',
      { status: 409, errors: ['CONFLICT', 'Please wait a minute.'], message: 'm' },
      'Please wait a minute.',
    ],
    ['the message', { status: 409, errors: [], message: 'Not now.' }, 'Not now.'],
    ['a general text', { status: 500, errors: [], message: null }, 'Something went wrong!'],
  ])('fails with %s [P656]', async (_case, metadata, text) => {
    const { reload } = watchLocation();
    const { user, panel } = await openLogOut({ endSession: { metadata } });

    await user.click(panel.getByRole('button', { name: 'Log Out' }));

    expect((await panel.findByRole('alert')).textContent).toContain(text);
    expect(reload).not.toHaveBeenCalled();
  });

  it('fails with a general text when the connection breaks [P656]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, panel } = await openLogOut(new Error('offline'));

    await user.click(panel.getByRole('button', { name: 'Log Out' }));

    expect((await panel.findByRole('alert')).textContent).toContain('Something went wrong!');
  });

  it('follows when another tab logs out', async () => {
    const { reload } = watchLocation();
    openPortal(address, signedIn);
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Dana.' });

    const otherTab = new BroadcastChannel('handrail');
    await waitFor(() => {
      otherTab.postMessage('log-out');
      expect(reload).toHaveBeenCalled();
    });
    otherTab.close();
  });
});

describe('a partner without a logo', () => {
  it('stands with its name in the header', async () => {
    const partner = buildPartner();
    const plain = { ...partner, whitelabeling: { ...partner.whitelabeling, logo: null } };
    openPortal(address, answersOf({ partner: plain, user: buildUser() }));

    expect((await screen.findByRole('banner')).textContent).toContain('Bayview College');
  });
});
