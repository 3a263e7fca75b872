import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accountAnswers, buildAccountUser, done, refused } from '../../../testing/demo-account.ts';
import type { Answers } from '../../../testing/fake-api.ts';
import { findCard, openAccount, openAccountDialog } from '../../../testing/open-account.ts';

describe('changing the email', () => {
  const pending = { newEmail: 'new@mail.example' };

  async function ask(answers: Answers) {
    const opened = await openAccountDialog(answers, 'Change email');
    await opened.user.type(opened.dialog.getByLabelText(/New email/), 'new@mail.example');
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Send verification email' }));
    return opened;
  }

  it('only sends a verification email and locks the rest [P191] [P192] [P732]', async () => {
    const updated = { updateProfile: { metadata: done, user: buildAccountUser(pending) } };
    const { api } = await ask({ ...accountAnswers(), UpdateProfile: updated });

    await screen.findByText(
      'Changes saved! A verification email was sent to new@mail.example. This email address will display on this page when the user completes email verification.',
    );
    expect(api.callsOf('UpdateProfile')[0]?.variables.input).toEqual({ email: 'new@mail.example' });
    expect(screen.getByText('Please verify your new email')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Please verify your new email');
    expect(findCard('Email').getByText('dana.okafor@mail.example')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Update information' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Change email' })).toHaveProperty('disabled', true);
  });

  it.each([
    [
      true,
      'sign in until you open the link in that email. After that, your old password will no longer work.',
    ],
    [false, 'sign in until you open the link in that email.'],
  ])('warns of the old password where there is one: %s', async (hasPassword, end) => {
    const answers = accountAnswers({ user: { hasPassword } });
    const { dialog } = await openAccountDialog(answers, 'Change email');
    expect(dialog.getByText(/^We will send a verification email/).textContent.endsWith(end)).toBe(true);
  });

  it('refuses what is no email and what is the email already [P543]', async () => {
    const { api, user, dialog } = await openAccountDialog(undefined, 'Change email');
    await user.type(dialog.getByLabelText(/New email/), 'new@mail');
    await user.click(dialog.getByRole('button', { name: 'Send verification email' }));
    expect(dialog.getByText('Please enter a valid email address')).toBeTruthy();
    await user.clear(dialog.getByLabelText(/New email/));
    await user.type(dialog.getByLabelText(/New email/), 'Dana.Okafor@mail.example');
    expect(dialog.getByText('This is already your email address.')).toBeTruthy();
    expect(api.callsOf('UpdateProfile')).toEqual([]);
  });

  it('asks for the password first when the sign-in is not recent, and then goes on', async () => {
    const tooOld = { updateProfile: { metadata: refused('auth/requires-recent-login', 'x'), user: null } };
    const { api, user } = await ask({
      ...accountAnswers(),
      UpdateProfile: tooOld,
      GetHasPassword: { currentUser: { id: 'user-1', hasPassword: true } },
      Reauthenticate: { reauthenticate: { metadata: done } },
    });
    const password = await screen.findByLabelText('Your password');
    api.answer('UpdateProfile', { updateProfile: { metadata: done, user: buildAccountUser(pending) } });
    await user.type(password, 'correct horse{Enter}');

    await screen.findByText('Please verify your new email');
    expect(api.callsOf('UpdateProfile')).toHaveLength(2);
  });

  it('can be mailed again and taken back [P735]', async () => {
    const { api, user } = await openAccount({
      ...accountAnswers({ user: pending }),
      SendVerificationEmail: { sendVerificationEmail: { metadata: done } },
      CancelEmailChange: { cancelEmailChange: { metadata: done } },
    });
    await user.click(screen.getByRole('button', { name: 'Resend email' }));
    await screen.findByText('Email sent to new@mail.example');
    expect(api.callsOf('SendVerificationEmail')[0]?.variables.input).toMatchObject({
      partnerId: 'partner-1',
      tenantId: 'bayview-applicants',
      email: 'new@mail.example',
    });

    await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
    await screen.findByText('Successfully updated');
    expect(screen.queryByText('Please verify your new email')).toBeNull();
    expect(screen.getByRole('button', { name: 'Update information' })).toHaveProperty('disabled', false);
  });

  it('says that a mail was refused, and that it failed on the way, with a retry [P736] [P737]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { api, user } = await openAccount({
      ...accountAnswers({ user: pending }),
      SendVerificationEmail: { sendVerificationEmail: { metadata: refused('NOT_FOUND', 'Not found') } },
    });
    await user.click(screen.getByRole('button', { name: 'Resend email' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to send verification email. Please try again.',
    );

    api.answer('SendVerificationEmail', new Error('offline'));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('There was an error sending the email');
    api.answer('SendVerificationEmail', { sendVerificationEmail: { metadata: done } });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });
});
