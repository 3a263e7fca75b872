import { staffWith } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { MetadataPayload, toPayload } from '../../platform/graphql/payload.ts';
import { toRecordId } from '../../platform/graphql/record-id.ts';
import { changeStaffRole } from './change-staff-role.ts';
import { InvitedRoleEnum } from './invitation.graphql.ts';
import { listTeam, type OpenInvitation, type Team, type TeamMember } from './list-team.ts';
import { revokeStaff } from './revoke-staff.ts';

const TeamMemberType = builder.objectRef<TeamMember>('StaffMember').implement({
  fields: (t) => ({
    userId: t.exposeID('userId'),
    name: t.exposeString('name', { nullable: true }),
    email: t.exposeString('email'),
    role: t.exposeString('role'),
    hasSecondFactor: t.exposeBoolean('hasSecondFactor'),
    isSelf: t.exposeBoolean('isSelf', { description: 'Whether this is the caller.' }),
  }),
});

const OpenInvitationType = builder.objectRef<OpenInvitation>('OpenInvitation').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    email: t.exposeString('email'),
    role: t.field({ type: InvitedRoleEnum, resolve: ({ role }) => role }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    expiresAt: t.field({ type: 'DateTime', resolve: ({ expiresAt }) => expiresAt }),
    isExpired: t.exposeBoolean('isExpired'),
  }),
});

const TeamType = builder.objectRef<Team>('Team').implement({
  fields: (t) => ({
    members: t.field({ type: [TeamMemberType], resolve: ({ members }) => [...members] }),
    invitations: t.field({ type: [OpenInvitationType], resolve: ({ invitations }) => [...invitations] }),
  }),
});

builder.queryField('staffMembers', (t) =>
  t.field({
    type: TeamType,
    access: staffWith('manageStaff'),
    description: 'Everyone who works for the partner, and everyone who was invited.',
    resolve: (_root, _args, visit) => listTeam(memberContext(visit)),
  }),
);

const ChangeStaffRoleInput = builder.inputType('ChangeStaffRoleInput', {
  fields: (t) => ({ userId: t.id(), role: t.field({ type: InvitedRoleEnum }) }),
});

builder.mutationField('changeStaffRole', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('manageStaff'),
    args: { input: t.arg({ type: ChangeStaffRoleInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => changeStaffRole(memberContext(visit), toRecordId(input.userId), input.role)),
  }),
);

const RevokeStaffInput = builder.inputType('RevokeStaffInput', {
  fields: (t) => ({ userId: t.id() }),
});

builder.mutationField('revokeStaff', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('manageStaff'),
    args: { input: t.arg({ type: RevokeStaffInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => revokeStaff(memberContext(visit), toRecordId(input.userId))),
  }),
);
