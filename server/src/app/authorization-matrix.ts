import type { ErrorCode } from '../platform/errors/catalogue.ts';

/** Everyone who may knock on an operation. Owner and other applicant are two people of the same partner. */
export const matrixActors = [
  'anonymous',
  'owner',
  'otherApplicant',
  'advocate',
  'caseWorker',
  'partnerAdmin',
  'platformStaff',
  'expiredSession',
  'revokedSession',
] as const;

export type MatrixActor = (typeof matrixActors)[number];

/** What comes of a call: it is done, it finds nothing, or it is refused with a code of the catalogue. */
export type Outcome = 'done' | 'nothing' | ErrorCode;

export interface MatrixTarget {
  readonly partnerId: string;
  readonly externalId: string;
  readonly applicantTenantId: string;
  readonly ownerId: string;
  /** Another text in every call. */
  readonly unique: string;
}

export interface OperationExpectation {
  readonly document: string;
  readonly variables?: (target: MatrixTarget) => Record<string, unknown>;
  /** The call names the actor's own partner. */
  readonly atHome: Record<MatrixActor, Outcome>;
  /** The call names another partner. */
  readonly abroad: Record<MatrixActor, Outcome>;
}

const visitors = (outcome: Outcome) => ({
  anonymous: outcome,
  expiredSession: outcome,
  revokedSession: outcome,
});

const members = (outcome: Outcome) => ({
  owner: outcome,
  otherApplicant: outcome,
  advocate: outcome,
  caseWorker: outcome,
  partnerAdmin: outcome,
  platformStaff: outcome,
});

const everyone = (outcome: Outcome) => ({ ...visitors(outcome), ...members(outcome) });

/** A visitor may name any partner; a person with a session, only their own. */
const visitorsAnywhere = (outcome: Outcome) => ({
  atHome: everyone(outcome),
  abroad: { ...visitors(outcome), ...members('NOT_FOUND') },
});

/** What is expected of every operation, written down apart from the rules and read by people. */
export const authorizationMatrix: Record<string, OperationExpectation> = {
  'Query.partners': {
    document: `query Test($externalId: NonEmptyString!) {
      partners(filter: { externalId: $externalId }) { nodes { id programs { id } applicantTypes { id } } }
    }`,
    variables: ({ externalId }) => ({ externalId }),
    ...visitorsAnywhere('done'),
  },
  'Query.currentUser': {
    document: 'query Test { currentUser { id email } }',
    atHome: { ...visitors('nothing'), ...members('done') },
    abroad: { ...visitors('nothing'), ...members('done') },
  },
  'Query.incidentMessages': {
    document: 'query Test($partnerId: ID!) { incidentMessages(partnerId: $partnerId) { nodes { id } } }',
    variables: ({ partnerId }) => ({ partnerId }),
    ...visitorsAnywhere('done'),
  },
  'Mutation.sendMagicLink': {
    document: mutation('sendMagicLink', 'SendMagicLinkInput'),
    variables: (target) => ({ input: magicLink(target) }),
    ...visitorsAnywhere('done'),
  },
  'Mutation.sendMagicLinkV2': {
    document: mutation('sendMagicLinkV2', 'SendMagicLinkV2Input'),
    variables: (target) => ({
      input: {
        ...magicLink(target),
        continueUrl: `https://aid.example/${target.externalId}/identity/magicLink`,
      },
    }),
    ...visitorsAnywhere('done'),
  },
  'Mutation.signInWithEmailLink': {
    document: mutation('signInWithEmailLink', 'SignInWithEmailLinkInput'),
    variables: ({ partnerId, applicantTenantId, unique }) => ({
      input: { partnerId, tenantId: applicantTenantId, token: unique, email: `${unique}@demo.example` },
    }),
    ...visitorsAnywhere('auth/invalid-action-code'),
  },
  'Mutation.signInWithPassword': {
    document: mutation('signInWithPassword', 'SignInWithPasswordInput'),
    variables: ({ partnerId, applicantTenantId, unique }) => ({
      input: { partnerId, tenantId: applicantTenantId, email: `${unique}@demo.example`, password: unique },
    }),
    ...visitorsAnywhere('auth/wrong-password'),
  },
  'Mutation.beginSession': {
    document: mutation('beginSession', 'BeginSessionInput'),
    variables: ({ partnerId, applicantTenantId, ownerId, unique }) => ({
      input: {
        partnerId,
        tenantId: applicantTenantId,
        token: unique,
        authenticationMechanism: 'BASIC',
        userId: ownerId,
      },
    }),
    ...visitorsAnywhere('auth/invalid-verification-code'),
  },
  'Mutation.endSession': {
    document: 'mutation Test { endSession { metadata { status errors } } }',
    atHome: everyone('done'),
    abroad: everyone('done'),
  },
  'Mutation.recordPageView': {
    document: mutation('recordPageView', 'RecordPageViewInput'),
    variables: ({ partnerId }) => ({ input: { partnerId, app: 'portal', route: '/application/portal' } }),
    ...visitorsAnywhere('done'),
  },
};

function mutation(name: string, inputType: string): string {
  return `mutation Test($input: ${inputType}!) { ${name}(input: $input) { metadata { status errors } } }`;
}

function magicLink({ partnerId, applicantTenantId, unique }: MatrixTarget) {
  return {
    email: `${unique}@demo.example`,
    partnerId,
    tenantId: applicantTenantId,
    timezone: 'America/New_York',
  };
}
