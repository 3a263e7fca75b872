import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answersOf } from '../../../testing/demo-portal.ts';
import { openPortal } from '../../../testing/open-portal.ts';

const sent = { sendMagicLinkV2: { metadata: { status: 200, errors: [], message: null } } };

describe('the Email Sent page', () => {
  it('resends the mail to the same address and says so [P100] [P702]', async () => {
    localStorage.setItem('handrail:bayview:sign-in-email', 'dana@mail.example');
    const { api, user } = openPortal('/bayview/identity/emailSent', {
      ...answersOf({}),
      SendMagicLinkV2: sent,
    });

    await user.click(await screen.findByRole('button', { name: 'Resend email' }));

    expect(await screen.findByText('Email Sent!')).toBeTruthy();
    expect(api.callsOf('SendMagicLinkV2')[0]?.variables.input).toMatchObject({
      email: 'dana@mail.example',
    });
  });

  it('says when the mail could not be resent [P701]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('handrail:bayview:sign-in-email', 'dana@mail.example');
    const { user } = openPortal('/bayview/identity/emailSent', {
      ...answersOf({}),
      SendMagicLinkV2: new Error('offline'),
    });

    await user.click(await screen.findByRole('button', { name: 'Resend email' }));

    expect((await screen.findByRole('alert')).textContent).toContain('Error resending magic link');
  });

  it('tells to look into the spam folder after five minutes [P101]', async () => {
    localStorage.setItem('handrail:bayview:sign-in-email', 'dana@mail.example');
    openPortal('/bayview/identity/emailSent', answersOf({}));

    expect(
      await screen.findByText('If it has not arrived after five minutes, please check your spam folder.'),
    ).toBeTruthy();
    const other = await screen.findByRole('link', { name: 'Use a different email' });
    expect(other.getAttribute('href')).toBe('/bayview/identity/signin');
  });

  it('claims nothing to someone who asked for no link', async () => {
    openPortal('/bayview/identity/emailSent', answersOf({}));

    expect(await screen.findByRole('heading', { level: 1, name: 'Applicant sign in' })).toBeTruthy();
    expect(window.location.pathname).toBe('/bayview/identity/signin');
  });
});
