import {
  adminsOnly,
  everyone,
  everywhere,
  members,
  membersOnly,
  mutation,
  type OperationExpectation,
  type Outcome,
  staffOnly,
  visitors,
  visitorsAnywhere,
} from './expectation.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

/** A call without the token of a first step is one of the session's own person. */
const enrolment = (outcome: Outcome) => ({
  atHome: staffOnly(outcome),
  abroad: membersOnly('NOT_FOUND'),
});

const changingTeam: OperationExpectation['delicate'] = { changeTeam: { as: 'partnerAdmin' } };

export const staffExpectations: Record<string, OperationExpectation> = {
  'Query.staffMembers': {
    document: 'query Test { staffMembers { members { userId } invitations { id } } }',
    ...everywhere(adminsOnly('done')),
  },
  'Mutation.inviteStaff': {
    document: mutation('inviteStaff', 'InviteStaffInput'),
    variables: ({ unique }) => ({ input: { email: `${unique}@demo.example`, role: 'caseWorker' } }),
    ...everywhere(adminsOnly('done')),
    delicate: changingTeam,
  },
  'Mutation.resendInvitation': {
    document: mutation('resendInvitation', 'InvitationInput'),
    variables: () => ({ input: { id: nobody } }),
    ...everywhere(adminsOnly('NOT_FOUND')),
    delicate: changingTeam,
  },
  'Mutation.revokeInvitation': {
    document: mutation('revokeInvitation', 'InvitationInput'),
    variables: () => ({ input: { id: nobody } }),
    ...everywhere(adminsOnly('NOT_FOUND')),
    delicate: changingTeam,
  },
  'Mutation.changeStaffRole': {
    document: mutation('changeStaffRole', 'ChangeStaffRoleInput'),
    variables: ({ ownerId }) => ({ input: { userId: ownerId, role: 'admin' } }),
    ...everywhere(adminsOnly('NOT_FOUND')),
    delicate: changingTeam,
  },
  'Mutation.revokeStaff': {
    document: mutation('revokeStaff', 'RevokeStaffInput'),
    variables: ({ ownerId }) => ({ input: { userId: ownerId } }),
    ...everywhere(adminsOnly('NOT_FOUND')),
    delicate: changingTeam,
  },
  'Query.staffInvitation': {
    document: `query Test($partnerId: ID!, $token: String!) {
      staffInvitation(partnerId: $partnerId, token: $token) { state }
    }`,
    variables: ({ partnerId, unique }) => ({ partnerId, token: unique }),
    ...visitorsAnywhere('done'),
  },
  'Mutation.acceptInvitation': {
    document: mutation('acceptInvitation', 'AcceptInvitationInput'),
    variables: ({ partnerId, unique }) => ({
      input: { partnerId, token: unique, name: 'Ada Reyes', password: 'tulip-7-vase' },
    }),
    ...visitorsAnywhere('auth/invalid-invitation'),
  },
  'Query.secondFactors': {
    document: 'query Test { secondFactors { nodes { id } recoveryCodesLeft } }',
    ...everywhere(staffOnly('done')),
  },
  'Mutation.beginTotpEnrolment': {
    document: mutation('beginTotpEnrolment', 'BeginEnrolmentInput'),
    variables: ({ partnerId }) => ({ input: { partnerId } }),
    ...enrolment('done'),
    delicate: { addSecondFactor: { as: 'partnerAdmin' } },
  },
  'Mutation.confirmTotpEnrolment': {
    document: mutation('confirmTotpEnrolment', 'ConfirmTotpEnrolmentInput'),
    variables: ({ partnerId }) => ({ input: { partnerId, code: '000000' } }),
    ...enrolment('NOT_FOUND'),
    delicate: { addSecondFactor: { as: 'partnerAdmin' } },
  },
  'Mutation.beginPasskeyEnrolment': {
    document: mutation('beginPasskeyEnrolment', 'BeginEnrolmentInput'),
    variables: ({ partnerId }) => ({ input: { partnerId } }),
    ...enrolment('done'),
    delicate: { addSecondFactor: { as: 'partnerAdmin' } },
  },
  'Mutation.confirmPasskeyEnrolment': {
    document: mutation('confirmPasskeyEnrolment', 'ConfirmPasskeyEnrolmentInput'),
    variables: ({ partnerId }) => ({
      input: {
        partnerId,
        response: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
      },
    }),
    ...enrolment('auth/invalid-second-factor'),
    delicate: { addSecondFactor: { as: 'partnerAdmin' } },
  },
  'Mutation.removeSecondFactor': {
    document: mutation('removeSecondFactor', 'RemoveSecondFactorInput'),
    variables: () => ({ input: { id: nobody } }),
    ...everywhere(staffOnly('NOT_FOUND')),
    delicate: { removeSecondFactor: { as: 'partnerAdmin' } },
  },
  'Mutation.makeRecoveryCodes': {
    document: 'mutation Test { makeRecoveryCodes { metadata { status errors } } }',
    ...everywhere(staffOnly('auth/second-factor-missing')),
    delicate: { makeRecoveryCodes: { as: 'partnerAdmin' } },
  },
  'Mutation.beginPasskeyCheck': {
    document: mutation('beginPasskeyCheck', 'BeginPasskeyCheckInput'),
    variables: ({ partnerId, unique }) => ({ input: { partnerId, firstStep: unique } }),
    ...visitorsAnywhere('auth/sign-in-step-over'),
  },
  'Mutation.confirmSecondFactor': {
    document: mutation('confirmSecondFactor', 'ConfirmSecondFactorInput'),
    variables: ({ partnerId, unique }) => ({ input: { partnerId, firstStep: unique, code: '000000' } }),
    atHome: everyone('auth/sign-in-step-over'),
    abroad: { ...visitors('auth/sign-in-step-over'), ...members('NOT_FOUND') },
  },
};

const credential = { id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {} };
