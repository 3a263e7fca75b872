import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersOf, buildPartner } from '../../../testing/demo-portal.ts';
import { openPortal } from '../../../testing/open-portal.ts';
import { watchLocation } from '../../../testing/watch-location.ts';

const ok = { status: 200, errors: [], message: null };

describe('sign-in with a password', () => {
  it('signs in and goes to the portal [P097]', async () => {
    const { replace } = watchLocation();
    const { api, user } = openPortal('/bayview/identity/basic', {
      ...answersOf({}),
      SignInWithPassword: {
        signInWithPassword: { metadata: ok, identity: { token: 'proof', userId: 'user-1' } },
      },
      BeginSession: { beginSession: { metadata: ok } },
    });

    await user.type(await screen.findByLabelText('Email'), 'dana@mail.example');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));

    await waitFor(() => {
      expect(replace).toHaveBeenCalledExactlyOnceWith('/bayview/application/portal');
    });
    expect(api.callsOf('BeginSession')[0]?.variables.input).toMatchObject({
      authenticationMechanism: 'BASIC',
    });
  });

  it('says that email or password is wrong and keeps both [P696]', async () => {
    const { user } = openPortal('/bayview/identity/basic', {
      ...answersOf({}),
      SignInWithPassword: {
        signInWithPassword: {
          metadata: { status: 400, errors: ['auth/wrong-password', 'text'], message: 'text' },
          identity: null,
        },
      },
    });

    await user.type(await screen.findByLabelText('Email'), 'dana@mail.example');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Incorrect email address or password, please try again');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('dana@mail.example');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
  });

  it('is not there when the partner hides it [P620]', async () => {
    const partner = buildPartner({ features: ['hide-password-signin'] });
    openPortal('/bayview/identity/basic', answersOf({ partner }));

    await screen.findByRole('heading', { level: 1, name: 'Applicant sign in' });
    expect(window.location.pathname).toBe('/bayview/identity/signin');
  });
});
