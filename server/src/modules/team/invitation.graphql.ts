import { invitedRoles } from '@handrail/engine/rights';
import { z } from 'zod';
import { anyone, staffWith } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { definePayload, MetadataPayload, toPayload } from '../../platform/graphql/payload.ts';
import { toRecordId } from '../../platform/graphql/record-id.ts';
import { emailAddress } from '../identity/index.ts';
import { enterPartner } from '../partners/index.ts';
import { type FirstStep, FirstStepType } from '../second-factors/index.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { invitationStates } from './invitation.ts';
import { inviteStaff } from './invite-staff.ts';
import { type InvitationNotice, lookUpInvitation } from './look-up-invitation.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';

export const InvitedRoleEnum = builder.enumType('InvitedRole', { values: invitedRoles });
const InvitationStateEnum = builder.enumType('InvitationState', { values: invitationStates });

const InviteStaffInput = builder.inputType('InviteStaffInput', {
  fields: (t) => ({ email: t.string(), role: t.field({ type: InvitedRoleEnum }) }),
});

const invitationRequest = z.object({ email: emailAddress, role: z.enum(invitedRoles) });

builder.mutationField('inviteStaff', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('manageStaff'),
    args: { input: t.arg({ type: InviteStaffInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => inviteStaff(memberContext(visit), parseInput(invitationRequest, input))),
  }),
);

const InvitationInput = builder.inputType('InvitationInput', { fields: (t) => ({ id: t.id() }) });

builder.mutationField('resendInvitation', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('manageStaff'),
    args: { input: t.arg({ type: InvitationInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => resendInvitation(memberContext(visit), toRecordId(input.id))),
  }),
);

builder.mutationField('revokeInvitation', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('manageStaff'),
    args: { input: t.arg({ type: InvitationInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => revokeInvitation(memberContext(visit), toRecordId(input.id))),
  }),
);

const InvitationNoticeType = builder.objectRef<InvitationNotice>('InvitationNotice').implement({
  fields: (t) => ({
    state: t.field({ type: InvitationStateEnum, resolve: ({ state }) => state }),
    email: t.exposeString('email', { nullable: true }),
    role: t.field({ type: InvitedRoleEnum, nullable: true, resolve: ({ role }) => role }),
  }),
});

builder.queryField('staffInvitation', (t) =>
  t.field({
    type: InvitationNoticeType,
    access: anyone,
    args: { partnerId: t.arg.id(), token: t.arg.string() },
    resolve: (_root, { partnerId, token }, visit) => lookUpInvitation(enterPartner(visit, partnerId), token),
  }),
);

const AcceptInvitationInput = builder.inputType('AcceptInvitationInput', {
  fields: (t) => ({ partnerId: t.id(), token: t.string(), name: t.string(), password: t.string() }),
});

const AcceptInvitationPayload = definePayload<{ firstStep: FirstStep }>('AcceptInvitationPayload', (t) => ({
  firstStep: t.field({
    type: FirstStepType,
    nullable: true,
    description: 'Leads to setting up a second factor, and from there to a session.',
    resolve: ({ firstStep }) => firstStep ?? null,
  }),
}));

builder.mutationField('acceptInvitation', (t) =>
  t.field({
    type: AcceptInvitationPayload,
    access: anyone,
    args: { input: t.arg({ type: AcceptInvitationInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => ({
        firstStep: await acceptInvitation(enterPartner(visit, input.partnerId), input),
      })),
  }),
);
