import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountAnswers, counselor, done, refused, student } from '../../../testing/demo-account.ts';
import type { Answers } from '../../../testing/fake-api.ts';
import type { ProfileGap } from '../../../gql/operations.ts';
import { openPortal } from '../../../testing/open-portal.ts';
import { watchLocation } from '../../../testing/watch-location.ts';

const newcomer = {
  name: null,
  hasFullProfile: false,
  acceptedTermsAt: null,
  profileGaps: ['Name', 'Terms'] as ProfileGap[],
  phone: null,
  applicantType: null,
};
const bothRoles = { applicantTypeChoices: [student, counselor] };

async function open(answers: Answers) {
  const opened = openPortal('/bayview/application/portal', answers);
  const element = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Tell us who you are' });
  return { ...opened, element, dialog: within(element) };
}

describe('the profile dialog', () => {
  it('opens for someone without a full profile and saves it [P143] [P554] [P572] [P573]', async () => {
    const saved = {
      name: 'Dana Okafor',
      hasFullProfile: true,
      acceptedTermsAt: '2026-11-15T15:00:00.000Z',
      profileGaps: [],
    };
    const base = accountAnswers({ user: newcomer });
    const { api, user, dialog } = await open({
      ...base,
      UpdateProfile: {
        updateProfile: {
          metadata: done,
          user: { ...(base.GetAccount as { currentUser: object }).currentUser, ...saved },
        },
      },
    });
    expect(dialog.getByText('dana.okafor@mail.example')).toBeTruthy();
    expect(dialog.queryByRole('textbox', { name: /Email/ })).toBeNull();
    await user.type(dialog.getByLabelText(/Full Name/), 'Dana Okafor');
    await user.click(dialog.getByLabelText(/^I agree to the/));
    await user.click(dialog.getByRole('button', { name: 'Save And Continue' }));

    const heading = await screen.findByRole('heading', { name: 'Welcome, Dana Okafor.' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(heading);
    expect(api.callsOf('UpdateProfile')[0]?.variables.input).toEqual({
      name: 'Dana Okafor',
      phone: null,
      acceptsTerms: true,
    });
  });

  it('opens for someone who has not agreed to the terms, with the name filled in [P574]', async () => {
    const { dialog } = await open(
      accountAnswers({ user: { acceptedTermsAt: null, profileGaps: ['Terms'] } }),
    );
    expect(dialog.getByLabelText<HTMLInputElement>(/Full Name/).value).toBe('Dana Okafor');
    const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['https://bayview.example/terms', 'https://bayview.example/privacy']);
  });

  it('stays away from everyone else', async () => {
    openPortal('/bayview/application/portal', accountAnswers());
    await screen.findByRole('heading', { name: 'Welcome, Dana Okafor.' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what is missing: name, role and agreement [P572] [P574] [P575]', async () => {
    const { api, user, dialog } = await open(accountAnswers({ user: { ...newcomer, ...bothRoles } }));
    await user.click(dialog.getByRole('button', { name: 'Save And Continue' }));

    for (const text of [
      'Full Name is required',
      'A selection is required',
      'Please agree to our Terms of Service and Privacy Policy',
    ])
      expect(dialog.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText(/Full Name/));
    expect(document.title).toBe('Error: Home - Student Care Fund');
    expect(api.callsOf('UpdateProfile')).toEqual([]);
  });

  it('says to everyone that name, role and agreement are required', async () => {
    const { dialog } = await open(accountAnswers({ user: { ...newcomer, ...bothRoles } }));

    const required = [
      dialog.getByRole('textbox', { name: /Full Name/ }),
      dialog.getByRole('radiogroup', { name: /Who are you applying for/ }),
      dialog.getByRole('checkbox', { name: /^I agree to the/ }),
    ];
    expect(required.map((field) => field.getAttribute('aria-required'))).toEqual(['true', 'true', 'true']);
  });

  it('shows the account type only for the third-party role, and disabled when there is one [P610] [P611] [P612] [P613]', async () => {
    const settings = {
      applicantTypeRoles: {
        FIRST_PARTY: { description: 'I need help.' },
        THIRD_PARTY: { description: 'I help someone.' },
      },
    };
    const { api, user, dialog } = await open(
      accountAnswers({ user: { ...newcomer, ...bothRoles }, settings }),
    );
    expect(dialog.queryByLabelText(/Account type/)).toBeNull();
    await user.click(dialog.getByLabelText('I need help.'));
    expect(dialog.queryByLabelText(/Account type/)).toBeNull();
    await user.click(dialog.getByLabelText('I help someone.'));
    expect(dialog.getByLabelText(/Account type/)).toHaveProperty('disabled', true);

    await user.type(dialog.getByLabelText(/Full Name/), 'Dana Okafor');
    await user.click(dialog.getByLabelText(/^I agree to the/));
    await user.click(dialog.getByRole('button', { name: 'Save And Continue' }));
    await waitFor(() => {
      expect(api.callsOf('UpdateProfile')[0]?.variables.input).toMatchObject({
        applicantTypeId: 'counselor',
      });
    });
  });

  it('lets a third party choose among several account types [P612]', async () => {
    const nurse = { id: 'nurse', name: 'Nurse', role: 'ThirdParty' as const };
    const { user, dialog } = await open(
      accountAnswers({ user: { ...newcomer, applicantTypeChoices: [student, counselor, nurse] } }),
    );
    await user.click(dialog.getByLabelText('I am supplying supplemental information for someone else.'));
    await user.click(dialog.getByRole('button', { name: 'Save And Continue' }));
    expect(dialog.getByText('A selection is required')).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText(/Account type/), 'Nurse');
    expect(dialog.queryByText('A selection is required')).toBeNull();
  });

  it('shows an advocate the only account type there is, without a choice of roles [P612] [P613]', async () => {
    const { dialog } = await open(
      accountAnswers({ user: { ...newcomer, tenant: 'advocate', applicantTypeChoices: [counselor] } }),
    );
    expect(dialog.queryByRole('radio')).toBeNull();
    expect(dialog.getByLabelText(/Account type/)).toHaveProperty('disabled', true);
  });

  it('says that text messages may come, once a phone is typed and where they exist [P576]', async () => {
    const { user, dialog } = await open(
      accountAnswers({ user: newcomer, settings: { channels: ['email', 'sms'] } }),
    );
    expect(dialog.queryByText(/agree to get text messages/)).toBeNull();
    await user.type(dialog.getByLabelText(/Phone/), '2');
    expect(dialog.getByText(/agree to get text messages from Bayview College/)).toBeTruthy();
  });

  it('says nothing of text messages where there are none [P576]', async () => {
    const { user, dialog } = await open(accountAnswers({ user: newcomer }));
    await user.type(dialog.getByLabelText(/Phone/), '2128675309');
    expect(dialog.queryByText(/agree to get text messages/)).toBeNull();
  });

  it('can only be left by logging out', async () => {
    const { reload } = watchLocation();
    const { user, element, dialog } = await open({
      ...accountAnswers({ user: newcomer }),
      EndSession: { endSession: { metadata: done } },
    });
    fireEvent(element, new Event('cancel', { cancelable: true }));
    await user.click(element);
    expect(element.open).toBe(true);

    await user.click(dialog.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => {
      expect(reload).toHaveBeenCalled();
    });
  });

  it('keeps what was typed when saving fails [P730]', async () => {
    const { user, dialog } = await open({
      ...accountAnswers({ user: newcomer }),
      UpdateProfile: {
        updateProfile: { metadata: refused('U-003', 'Please enter a valid name.'), user: null },
      },
    });
    await user.type(dialog.getByLabelText(/Full Name/), 'Dana Okafor');
    await user.click(dialog.getByLabelText(/^I agree to the/));
    await user.click(dialog.getByRole('button', { name: 'Save And Continue' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Please enter a valid name.');
    expect(dialog.getByLabelText<HTMLInputElement>(/Full Name/).value).toBe('Dana Okafor');
  });
});
