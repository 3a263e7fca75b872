import type { StaffRole } from '@handrail/engine/rights';

/** Who acts: a visitor, a person with a session, or the product itself. */
export type Actor = AnonymousActor | ApplicantActor | StaffActor | SystemActor;

export interface AnonymousActor {
  readonly kind: 'anonymous';
}

/** An applicant or an advocate; which of the two is their identity tenant. */
export interface ApplicantActor {
  readonly kind: 'applicant';
  readonly tenant: 'applicant' | 'advocate';
  readonly partnerId: string;
  readonly userId: string;
  readonly sessionId: string;
  /** When the person last proved who they are. */
  readonly authenticatedAt: Date;
}

export interface StaffActor {
  readonly kind: 'staff';
  readonly role: StaffRole;
  readonly partnerId: string;
  readonly userId: string;
  readonly sessionId: string;
  /** When the person last proved who they are. */
  readonly authenticatedAt: Date;
}

/** Background jobs, the command line and the start of the product. */
export interface SystemActor {
  readonly kind: 'system';
  readonly name: string;
}

/** Whether a member of staff acts, for what is the same in every role; what they may do is a question of rights. */
export function isStaff(actor: Actor): actor is StaffActor {
  return actor.kind === 'staff';
}

/** The role in which someone reaches the database. */
export function toRole(actor: Actor): string {
  if (actor.kind === 'applicant') return actor.tenant;
  if (actor.kind === 'staff') return actor.role;
  return actor.kind;
}
