import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accountAnswers, buildAccountUser, done, refused } from '../../testing/demo-account.ts';
import type { Answers } from '../../testing/fake-api.ts';
import { openPortal } from '../../testing/open-portal.ts';

const address = '/bayview/application/profile';

async function open(answers: Answers = accountAnswers()) {
  const opened = openPortal(address, answers);
  await screen.findByRole('heading', { level: 1, name: 'Manage your account' });
  return opened;
}

const card = (name: string) => within(screen.getByRole('region', { name }));

async function openDialog(answers: Answers | undefined, button: string, name = button) {
  const opened = await open(answers);
  await opened.user.click(screen.getByRole('button', { name: button }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name })) };
}

describe('the account page', () => {
  it('shows who the person is, the tax id masked [P184] [P577]', async () => {
    await open();
    await waitFor(() => {
      expect(document.title).toBe('Manage your account - Student Care Fund');
    });
    expect(screen.getByText('7Q3M-9CXF')).toBeTruthy();
    const facts = card('Your information')
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual(['Dana Okafor', '+1 (212) 867-5309', '•••-••-6789', 'Not given', 'Student']);
    expect(card('Email').getByText('dana.okafor@mail.example')).toBeTruthy();
  });

  it('has communication preferences only where there is more than one channel [P187] [P188]', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'Communication preferences' })).toBeNull();
  });

  it('links to the bank account only where payments are on [P189] [P190]', async () => {
    const features = ['partner-issued', 'applicant-payments', 'direct-deposit'];
    await open(accountAnswers({ features }));
    const link = card('Financial information').getByRole('link', { name: 'Bank Account Details' });
    expect(link.getAttribute('href')).toBe('/bayview/claim/bankAccount');
  });

  it('has no financial information where payments are off [P190]', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'Financial information' })).toBeNull();
  });
});

describe('updating information', () => {
  it('sends the phone in E.164 and shows what was saved [P185] [P545] [P731]', async () => {
    const { api, user, dialog } = await openDialog(undefined, 'Update information');
    await user.clear(dialog.getByLabelText(/Full Name/));
    await user.type(dialog.getByLabelText(/Full Name/), 'Dana Reyes');
    await user.clear(dialog.getByLabelText(/Phone/));
    await user.type(dialog.getByLabelText(/Phone/), '219 873 2341');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));

    await screen.findByText('User successfully updated.');
    expect(api.callsOf('UpdateProfile')[0]?.variables.input).toEqual({
      name: 'Dana Reyes',
      phone: '+12198732341',
      mailingAddress: null,
      applicantTypeId: 'student',
    });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(card('Your information').getByText('+1 (219) 873-2341')).toBeTruthy();
  });

  it.each([
    ['1Dana Okafor', 'Please enter only valid characters'],
    ['Dana', 'Please enter first and last name'],
    ['A B', 'Full Name must be at least 4 characters long'],
  ])('says what is wrong with the name %s [P551] [P552] [P553]', async (name, text) => {
    const { api, user, dialog } = await openDialog(undefined, 'Update information');
    const field = dialog.getByLabelText(/Full Name/);
    await user.clear(field);
    await user.type(field, name);
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));

    expect(dialog.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(api.callsOf('UpdateProfile')).toEqual([]);
  });

  it('checks phone, tax id and address, and keeps what was typed [P544] [P578]', async () => {
    const { user, dialog } = await openDialog(undefined, 'Update information');
    await user.type(dialog.getByLabelText(/Phone/), '9');
    await user.type(dialog.getByLabelText(/tax number/), '123');
    await user.type(dialog.getByLabelText('City'), 'Bronx');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));

    for (const text of [
      'Please enter a valid phone number',
      'Please enter a 9 digit number',
      'Street Address is required',
      'Zip Code is required',
    ])
      expect(dialog.getByText(text)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('City').value).toBe('Bronx');
  });

  it.each([
    ['the mapped message', refused('U-002', 'raw'), 'Please enter a valid phone number'],
    [
      'the raw error',
      refused('INVALID_INPUT', 'Text messages are not offered here.'),
      'Text messages are not offered here.',
    ],
    ['a general text', { status: 400, errors: [], message: null }, 'Something went wrong'],
  ])('shows %s of a refusal, with Try Again [P730]', async (_case, metadata, text) => {
    const answers = { ...accountAnswers(), UpdateProfile: { updateProfile: { metadata, user: null } } };
    const { api, user, dialog } = await openDialog(answers, 'Update information');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(text);

    api.answer('UpdateProfile', { updateProfile: { metadata: done, user: buildAccountUser() } });
    await user.click(dialog.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('User successfully updated.');
  });

  it('brings back what was typed when the dialog is opened again, but never the tax id', async () => {
    const { user, dialog } = await openDialog(undefined, 'Update information');
    await user.type(dialog.getByLabelText('City'), 'Bronx');
    await user.type(dialog.getByLabelText(/tax number/), '123456789');
    await waitFor(() => {
      expect(Object.keys(localStorage).join()).toMatch(/handrail:draft:person-\d+:information/);
    });
    await user.click(screen.getByRole('dialog'));
    await user.click(screen.getByRole('button', { name: 'Update information' }));

    expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Bronx');
    expect(screen.getByLabelText<HTMLInputElement>(/tax number/).value).toBe('');
  });
});

