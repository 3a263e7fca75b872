import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSession } from '../../../testing/build-session.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

const done = { status: 200, errors: [], message: null };

function open(replies: Record<string, unknown>, hash = '#token=from-the-mail') {
  window.history.replaceState(null, '', `/partner/bayview-college-fund/join${hash}`);
  const api = createFakeApi(replies);
  const { person } = renderConsole(buildSession({ staff: undefined, request: api.request }), '/join');
  return { api, person };
}

const valid = { staffInvitation: { state: 'valid', email: 'ben@demo.example', role: 'fiscal' } };

describe('JoinPage', () => {
  it('takes name and password of an invited person, on to the second factor', async () => {
    const { api, person } = open({
      GetStaffInvitation: valid,
      AcceptInvitation: {
        acceptInvitation: {
          metadata: done,
          firstStep: { token: 'first-step', factors: [], recoveryCodesLeft: 0 },
        },
      },
    });
    expect(await screen.findByText('ben@demo.example')).toBeDefined();
    expect(screen.getByText('Fiscal officer')).toBeDefined();
    expect(window.location.hash).toBe('');

    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Enter your name')).toBeDefined();
    await person.type(screen.getByLabelText('Your name'), 'Ben Ortiz');
    await person.type(screen.getByLabelText('Password'), 'tulip-7-vase');
    await person.click(screen.getByRole('button', { name: 'Continue' }));

    expect(
      await screen.findByRole('heading', { name: 'Set up a second way to prove it is you' }),
    ).toBeDefined();
    expect(api.calls).toEqual([
      ['GetStaffInvitation', { partnerId: 'partner-1', token: 'from-the-mail' }],
      [
        'AcceptInvitation',
        { partnerId: 'partner-1', token: 'from-the-mail', name: 'Ben Ortiz', password: 'tulip-7-vase' },
      ],
    ]);
  });

  it('says what a weak password lacks and keeps what was typed', async () => {
    const { person } = open({
      GetStaffInvitation: valid,
      AcceptInvitation: {
        acceptInvitation: {
          metadata: { status: 400, errors: ['auth/weak-password', 'min', 'digits'], message: 'min' },
          firstStep: null,
        },
      },
    });
    await person.type(await screen.findByLabelText('Your name'), 'Ben Ortiz');
    await person.type(screen.getByLabelText('Password'), 'tulip!');
    await person.click(screen.getByRole('button', { name: 'Continue' }));

    expect(await screen.findByText(/Use at least 12 characters\. Add a number/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Ben Ortiz');
  });

  it.each([
    ['used', 'This invitation was already used'],
    ['expired', 'This invitation has expired'],
    ['revoked', 'This invitation was canceled'],
    ['unknown', 'We could not find your invitation'],
  ])('says why an invitation that is %s leads nowhere', async (state, title) => {
    open({ GetStaffInvitation: { staffInvitation: { state, email: null, role: null } } });
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('asks for the link when there is none', async () => {
    const { api } = open({}, '');
    expect(await screen.findByText('Please open the link in your invitation email again.')).toBeDefined();
    expect(api.calls).toEqual([]);
  });

  it('can be tried again when it could not be loaded', async () => {
    const { person } = open({ GetStaffInvitation: [new Error('offline'), valid] });
    await person.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('ben@demo.example')).toBeDefined();
  });
});
