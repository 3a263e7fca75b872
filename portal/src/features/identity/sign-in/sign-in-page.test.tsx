import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answersOf, buildPartner } from '../../../testing/demo-portal.ts';
import { openPortal } from '../../../testing/open-portal.ts';

const sent = { sendMagicLinkV2: { metadata: { status: 200, errors: [], message: null } } };
const refused = {
  sendMagicLinkV2: {
    metadata: { status: 429, errors: ['TOO_MANY_REQUESTS', 'Too many'], message: 'Too many' },
  },
};

describe('the sign-in page', () => {
  it('sends a magic link and goes to Email Sent [P094] [P095] [P096] [P098] [P099] [P476] [P659] [P660]', async () => {
    const { api, user } = openPortal('/bayview/identity/signin', { ...answersOf({}), SendMagicLinkV2: sent });

    await screen.findByRole('heading', { level: 1, name: 'Applicant sign in' });
    await user.type(screen.getByLabelText('Email'), ' dana@mail.example ');
    await user.click(screen.getByRole('button', { name: 'Email me a sign-in link' }));

    await screen.findByRole('heading', { level: 1, name: 'Email Sent' });
    expect(screen.getByText('dana@mail.example')).toBeTruthy();
    expect(window.location.pathname).toBe('/bayview/identity/emailSent');
    expect(api.callsOf('SendMagicLinkV2')[0]?.variables.input).toEqual({
      email: 'dana@mail.example',
      partnerId: 'partner-1',
      tenantId: 'bayview-applicants',
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      continueUrl: `${window.location.origin}/bayview/identity/magicLink`,
    });
  });

  it('names the operation and the tenant in the headers of a call', async () => {
    const { api, user } = openPortal('/bayview/identity/signin', { ...answersOf({}), SendMagicLinkV2: sent });

    await user.type(await screen.findByLabelText('Email'), 'dana@mail.example{Enter}');

    await screen.findByRole('heading', { level: 1, name: 'Email Sent' });
    const headers = api.callsOf('SendMagicLinkV2')[0]?.headers;
    expect(headers?.get('x-operation-name')).toBe('SendMagicLinkV2');
    expect(headers?.get('x-tenant-id')).toBe('bayview-applicants');
  });

  it('carries the wanted page through the mail', async () => {
    const wanted = '/bayview/program/7/intro';
    const { api, user } = openPortal(`/bayview/identity/signin?redirect_url=${encodeURIComponent(wanted)}`, {
      ...answersOf({}),
      SendMagicLinkV2: sent,
    });
    await user.type(await screen.findByLabelText('Email'), 'dana@mail.example{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Email Sent' });

    const { continueUrl } = api.callsOf('SendMagicLinkV2')[0]!.variables.input as { continueUrl: string };
    expect(new URL(continueUrl).searchParams.get('redirect_url')).toBe(wanted);
  });

  it('asks for a valid address, keeps what was typed and sends nothing', async () => {
    const { api, user } = openPortal('/bayview/identity/signin', answersOf({}));

    await user.type(await screen.findByLabelText('Email'), 'dana@mail{Enter}');

    const field = screen.getByLabelText<HTMLInputElement>('Email');
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(field.value).toBe('dana@mail');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(api.callsOf('SendMagicLinkV2')).toEqual([]);
  });

  it.each([
    ['the server refuses', refused],
    ['the connection breaks', new Error('offline')],
  ])('says so when %s, and keeps the address [P700]', async (_case, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = openPortal('/bayview/identity/signin', { ...answersOf({}), SendMagicLinkV2: answer });

    await user.type(await screen.findByLabelText('Email'), 'dana@mail.example{Enter}');

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Error sending magic link');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('dana@mail.example');
  });

  it('says to people who signed out everywhere that it worked', async () => {
    sessionStorage.setItem('handrail:session-over', 'everywhere');
    openPortal('/bayview/identity/signin', answersOf({}));

    expect(await screen.findByText('You are signed out on all your devices.')).toBeTruthy();
    expect(screen.queryByText('You were away for a while, so we signed you out.')).toBeNull();
  });

  it('leads to the next page also where the browser forbids storage', async () => {
    const { user } = openPortal('/bayview/identity/signin', { ...answersOf({}), SendMagicLinkV2: sent });
    const field = await screen.findByLabelText('Email');
    const refuse = () => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    await user.type(field, 'dana@mail.example{Enter}');

    expect(await screen.findByRole('heading', { level: 1, name: 'Email Sent' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resend email' })).toBeNull();
  });

  it('points case workers to their own sign-in [P110] [P111]', async () => {
    openPortal('/bayview/identity/signin', answersOf({}));

    const link = await screen.findByRole('link', { name: 'Sign In to review cases' });
    expect(link.getAttribute('href')).toBe('/partner/bayview');
  });

  it.each(['signin', 'basic', 'emailSent'])(
    'points to the pre-check of a partner that has one: %s',
    async (step) => {
      const { close } = openPortal(`/bayview/identity/${step}`, answersOf({}));
      await screen.findByRole('link', { name: 'Sign In to review cases' });
      expect(screen.queryByRole('link', { name: 'Check if you are eligible' })).toBeNull();
      close();

      const partner = buildPartner({ eligibility: { id: 'eligibility-1' } });
      openPortal(`/bayview/identity/${step}`, answersOf({ partner }));
      const link = await screen.findByRole('link', { name: 'Check if you are eligible' });
      expect(link.getAttribute('href')).toBe('/bayview/eligibility');
    },
  );

  it('hides that pointer and the password when the partner wants so [P112] [P620]', async () => {
    const partner = buildPartner({ features: ['hide-partner-redirect', 'hide-password-signin'] });
    openPortal('/bayview/identity/signin', answersOf({ partner }));

    await screen.findByRole('heading', { level: 1, name: 'Applicant sign in' });
    expect(screen.queryByRole('link', { name: 'Sign In to review cases' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Sign in with a password' })).toBeNull();
  });

  it('shows the brand of the partner [P008] [P011]', async () => {
    openPortal('/bayview/identity/signin', answersOf({}));

    const logo = await screen.findByRole<HTMLImageElement>('img', { name: 'Bayview College' });
    expect(logo.getAttribute('src')).toBe('/assets/demo/bayview.svg');
    expect(screen.getByText('Student Care Fund')).toBeTruthy();
    await waitFor(() => {
      expect(document.title).toBe('Applicant sign in - Student Care Fund');
    });
  });
});
