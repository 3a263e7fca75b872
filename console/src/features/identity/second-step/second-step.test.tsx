import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildSession } from '../../../testing/build-session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

afterEach(() => vi.restoreAllMocks());

const done = { status: 200, errors: [], message: null };
const identity = { token: 'one-minute', userId: 'user-1' };

/** Signs in with a right password; what comes next is up to the factors. */
async function enterPassword(
  firstStep: { factors: string[]; recoveryCodesLeft: number },
  replies: Parameters<typeof createFakeApi>[0] = {},
) {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const api = createFakeApi({
    SignInWithPassword: {
      signInWithPassword: {
        metadata: { status: 403, errors: ['auth/second-factor-required'] },
        identity: null,
        firstStep: { token: 'first-step', ...firstStep },
      },
    },
    ConfirmSecondFactor: { confirmSecondFactor: { metadata: done, identity } },
    BeginSession: { beginSession: { metadata: done } },
    ...replies,
  });
  const { person } = renderConsole(buildSession({ staff: undefined, request: api.request }), '/sign-in');
  await person.type(await screen.findByLabelText('Email'), 'caseworker@demo.example');
  await person.type(screen.getByLabelText('Password'), 'a long password');
  await person.click(screen.getByRole('button', { name: 'Sign In' }));
  return { api, assign, person };
}

describe('SecondStep', () => {
  it('takes the code of an app into the session, with the focus on its field', async () => {
    const { api, assign, person } = await enterPassword({ factors: ['totp'], recoveryCodesLeft: 10 });
    const field = await screen.findByLabelText('6-digit code');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(api.calls.map(([name]) => name)).toEqual(['SignInWithPassword']);

    await person.type(field, '123 456{Enter}');

    await waitFor(() => {
      expect(assign).toHaveBeenCalledWith('/partner/bayview-college-fund/cases');
    });
    expect(api.calls.slice(1)).toEqual([
      ['ConfirmSecondFactor', { partnerId: 'partner-1', firstStep: 'first-step', code: '123 456' }],
      [
        'BeginSession',
        {
          partnerId: 'partner-1',
          tenantId: 'staff-tenant',
          ...identity,
          authenticationMechanism: 'BASIC',
        },
      ],
    ]);
  });

  it('says that a code is wrong, keeps the page and asks for six digits', async () => {
    const wrong = 'That code is not correct. Check the time on your phone and enter the newest code.';
    const { api, assign, person } = await enterPassword(
      { factors: ['totp'], recoveryCodesLeft: 0 },
      {
        ConfirmSecondFactor: {
          confirmSecondFactor: {
            metadata: { status: 400, errors: ['auth/invalid-second-factor', wrong], message: wrong },
            identity: null,
          },
        },
      },
    );
    await person.type(await screen.findByLabelText('6-digit code'), '123{Enter}');
    expect(screen.getByText('Enter the 6 digits your app shows')).toBeDefined();
    expect(api.calls).toHaveLength(1);

    await person.type(screen.getByLabelText('6-digit code'), '456{Enter}');

    expect((await screen.findByRole('alert')).textContent).toContain(wrong);
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });

  it('takes a recovery code instead', async () => {
    const { api, person } = await enterPassword({ factors: ['totp'], recoveryCodesLeft: 3 });
    await person.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'));
    await person.type(screen.getByLabelText('Recovery code'), 'abcd-2345{Enter}');
    expect(api.calls[1]).toEqual([
      'ConfirmSecondFactor',
      { partnerId: 'partner-1', firstStep: 'first-step', recoveryCode: 'abcd-2345' },
    ]);
  });

  it('goes back to the password when the step is over, and says why', async () => {
    const over = {
      metadata: { status: 400, errors: ['auth/sign-in-step-over'], message: 'x' },
      identity: null,
    };
    const { person } = await enterPassword(
      { factors: ['totp'], recoveryCodesLeft: 0 },
      { ConfirmSecondFactor: { confirmSecondFactor: over } },
    );
    await person.type(await screen.findByLabelText('6-digit code'), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This took too long, or there were too many wrong codes. Please enter your password again.',
    );
    expect(screen.getByLabelText('Password')).toBeDefined();
  });

  it('leads someone without a factor to setting one up, and into the session once the codes are saved', async () => {
    const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
    const { api, assign, person } = await enterPassword(
      { factors: [], recoveryCodesLeft: 0 },
      {
        BeginTotpEnrolment: {
          beginTotpEnrolment: {
            metadata: done,
            secret: 'ABCDEFGHIJ',
            uri: 'otpauth://totp/x?secret=ABCDEFGHIJ',
          },
        },
        ConfirmTotpEnrolment: { confirmTotpEnrolment: { metadata: done, recoveryCodes: codes } },
      },
    );
    const heading = await screen.findByRole('heading', { name: 'Set up a second way to prove it is you' });
    expect(document.activeElement).toBe(heading);
    await person.click(screen.getByRole('button', { name: 'Use an app' }));
    expect(await screen.findByText('ABCD EFGH IJ')).toBeDefined();
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined();
    await person.type(screen.getByLabelText('6-digit code'), '123456{Enter}');

    expect(await screen.findByText('aaaa-bbbb-cccc-dddd')).toBeDefined();
    expect(assign).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'I have saved them' }));

    await waitFor(() => {
      expect(assign).toHaveBeenCalledWith('/partner/bayview-college-fund/cases');
    });
    expect(api.calls.map(([name]) => name)).toEqual([
      'SignInWithPassword',
      'BeginTotpEnrolment',
      'ConfirmTotpEnrolment',
      'ConfirmSecondFactor',
      'BeginSession',
    ]);
  });
});
