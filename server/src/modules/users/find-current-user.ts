import { listRights, type Right, type StaffRole } from '@handrail/engine/rights';
import { isStaff } from '../../platform/actor.ts';
import type { Visit } from '../../platform/context.ts';
import { findUserById } from './user-store.ts';
import type { User } from './user.ts';

/** The person behind a session, with the role in which they act. */
export interface CurrentUser extends User {
  readonly partnerId: string;
  readonly isStaff: boolean;
  readonly role: StaffRole | 'applicant' | 'advocate';
  /** What they may do as staff; applicants and advocates have none. */
  readonly rights: readonly Right[];
}

/** The person who acts, when the session is one of a person. */
export async function findCurrentUser(visit: Visit): Promise<CurrentUser | null> {
  const { actor } = visit;
  if (actor.kind !== 'applicant' && !isStaff(actor)) return null;
  const { partnerId, userId } = actor;

  const user = await visit.enter(partnerId).db.read((tx) => findUserById(tx, partnerId, userId));
  if (!user) return null;
  if (!isStaff(actor)) return { ...user, partnerId, isStaff: false, role: actor.tenant, rights: [] };
  return { ...user, partnerId, isStaff: true, role: actor.role, rights: listRights(actor.role) };
}
