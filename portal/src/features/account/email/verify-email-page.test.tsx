import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accountAnswers, done, refused } from '../../../testing/demo-account.ts';
import { answersOf } from '../../../testing/demo-portal.ts';
import { openPortal } from '../../../testing/open-portal.ts';

const address = '/bayview/identity/verifyEmail';
const verified = { verifyEmail: { metadata: done } };
const unproven = { verifyEmail: { metadata: refused('auth/missing-email', 'Please confirm your email') } };

describe('the page that verifies a new email', () => {
  it('verifies at once for the signed-in person and leads to their account [P191]', async () => {
    const { api } = openPortal(`${address}#token=secret`, { ...accountAnswers(), VerifyEmail: verified });

    await screen.findByRole('heading', { name: 'Your new email is verified' });
    expect(api.callsOf('VerifyEmail')[0]?.variables.input).toEqual({
      partnerId: 'partner-1',
      token: 'secret',
    });
    expect(window.location.hash).toBe('');
    const link = screen.getByRole('link', { name: 'Go to your account' });
    expect(link.getAttribute('href')).toBe('/bayview/application/profile');
  });

  it('asks anyone else for the new email', async () => {
    const { api, user } = openPortal(`${address}#token=secret`, { ...answersOf({}), VerifyEmail: unproven });
    await screen.findByRole('heading', { name: 'Confirm your new email' });
    api.answer('VerifyEmail', { verifyEmail: { metadata: refused('auth/invalid-email', 'x') } });
    await user.type(screen.getByLabelText('Email'), 'wrong@mail.example{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We did not send this link to that email address.',
    );

    api.answer('VerifyEmail', verified);
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'new@mail.example{Enter}');
    await screen.findByRole('heading', { name: 'Your new email is verified' });
    expect(api.callsOf('VerifyEmail').at(-1)?.variables.input).toMatchObject({ email: 'new@mail.example' });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/bayview/identity/signin',
    );
  });

  it.each([
    ['auth/invalid-action-code', /This link was already used, has expired or was replaced/],
    ['U-001', 'That email address is already in use.'],
  ])('says why %s failed', async (code, text) => {
    const refusal = { verifyEmail: { metadata: refused(code, 'x') } };
    openPortal(`${address}#token=secret`, { ...answersOf({}), VerifyEmail: refusal });
    await screen.findByRole('heading', { name: 'We could not verify your email' });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('says that a link without its end is dead', async () => {
    const { api } = openPortal(address, answersOf({}));
    await screen.findByRole('heading', { name: 'We could not verify your email' });
    expect(api.callsOf('VerifyEmail')).toEqual([]);
  });

  it('keeps the link good when the connection breaks', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    openPortal(`${address}#token=secret`, { ...answersOf({}), VerifyEmail: new Error('offline') });
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  });
});
