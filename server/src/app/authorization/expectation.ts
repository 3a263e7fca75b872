import type { ErrorCode } from '../../platform/errors/catalogue.ts';
import type { DelicateAct } from '../../platform/recent-sign-in.ts';

/** Everyone who may call an operation. Owner and other applicant belong to the same partner. */
export const matrixActors = [
  'anonymous',
  'owner',
  'otherApplicant',
  'advocate',
  'caseWorker',
  'fiscal',
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
  readonly staffTenantId: string;
  readonly ownerId: string;
  /** The owner's application, and a program to which nobody has applied. */
  readonly applicationId: string;
  readonly caseId: string;
  readonly secondProgramId: string;
  /** Another application of the owner's that was submitted, an export and a private view of the partner's admin. */
  readonly submittedId: string;
  readonly exportId: string;
  readonly viewId: string;
  /** Another text in every call. */
  readonly unique: string;
}

/** A call that needs a fresh sign-in, and who makes it. */
export interface DelicateCall {
  readonly as: MatrixActor;
  /** What makes the call delicate; without it, every call of the operation is. */
  readonly variables?: (target: MatrixTarget) => Record<string, unknown>;
}

export interface OperationExpectation {
  readonly document: string;
  /** Whether the call names what is made of submitted cases, which takes a while to build. */
  readonly isOfCasework?: true;
  readonly variables?: (target: MatrixTarget) => Record<string, unknown>;
  /** The call names the actor's own partner. */
  readonly atHome: Record<MatrixActor, Outcome>;
  /** The call names another partner. */
  readonly abroad: Record<MatrixActor, Outcome>;
  /** For which of its acts a sign-in of a while ago is not enough. */
  readonly delicate?: Partial<Record<DelicateAct, DelicateCall>>;
}

export const visitors = (outcome: Outcome) => ({
  anonymous: outcome,
  expiredSession: outcome,
  revokedSession: outcome,
});

/** People who apply, for themselves or for a client. */
export const applicants = (outcome: Outcome) => ({
  owner: outcome,
  otherApplicant: outcome,
  advocate: outcome,
});

export const staff = (outcome: Outcome) => ({
  caseWorker: outcome,
  fiscal: outcome,
  partnerAdmin: outcome,
  platformStaff: outcome,
});

export const members = (outcome: Outcome) => ({ ...applicants(outcome), ...staff(outcome) });

const signInFirst = visitors('UNAUTHORIZED');

/** The same for everyone with a session. */
export const membersOnly = (outcome: Outcome) => ({ ...signInFirst, ...members(outcome) });

/** People who apply are told one thing, staff are refused. */
export const applicantsOnly = (outcome: Outcome) => ({ ...membersOnly('FORBIDDEN'), ...applicants(outcome) });

/** What is the owner's looks absent to, or is refused to, other people who apply; staff are refused. */
export const ownerOnly = (outcome: Outcome, others: Outcome) => ({
  ...applicantsOnly(others),
  owner: outcome,
});

/** Every member of staff is told one thing, people who apply are refused. */
export const staffOnly = (outcome: Outcome) => ({ ...membersOnly('FORBIDDEN'), ...staff(outcome) });

/** Those who work on cases: fiscal officers only read them. */
export const caseWorkersOnly = (outcome: Outcome) => ({
  ...staffOnly(outcome),
  fiscal: 'FORBIDDEN' as const,
});

export const adminsOnly = (outcome: Outcome) => ({
  ...membersOnly('FORBIDDEN'),
  partnerAdmin: outcome,
  platformStaff: outcome,
});

/** The call cannot name a partner, so abroad is like at home. */
export const everywhere = (outcomes: OperationExpectation['atHome']) => ({
  atHome: outcomes,
  abroad: outcomes,
});

export const everyone = (outcome: Outcome) => ({ ...visitors(outcome), ...members(outcome) });

/** A visitor may name any partner; a person with a session, only their own. */
export const visitorsAnywhere = (outcome: Outcome) => ({
  atHome: everyone(outcome),
  abroad: { ...visitors(outcome), ...members('NOT_FOUND') },
});

/** A mutation with one input that answers metadata. */
export function mutation(name: string, inputType: string): string {
  return `mutation Test($input: ${inputType}!) { ${name}(input: $input) { metadata { status errors } } }`;
}
