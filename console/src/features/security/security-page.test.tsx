import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../testing/build-session.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const done = { metadata: { status: 200, errors: [], message: null } };
const old = { metadata: { status: 403, errors: ['auth/requires-recent-login', 'x'], message: 'x' } };
const factor = { createdAt: '2026-11-01T12:00:00Z', lastUsedAt: null };
const app = { ...factor, id: 'factor-1', kind: 'totp', label: 'Authenticator app' };
const key = {
  ...factor,
  id: 'factor-2',
  kind: 'passkey',
  label: 'Work laptop',
  lastUsedAt: '2026-11-10T12:00:00Z',
};
const here = {
  id: 'session-1',
  device: 'Firefox on Linux',
  lastSeenAt: '2026-11-15T12:00:00Z',
  isCurrent: true,
};
const there = { ...here, id: 'session-2', device: null, isCurrent: false };

function open(nodes: unknown[], replies: Record<string, unknown> = {}) {
  const security = { secondFactors: { nodes, recoveryCodesLeft: 7 }, sessions: [here, there] };
  const api = createFakeApi({ GetSecurity: security, ...replies });
  const { person } = renderConsole(buildSession({ request: api.request }), '/security');
  const names = () => api.calls.map(([name]) => name);
  return { api, person, names };
}

describe('SecurityPage', () => {
  it('lists the factors, the codes that are left and the sessions', async () => {
    open([app, key]);
    expect(await screen.findByText('Work laptop')).toBeDefined();
    expect(screen.getByText(/^Last used November 10, 2026 at .* EST/)).toBeDefined();
    expect(screen.getByText('You have 7 unused codes. New codes replace the old ones.')).toBeDefined();
    expect(screen.getByText('Firefox on Linux')).toBeDefined();
    expect(screen.getByText('Unknown device')).toBeDefined();
    expect(screen.getByText('This device')).toBeDefined();
  });

  it('removes a factor after a question', async () => {
    const { api, person } = open([app, key], { RemoveSecondFactor: { removeSecondFactor: done } });
    await person.click(await screen.findByRole('button', { name: 'Remove Work laptop' }));
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Work laptop was removed')).toBeDefined();
    expect(api.calls).toContainEqual(['RemoveSecondFactor', { id: 'factor-2' }]);
  });

  it('does not offer to remove the only factor', async () => {
    const { person } = open([app]);
    await person.click(await screen.findByRole('button', { name: 'Remove Authenticator app' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(
      dialog.getByText('This is your only second factor. Add another one before you remove it.'),
    ).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('asks for the password when the sign-in is old, and then goes on', async () => {
    const made = { ...done, recoveryCodes: ['aaaa-bbbb-cccc-dddd'] };
    const wrong = { metadata: { status: 400, errors: ['auth/wrong-password', 'x'], message: 'x' } };
    const { person, names } = open([app], {
      MakeRecoveryCodes: [
        { makeRecoveryCodes: { ...old, recoveryCodes: null } },
        { makeRecoveryCodes: made },
      ],
      Reauthenticate: [{ reauthenticate: wrong }, { reauthenticate: done }],
    });
    await person.click(await screen.findByRole('button', { name: 'Create new codes' }));
    await person.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByText('That password is not correct. Please try again.')).toBeDefined();
    await person.clear(screen.getByLabelText('Password'));
    await person.type(screen.getByLabelText('Password'), 'right{Enter}');

    expect(await screen.findByText('aaaa-bbbb-cccc-dddd')).toBeDefined();
    expect(names().filter((name) => name !== 'GetSecurity')).toEqual([
      'MakeRecoveryCodes',
      'Reauthenticate',
      'Reauthenticate',
      'MakeRecoveryCodes',
    ]);
  });

  it('leaves everything as it was when the person does not want to prove it', async () => {
    const { person, names } = open([app], {
      MakeRecoveryCodes: { makeRecoveryCodes: { ...old, recoveryCodes: null } },
    });
    await person.click(await screen.findByRole('button', { name: 'Create new codes' }));
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(names().filter((name) => name === 'MakeRecoveryCodes')).toHaveLength(1);
  });

  it('signs out everywhere else', async () => {
    const { api, person } = open([app], { EndSessions: { endSessions: done } });
    await person.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(api.calls).toContainEqual(['EndSessions', { keepCurrent: true }]);
  });

  it('says what to do when there is no factor', async () => {
    open([]);
    expect(await screen.findByText('You have no second factor')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add an authenticator app' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create new codes' })).toBeNull();
  });
});
