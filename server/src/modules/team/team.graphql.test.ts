import { describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
const metadata = 'metadata { status errors message }';
const staffMembers = `query Team { staffMembers { members { userId email role isSelf hasSecondFactor }
  invitations { id email role isExpired } } }`;
const inviteStaff = `mutation Invite($input: InviteStaffInput!) { answer: inviteStaff(input: $input) { ${metadata} } }`;
const changeStaffRole = `mutation Change($input: ChangeStaffRoleInput!) {
  answer: changeStaffRole(input: $input) { ${metadata} } }`;
const staffInvitation = `query Invitation($partnerId: ID!, $token: String!) {
  staffInvitation(partnerId: $partnerId, token: $token) { state email role } }`;
const acceptInvitation = `mutation Accept($input: AcceptInvitationInput!) {
  answer: acceptInvitation(input: $input) { ${metadata} firstStep { factors } } }`;

interface Answer {
  readonly answer: { readonly metadata: { status: number; errors: string[]; message: string | null } };
}

async function setUp() {
  const { id: partnerId } = await insertPartner(database());
  const user = await insertStaff(database(), partnerId, { role: 'admin' });
  const { actor } = await insertSession(database(), partnerId, user);
  const admin = buildContext(database(), { partnerId, actor });
  const visitor = buildContext(database(), { partnerId });
  return { partnerId, user, admin, visitor };
}

describe('the team over the API', () => {
  it('goes from an invitation in any spelling to a member [P629]', async () => {
    const { partnerId, user, admin, visitor } = await setUp();
    const input = { email: ' Ben@Demo.example', role: 'fiscal' };
    const { data } = await runOperation<Answer>(admin, inviteStaff, { input });
    expect(data.answer.metadata.status).toBe(200);
    const [mail] = await deliverMails(admin);
    const token = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';

    const looked = await runOperation(visitor, staffInvitation, { partnerId, token });
    expect(looked.data).toEqual({
      staffInvitation: { state: 'valid', email: 'ben@demo.example', role: 'fiscal' },
    });
    const joined = await runOperation(visitor, acceptInvitation, {
      input: { partnerId, token, name: 'Ben Ortiz', password: 'three calm herons, 7' },
    });
    expect(joined.data).toMatchObject({ answer: { metadata: { status: 200 }, firstStep: { factors: [] } } });

    const team = await runOperation(admin, staffMembers);
    expect(team.data).toMatchObject({
      staffMembers: {
        members: [
          { userId: user.id, role: 'admin', isSelf: true },
          { email: 'ben@demo.example', role: 'fiscal', isSelf: false, hasSecondFactor: false },
        ],
        invitations: [],
      },
    });
  });

  it('refuses an address that is none, a role that is none and an id that is none', async () => {
    const { admin, user } = await setUp();
    const bad = await runOperation<Answer>(admin, inviteStaff, { input: { email: 'ben', role: 'admin' } });
    expect(bad.data.answer.metadata.errors[0]).toBe('INVALID_INPUT');
    const platform = { email: 'ben@demo.example', role: 'platform' };
    expect((await runOperation(admin, inviteStaff, { input: platform })).errors).toHaveLength(1);
    const nobody = { userId: 'nobody', role: 'admin' };
    const missing = await runOperation<Answer>(admin, changeStaffRole, { input: nobody });
    expect(missing.data.answer.metadata).toMatchObject({ status: 404, errors: ['NOT_FOUND', 'Not found'] });
    const own = await runOperation<Answer>(admin, changeStaffRole, {
      input: { userId: user.id, role: 'fiscal' },
    });
    expect(own.data.answer.metadata.message).toBe(
      'You cannot change your own role or remove yourself. Ask another admin to do it.',
    );
  });
});
