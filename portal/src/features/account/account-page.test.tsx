import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountAnswers, buildAccountUser, done, refused } from '../../testing/demo-account.ts';
import { findCard, openAccount, openAccountDialog } from '../../testing/open-account.ts';

describe('the account page', () => {
  it('shows who the person is, the tax id masked [P069] [P071] [P184] [P577]', async () => {
    await openAccount();
    await waitFor(() => {
      expect(document.title).toBe('Manage your account - Student Care Fund');
    });
    expect(screen.getByText('7Q3M-9CXF')).toBeTruthy();
    const facts = findCard('Your information')
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual(['Dana Okafor', '+1 (212) 867-5309', '•••-••-6789', 'Not given', 'Student']);
    expect(findCard('Email').getByText('dana.okafor@mail.example')).toBeTruthy();
  });

  it('has communication preferences only where there is more than one channel [P187] [P188]', async () => {
    await openAccount();
    expect(screen.queryByRole('region', { name: 'Communication preferences' })).toBeNull();
  });

  it('links to the bank account only where payments are on [P189] [P190]', async () => {
    const features = ['partner-issued', 'applicant-payments', 'direct-deposit'];
    await openAccount(accountAnswers({ features }));
    const link = findCard('Financial information').getByRole('link', { name: 'Bank Account Details' });
    expect(link.getAttribute('href')).toBe('/bayview/claim/bankAccount');
  });

  it('has no financial information where payments are off [P190]', async () => {
    await openAccount();
    expect(screen.queryByRole('region', { name: 'Financial information' })).toBeNull();
  });
});

describe('updating information', () => {
  it('sends the phone in E.164 and shows what was saved [P185] [P545] [P731]', async () => {
    const { api, user, dialog } = await openAccountDialog(undefined, 'Update information');
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
    expect(findCard('Your information').getByText('+1 (219) 873-2341')).toBeTruthy();
  });

  it.each([
    ['1Dana Okafor', 'Please enter only valid characters'],
    ['Dana', 'Please enter first and last name'],
    ['A B', 'Full Name must be at least 4 characters long'],
  ])('says what is wrong with the name %s [P551] [P552] [P553]', async (name, text) => {
    const { api, user, dialog } = await openAccountDialog(undefined, 'Update information');
    const field = dialog.getByLabelText(/Full Name/);
    await user.clear(field);
    await user.type(field, name);
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));

    expect(dialog.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(api.callsOf('UpdateProfile')).toEqual([]);
  });

  it('checks phone, tax id and address, and keeps what was typed [P544] [P578]', async () => {
    const { user, dialog } = await openAccountDialog(undefined, 'Update information');
    await user.type(dialog.getByLabelText(/Phone/), '9');
    await user.type(dialog.getByRole('textbox', { name: /tax number/ }), '123');
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
      refused('INVALID_INPUT', 'Text messages are not available here.'),
      'Text messages are not available here.',
    ],
    ['a general text', { status: 400, errors: [], message: null }, 'Something went wrong'],
  ])('shows %s of a refusal, with Try Again [P730]', async (_case, metadata, text) => {
    const answers = { ...accountAnswers(), UpdateProfile: { updateProfile: { metadata, user: null } } };
    const { api, user, dialog } = await openAccountDialog(answers, 'Update information');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(text);

    api.answer('UpdateProfile', { updateProfile: { metadata: done, user: buildAccountUser() } });
    await user.click(dialog.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('User successfully updated.');
  });

  it('brings back what was typed when the dialog is opened again, but never the tax id', async () => {
    const { user, dialog } = await openAccountDialog(undefined, 'Update information');
    await user.type(dialog.getByLabelText('City'), 'Bronx');
    await user.type(dialog.getByRole('textbox', { name: /tax number/ }), '123456789');
    await waitFor(() => {
      expect(Object.keys(localStorage).join()).toMatch(/handrail:draft:person-\d+:information/);
    });
    await user.click(screen.getByRole('dialog'));
    await user.click(screen.getByRole('button', { name: 'Update information' }));

    expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Bronx');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /tax number/ }).value).toBe('');
  });
});

describe('communication preferences', () => {
  it('are saved [P187] [P733]', async () => {
    const answers = accountAnswers({ settings: { channels: ['email', 'sms'] } });
    const { api, user, dialog } = await openAccountDialog(
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
