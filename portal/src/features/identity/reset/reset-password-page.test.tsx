import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersOf, buildPartner } from '../../../testing/demo-portal.ts';
import { openPortal } from '../../../testing/open-portal.ts';

const address = '/bayview/identity/resetPassword';
const ok = { status: 200, errors: [] };
const refused = (...errors: string[]) => ({ status: 400, errors });

async function choose(user: ReturnType<typeof openPortal>['user'], password: string, again = password) {
  await user.type(await screen.findByLabelText('New password'), password);
  await user.type(screen.getByLabelText('New password again'), again);
  await user.click(screen.getByRole('button', { name: 'Save password' }));
}

describe('a forgotten password', () => {
  it('is one press away from the password page, and the mail is announced [P677] [P735]', async () => {
    const { api, user } = openPortal('/bayview/identity/basic', {
      ...answersOf({}),
      SendPasswordReset: { sendPasswordReset: { metadata: ok } },
    });
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
    await user.type(screen.getByLabelText('Email'), 'dana@mail.example{Enter}');

    expect(await screen.findByText('Email sent to dana@mail.example')).toBeTruthy();
    expect(api.callsOf('SendPasswordReset')[0]?.variables.input).toMatchObject({
      partnerId: 'partner-1',
      tenantId: 'bayview-applicants',
      email: 'dana@mail.example',
    });
  });

  it('says how long to wait after too many requests, and keeps the address [P737]', async () => {
    const { user } = openPortal(address, {
      ...answersOf({}),
      SendPasswordReset: {
        sendPasswordReset: {
          metadata: refused('TOO_MANY_REQUESTS', 'Too many tries. Please wait 40 minutes and try again.'),
        },
      },
    });
    await user.type(await screen.findByLabelText('Email'), 'dana@mail.example{Enter}');

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('There was an error sending the email');
    expect(alert.textContent).toContain('Please wait 40 minutes');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('dana@mail.example');
  });

  it('says on opening that a link no longer works', async () => {
    const { api } = openPortal(`${address}#token=secret`, {
      ...answersOf({}),
      IsPasswordResetLinkLive: { isPasswordResetLinkLive: false },
    });

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The link was already used, has expired or is not valid.');
    expect(screen.getByRole('button', { name: 'Ask for a new link' })).toBeTruthy();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(api.callsOf('IsPasswordResetLinkLive')[0]?.variables).toEqual({
      partnerId: 'partner-1',
      tenantId: 'bayview-applicants',
      token: 'secret',
    });
  });

  it('takes the new password with the token of the link, which leaves the address [check 26]', async () => {
    const { api, user } = openPortal(`${address}#token=secret`, {
      ...answersOf({}),
      IsPasswordResetLinkLive: { isPasswordResetLinkLive: true },
      ResetPassword: { resetPassword: { metadata: ok } },
    });
    await choose(user, 'kettle 4 orchard?');

    await screen.findByRole('heading', { level: 1, name: 'Successfully updated password' });
    expect(window.location.hash).toBe('');
    expect(api.callsOf('ResetPassword')[0]?.variables.input).toMatchObject({
      token: 'secret',
      newPassword: 'kettle 4 orchard?',
    });
    expect(screen.getByRole('link', { name: 'Sign in with a password' })).toBeTruthy();
  });

  it('names what the password lacks before it is sent, and what the server finds [P546] [P547] [P548] [P549]', async () => {
    const { api, user } = openPortal(`${address}#token=secret`, {
      ...answersOf({}),
      IsPasswordResetLinkLive: { isPasswordResetLinkLive: true },
      ResetPassword: { resetPassword: { metadata: refused('auth/weak-password', 'personal') } },
    });
    await choose(user, 'short', 'other');
    await screen.findByText('Must match password');
    const field = screen.getByLabelText('New password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(
      screen.getAllByText(/At least 12 characters\. At least one number\. At least one symbol/),
    ).toHaveLength(2);
    expect(api.callsOf('ResetPassword')).toEqual([]);

    await user.clear(screen.getByLabelText('New password'));
    await user.clear(screen.getByLabelText('New password again'));
    await choose(user, 'Bayview College 7!');
    expect(await screen.findByText('Not made from your email or the name of this organization')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Bayview College 7!');
  });

  it('asks for the email in another browser', async () => {
    const { api, user } = openPortal(`${address}#token=secret`, {
      ...answersOf({}),
      IsPasswordResetLinkLive: { isPasswordResetLinkLive: true },
      ResetPassword: (variables: { input?: { email?: string } }) => ({
        resetPassword: { metadata: variables.input?.email ? ok : refused('auth/missing-email', 'text') },
      }),
    });
    await choose(user, 'kettle 4 orchard?');
    await user.type(await screen.findByLabelText('Email'), 'dana@mail.example');
    await user.click(screen.getByRole('button', { name: 'Save password' }));

    await screen.findByRole('heading', { level: 1, name: 'Successfully updated password' });
    expect(api.callsOf('ResetPassword')[1]?.variables.input).toMatchObject({ email: 'dana@mail.example' });
  });

  it('offers a new link when this one is used up', async () => {
    const { user } = openPortal(`${address}#token=secret`, {
      ...answersOf({}),
      IsPasswordResetLinkLive: { isPasswordResetLinkLive: true },
      ResetPassword: { resetPassword: { metadata: refused('auth/invalid-action-code', 'text') } },
    });
    await choose(user, 'kettle 4 orchard?');
    await user.click(await screen.findByRole('button', { name: 'Ask for a new link' }));
    expect(await screen.findByLabelText('Email')).toBeTruthy();
  });

  it('is not there when the partner hides passwords [P620]', async () => {
    openPortal(address, answersOf({ partner: buildPartner({ features: ['hide-password-signin'] }) }));
    await screen.findByRole('heading', { level: 1, name: 'Applicant sign in' });
  });
});
