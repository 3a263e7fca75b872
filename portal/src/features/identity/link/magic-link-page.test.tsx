import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answersOf, buildUser } from '../../../testing/demo-portal.ts';
import { openPortal } from '../../../testing/open-portal.ts';
import { watchLocation } from '../../../testing/watch-location.ts';

const ok = { status: 200, errors: [], message: null };
const begun = { beginSession: { metadata: ok } };
const proven = { signInWithEmailLink: { metadata: ok, identity: { token: 'proof', userId: 'user-1' } } };
const refusedWith = (code: string) => ({
  signInWithEmailLink: { metadata: { status: 400, errors: [code, 'text'], message: 'text' }, identity: null },
});
const address = '/bayview/identity/magicLink#token=secret';

describe('the magic-link page', () => {
  it('signs in at once in the browser that asked for the link [P102] [P478]', async () => {
    const { replace } = watchLocation();
    localStorage.setItem('handrail:bayview:sign-in-email', 'dana@mail.example');
    const { api } = openPortal(address, {
      ...answersOf({}),
      SignInWithEmailLink: proven,
      BeginSession: begun,
    });

    await waitFor(() => {
      expect(replace).toHaveBeenCalledExactlyOnceWith('/bayview/application/portal');
    });
    expect(api.callsOf('SignInWithEmailLink')).toHaveLength(1);
    expect(api.callsOf('BeginSession')[0]?.variables.input).toEqual({
      partnerId: 'partner-1',
      tenantId: 'bayview-applicants',
      token: 'proof',
      userId: 'user-1',
      authenticationMechanism: 'EMAIL_TOKEN',
    });
    expect(api.callsOf('BeginSession')[0]?.headers.get('x-identity-token')).toBe('proof');
  });

  it('goes on to the page that was wanted [P477]', async () => {
    const { replace } = watchLocation();
    openPortal('/bayview/identity/magicLink?redirect_url=%2Fbayview%2Fprogram%2F7%2Fintro#token=secret', {
      ...answersOf({}),
      SignInWithEmailLink: proven,
      BeginSession: begun,
    });

    await waitFor(() => {
      expect(replace).toHaveBeenCalledExactlyOnceWith('/bayview/program/7/intro');
    });
  });

  it('leads someone who is still signed in home when the link no longer works', async () => {
    openPortal(address, {
      ...answersOf({ user: buildUser() }),
      SignInWithEmailLink: refusedWith('auth/invalid-action-code'),
    });

    expect(
      await screen.findByText(
        'That sign-in link no longer works, but you are still signed in as dana.okafor@mail.example.',
      ),
    ).toBeTruthy();
    await waitFor(() => {
      expect(window.location.pathname).toBe('/bayview/application/portal');
    });
  });

  it('takes the token out of the address before anything else can see it', async () => {
    watchLocation();
    openPortal(address, { ...answersOf({}), SignInWithEmailLink: proven, BeginSession: begun });

    await screen.findByRole('heading', { level: 1, name: 'Signing you in' });
    await waitFor(() => {
      expect(window.location.hash).toBe('');
    });
  });

  it('asks for the email elsewhere, and again when it is the wrong one [P479]', async () => {
    const { replace } = watchLocation();
    const { api, user } = openPortal(address, {
      ...answersOf({}),
      SignInWithEmailLink: refusedWith('auth/missing-email'),
      BeginSession: begun,
    });
    await screen.findByRole('heading', { level: 1, name: 'Confirm your email' });

    api.answer('SignInWithEmailLink', refusedWith('auth/invalid-email'));
    await user.type(screen.getByLabelText('Email'), 'dina@mail.example{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We did not send this link to that email address.',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('dina@mail.example');

    api.answer('SignInWithEmailLink', proven);
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'dana@mail.example{Enter}');
    await waitFor(() => {
      expect(replace).toHaveBeenCalledOnce();
    });
    expect(api.callsOf('SignInWithEmailLink').at(-1)?.variables.input).toMatchObject({
      token: 'secret',
      email: 'dana@mail.example',
    });
  });

  it('says what is wrong with a used link and leads back [P697] [P704] [P705] [P706]', async () => {
    openPortal(address, { ...answersOf({}), SignInWithEmailLink: refusedWith('auth/invalid-action-code') });

    await screen.findByRole('heading', { name: 'There was an issue using the magic link:' });
    expect(
      screen.getByText(
        'The sign-in link has already been used once, is expired, or is invalid. Please request a new link.',
      ),
    ).toBeTruthy();
    expect(
      screen.getByText(
        'Links expire after 1 hour. Please click the link below to go back to the sign in page and try again.',
      ),
    ).toBeTruthy();
    const again = screen.getByRole('link', { name: 'Click here to try signing in again' });
    expect(again.getAttribute('href')).toBe('/bayview/identity/signin');
  });

  it('says that a link without a token is invalid, and asks nobody [P703]', async () => {
    const { api } = openPortal('/bayview/identity/magicLink', answersOf({}));

    expect(await screen.findByText('The signin link was invalid')).toBeTruthy();
    expect(api.callsOf('SignInWithEmailLink')).toEqual([]);
  });

  it('lets the person try again when the connection breaks [P699]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    openPortal(address, { ...answersOf({}), SignInWithEmailLink: new Error('offline') });

    expect((await screen.findByRole('alert')).textContent).toContain('Error signing in');
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  });
});
