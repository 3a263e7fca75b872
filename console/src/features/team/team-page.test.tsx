import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession, buildStaffMember } from '../../testing/build-session.ts';
import { createFakeApi } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const done = { metadata: { status: 200, errors: [], message: null } };
const member = { hasSecondFactor: true, isSelf: false };
const members = [
  {
    ...member,
    userId: 'user-1',
    name: 'Avery Admin',
    email: 'avery@demo.example',
    role: 'admin',
    isSelf: true,
  },
  { ...member, userId: 'user-2', name: 'Ben Ortiz', email: 'ben@demo.example', role: 'caseWorker' },
  {
    ...member,
    userId: 'user-3',
    name: null,
    email: 'cleo@demo.example',
    role: 'platform',
    hasSecondFactor: false,
  },
];
const invitation = {
  id: 'invitation-1',
  email: 'dana@demo.example',
  role: 'fiscal',
  expiresAt: '2026-11-22T12:00:00Z',
};

function open(replies: Record<string, unknown> = {}, invitations: unknown[] = []) {
  const api = createFakeApi({ GetTeam: { staffMembers: { members, invitations } }, ...replies });
  const staff = buildStaffMember({ role: 'admin', name: 'Avery Admin' });
  const { person } = renderConsole(buildSession({ staff, request: api.request }), '/team');
  const sent = (name: string) => api.calls.filter(([called]) => called === name).map(([, input]) => input);
  return { person, sent };
}

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('TeamPage', () => {
  it('shows everyone with their role; oneself and platform staff cannot be changed [P629]', async () => {
    open();
    expect((await rowOf(/Ben Ortiz/)).getByLabelText('Role for Ben Ortiz')).toHaveProperty(
      'value',
      'caseWorker',
    );
    expect((await rowOf(/Ben Ortiz/)).getByText('Set up')).toBeDefined();
    for (const name of [/Avery Admin/, /cleo@demo.example/]) {
      const row = await rowOf(name);
      expect(row.queryByRole('combobox')).toBeNull();
      expect(row.queryByRole('button')).toBeNull();
    }
    expect((await rowOf(/cleo@demo.example/)).getByText('Not set up')).toBeDefined();
    expect(screen.getByText(/There are none\./)).toBeDefined();
  });

  it('changes a role at once and undoes it', async () => {
    const { person, sent } = open({ ChangeStaffRole: { changeStaffRole: done } });
    await person.selectOptions(await screen.findByLabelText('Role for Ben Ortiz'), 'Fiscal officer');
    expect(await screen.findByText('New role for Ben Ortiz: Fiscal officer')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(sent('ChangeStaffRole')).toEqual([
      { userId: 'user-2', role: 'fiscal' },
      { userId: 'user-2', role: 'caseWorker' },
    ]);
  });

  it('says why a role was not changed', async () => {
    const message = 'A team needs at least one admin. Make someone else an admin first.';
    const metadata = { status: 409, errors: ['staff/last-admin', message], message };
    const { person } = open({ ChangeStaffRole: { changeStaffRole: { metadata } } });
    await person.selectOptions(await screen.findByLabelText('Role for Ben Ortiz'), 'Admin');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  });

  it('ends access only after the address was typed', async () => {
    const { person, sent } = open({ RevokeStaff: { revokeStaff: done } });
    await person.click(await screen.findByRole('button', { name: 'End access for Ben Ortiz' }));
    const dialog = within(screen.getByRole('dialog'));
    await person.type(dialog.getByLabelText('Type ben@demo.example to confirm'), 'ben');
    await person.click(dialog.getByRole('button', { name: 'End access' }));
    expect(dialog.getByText('That is not their email address')).toBeDefined();
    expect(sent('RevokeStaff')).toEqual([]);

    await person.type(dialog.getByLabelText('Type ben@demo.example to confirm'), '@demo.example');
    await person.click(dialog.getByRole('button', { name: 'End access' }));

    expect(await screen.findByText('Ben Ortiz was signed out and no longer has access')).toBeDefined();
    expect(sent('RevokeStaff')).toEqual([{ userId: 'user-2' }]);
  });

  it('invites a colleague with a role, and keeps what was typed when that fails', async () => {
    const message = 'A person with this email address is already on the team.';
    const refused = { metadata: { status: 409, errors: ['staff/already-member', message], message } };
    const { person, sent } = open({ InviteStaff: [{ inviteStaff: refused }, { inviteStaff: done }] });
    await person.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
    const dialog = within(screen.getByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    expect(dialog.getByText('Enter an email address')).toBeDefined();

    await person.type(dialog.getByLabelText('Email'), ' dana@demo.example');
    await person.selectOptions(dialog.getByLabelText('Role'), 'Admin');
    expect(dialog.getByText(/Can do everything/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    expect(await dialog.findByText(message)).toBeDefined();
    expect(dialog.getByLabelText('Email')).toHaveProperty('value', 'dana@demo.example');
    await person.click(dialog.getByRole('button', { name: 'Send the invitation' }));

    expect(await screen.findByText('We are sending the invitation to dana@demo.example')).toBeDefined();
    expect(sent('InviteStaff')[1]).toEqual({ email: 'dana@demo.example', role: 'admin' });
  });

  it('asks for the password before an admin is invited, and keeps what was typed', async () => {
    const old = { metadata: { status: 403, errors: ['auth/requires-recent-login', 'x'], message: 'x' } };
    const { person, sent } = open({
      InviteStaff: [{ inviteStaff: old }, { inviteStaff: done }],
      Reauthenticate: { reauthenticate: done },
    });
    await person.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
    await person.type(screen.getByLabelText('Email'), 'dana@demo.example');
    await person.selectOptions(screen.getByLabelText('Role'), 'Admin');
    await person.click(screen.getByRole('button', { name: 'Send the invitation' }));

    await person.type(await screen.findByLabelText('Password'), 'right{Enter}');

    expect(await screen.findByText('We are sending the invitation to dana@demo.example')).toBeDefined();
    expect(sent('Reauthenticate')).toEqual([{ password: 'right' }]);
    expect(sent('InviteStaff')).toEqual([
      { email: 'dana@demo.example', role: 'admin' },
      { email: 'dana@demo.example', role: 'admin' },
    ]);
  });

  it('asks for the password before access ends or an invitation is canceled', async () => {
    const old = { metadata: { status: 403, errors: ['auth/requires-recent-login', 'x'], message: 'x' } };
    const { person, sent } = open(
      {
        RevokeStaff: [{ revokeStaff: old }, { revokeStaff: done }],
        RevokeInvitation: [{ revokeInvitation: old }, { revokeInvitation: done }],
        Reauthenticate: { reauthenticate: done },
      },
      [invitation],
    );
    await person.click(await screen.findByRole('button', { name: 'Cancel invitation to dana@demo.example' }));
    await person.type(await screen.findByLabelText('Password'), 'right{Enter}');
    expect(await screen.findByText('The invitation to dana@demo.example was canceled')).toBeDefined();

    await person.click(screen.getByRole('button', { name: 'End access for Ben Ortiz' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByRole('textbox'), 'ben@demo.example{Enter}');
    await person.type(await screen.findByLabelText('Password'), 'right{Enter}');
    expect(await screen.findByText('Ben Ortiz was signed out and no longer has access')).toBeDefined();
    expect([sent('RevokeInvitation'), sent('RevokeStaff')].map(({ length }) => length)).toEqual([2, 2]);
  });

  it('leaves the typed invitation and the role alone when the person does not want to prove it', async () => {
    const old = {
      metadata: { status: 403, errors: ['auth/requires-recent-login', 'x'], message: 'Sign in again.' },
    };
    const { person, sent } = open({
      InviteStaff: { inviteStaff: old },
      ChangeStaffRole: { changeStaffRole: old },
    });
    await person.selectOptions(await screen.findByLabelText('Role for Ben Ortiz'), 'Admin');
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/Sign in again\./)).toBeDefined();
    expect(screen.getByLabelText('Role for Ben Ortiz')).toHaveProperty('value', 'caseWorker');

    await person.click(screen.getByRole('button', { name: 'Invite a colleague' }));
    await person.type(screen.getByLabelText('Email'), 'dana@demo.example');
    await person.selectOptions(screen.getByLabelText('Role'), 'Admin');
    await person.click(screen.getByRole('button', { name: 'Send the invitation' }));
    const proof = await screen.findByRole('dialog', { name: 'Is it you?' });
    await person.click(within(proof).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'dana@demo.example');
    expect(sent('InviteStaff')).toHaveLength(1);
  });

  it('sends an open invitation again and withdraws it', async () => {
    const { person, sent } = open(
      { ResendInvitation: { resendInvitation: done }, RevokeInvitation: { revokeInvitation: done } },
      [{ ...invitation, isExpired: true }],
    );
    expect((await rowOf(/dana@demo.example/)).getByText('Expired')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Send again to dana@demo.example' }));
    await person.click(screen.getByRole('button', { name: 'Cancel invitation to dana@demo.example' }));
    expect(await screen.findByText('The invitation to dana@demo.example was canceled')).toBeDefined();
    expect([sent('ResendInvitation'), sent('RevokeInvitation')]).toEqual([
      [{ id: 'invitation-1' }],
      [{ id: 'invitation-1' }],
    ]);
  });

  it('says so when the team could not be loaded, and loads it again', async () => {
    const { person } = open({
      GetTeam: [new Error('offline'), { staffMembers: { members, invitations: [] } }],
    });
    expect((await screen.findByRole('alert')).textContent).toContain('We could not load the team.');
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Ben Ortiz')).toBeDefined();
  });

  it('is not for case workers: no link, and a page that says so [P629]', async () => {
    const api = createFakeApi({});
    renderConsole(buildSession({ request: api.request }), '/team');
    expect(await screen.findByRole('heading', { name: 'Only admins can manage the team' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Team' })).toBeNull();
    expect(api.calls).toEqual([]);
  });
});