describe('communication preferences', () => {
  it('are saved [P187] [P733]', async () => {
    const answers = accountAnswers({ settings: { channels: ['email', 'sms'] } });
    const { api, user, dialog } = await openDialog(
      answers,
      'Update preferences',
      'Communication preferences',
    );
    await user.click(dialog.getByLabelText('Text messages'));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));

    await screen.findByText('Successfully updated');
    expect(api.callsOf('UpdateProfile')[0]?.variables.input).toEqual({
      communicationPreferences: { email: true, sms: true },
    });
  });
});

describe('changing the email', () => {
  const pending = { newEmail: 'new@mail.example' };

  async function ask(answers: Answers) {
    const opened = await openDialog(answers, 'Change email');
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
    expect(card('Email').getByText('dana.okafor@mail.example')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Update information' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Change email' })).toHaveProperty('disabled', true);
  });

  it('refuses what is no email and what is the email already [P543]', async () => {
    const { api, user, dialog } = await openDialog(undefined, 'Change email');
    await user.type(dialog.getByLabelText(/New email/), 'new@mail');
    await user.click(dialog.getByRole('button', { name: 'Send verification email' }));
    expect(dialog.getByText('Please enter a valid email address')).toBeTruthy();
    await user.clear(dialog.getByLabelText(/New email/));
    await user.type(dialog.getByLabelText(/New email/), 'Dana.Okafor@mail.example');
    expect(dialog.getByText('This is your email already.')).toBeTruthy();
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
    const { api, user } = await open({
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
    const { api, user } = await open({
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

describe('updating the password', () => {
  const fill = async (
    { user, dialog }: Awaited<ReturnType<typeof openDialog>>,
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
    const opened = await openDialog(answers, 'Update password');
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
    const opened = await openDialog(answers, 'Set a password');
    expect(opened.dialog.queryByLabelText(/^Current Password/)).toBeNull();
    await fill(opened, { 'New Password': good, 'Confirm Password': good });

    await screen.findByText('Successfully updated password');
    expect(opened.api.callsOf('ChangePassword')[0]?.variables.input).toEqual({ newPassword: good });
    expect(screen.getByRole('button', { name: 'Update password' })).toBeTruthy();
  });

  it('lists the rules that the new one fails, in words [P548] [P549]', async () => {
    const opened = await openDialog(undefined, 'Update password');
    await fill(opened, { 'Current Password': 'old', 'New Password': 'short', 'Confirm Password': 'other' });

    const rules = opened.dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rules).toEqual(['At least 12 characters', 'At least one digit', 'At least one symbol']);
    expect(opened.dialog.getByText('Must match password')).toBeTruthy();
    expect(opened.api.callsOf('ChangePassword')).toEqual([]);
  });

  it('lists the rules that only the server knows, and says when the current one is wrong', async () => {
    const weak = { changePassword: { metadata: refused('auth/weak-password', 'common') } };
    const opened = await openDialog({ ...accountAnswers(), ChangePassword: weak }, 'Update password');
    await fill(opened, { 'Current Password': 'old', 'New Password': good, 'Confirm Password': good });
    await opened.dialog.findByText('Not one of the most common passwords');

    opened.api.answer('ChangePassword', {
      changePassword: { metadata: refused('auth/wrong-password', 'x') },
    });
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Save password' }));
    await opened.dialog.findByText('Your current password is not right.');
  });
});
