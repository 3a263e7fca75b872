import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountAnswers, done, refused } from '../../../testing/demo-account.ts';
import { openAccountDialog } from '../../../testing/open-account.ts';

describe('updating the password', () => {
  const fill = async (
    { user, dialog }: Awaited<ReturnType<typeof openAccountDialog>>,
    passwords: Record<string, string>,
  ) => {
    for (const [label, text] of Object.entries(passwords)) {
      await user.clear(dialog.getByLabelText(new RegExp(`^${label}`)));
      await user.type(dialog.getByLabelText(new RegExp(`^${label}`)), text);
    }
    await user.click(dialog.getByRole('button', { name: 'Save password' }));
  };
  const good = 'four small boats 7!';

  it('asks for the current, the new and the new one again [P186] [P595] [P734]', async () => {
    const answers = { ...accountAnswers(), ChangePassword: { changePassword: { metadata: done } } };
    const opened = await openAccountDialog(answers, 'Update password');
    await fill(opened, { 'Current Password': 'old one', 'New Password': good, 'Confirm Password': good });

    await screen.findByText('Successfully updated password');
    const input = { currentPassword: 'old one', newPassword: good };
    expect(opened.api.callsOf('ChangePassword')[0]?.variables.input).toEqual(input);
  });

  it('does not ask for a current password where there is none [P596]', async () => {
    const answers = {
      ...accountAnswers({ user: { hasPassword: false } }),
      ChangePassword: { changePassword: { metadata: done } },
    };
    const opened = await openAccountDialog(answers, 'Set a password');
    expect(opened.dialog.queryByLabelText(/^Current Password/)).toBeNull();
    await fill(opened, { 'New Password': good, 'Confirm Password': good });

    await screen.findByText('Successfully updated password');
    expect(opened.api.callsOf('ChangePassword')[0]?.variables.input).toEqual({ newPassword: good });
    expect(screen.getByRole('button', { name: 'Update password' })).toBeTruthy();
  });

  it('asks for a recent sign-in where the server wants one, and then goes on [P676]', async () => {
    const opened = await openAccountDialog(
      {
        ...accountAnswers({ user: { hasPassword: false } }),
        ChangePassword: { changePassword: { metadata: refused('auth/requires-recent-login', 'x') } },
        GetHasPassword: { currentUser: { id: 'user-1', hasPassword: true } },
        Reauthenticate: { reauthenticate: { metadata: done } },
      },
      'Set a password',
    );
    await fill(opened, { 'New Password': good, 'Confirm Password': good });
    const password = await screen.findByLabelText('Your password');
    opened.api.answer('ChangePassword', { changePassword: { metadata: done } });
    await opened.user.type(password, 'correct horse{Enter}');

    await screen.findByText('Successfully updated password');
    expect(opened.api.callsOf('ChangePassword')).toHaveLength(2);
  });

  it('says the rules before one is typed [P546] [P547]', async () => {
    const { dialog } = await openAccountDialog(undefined, 'Update password');
    expect(
      dialog.getByText(/^At least 12 characters\. At least one number\. At least one symbol\./),
    ).toBeTruthy();
  });

  it('lists the rules that the new one fails, in words [P548] [P549]', async () => {
    const opened = await openAccountDialog(undefined, 'Update password');
    await fill(opened, { 'Current Password': 'old', 'New Password': 'short', 'Confirm Password': 'other' });

    const needed = 'At least 12 characters. At least one number. At least one symbol';
    expect(opened.dialog.getByText(`Your new password needs: ${needed}`)).toBeTruthy();
    expect(opened.dialog.getByText('Must match password')).toBeTruthy();
    expect(opened.api.callsOf('ChangePassword')).toEqual([]);
  });

  it('lists the rules that only the server knows, and says when the current one is wrong', async () => {
    const weak = { changePassword: { metadata: refused('auth/weak-password', 'common') } };
    const opened = await openAccountDialog({ ...accountAnswers(), ChangePassword: weak }, 'Update password');
    await fill(opened, { 'Current Password': 'old', 'New Password': good, 'Confirm Password': good });
    await opened.dialog.findByText('Your new password needs: Not one of the most common passwords');

    opened.api.answer('ChangePassword', {
      changePassword: { metadata: refused('auth/wrong-password', 'x') },
    });
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Save password' }));
    await opened.dialog.findByText('Your current password is not correct.');
  });
});
