import type { StaffRole } from '../../platform/actor.ts';
import type { Visit } from '../../platform/context.ts';
import { findUserById } from './user-store.ts';
import type { User } from './user.ts';

/** The person behind a session, with the role in which they act. */
export interface CurrentUser extends User {
  readonly partnerId: string;
  readonly isStaff: boolean;
  readonly role: StaffRole | 'applicant' | 'advocate';
}

/** The person who acts, when the session is one of a person. */
export async function findCurrentUser(visit: Visit): Promise<CurrentUser | null> {
  const { actor } = visit;
  if (actor.kind !== 'applicant' && actor.kind !== 'staff') return null;
  const { partnerId, userId } = actor;

  const user = await visit.enter(partnerId).db.transaction((tx) => findUserById(tx, partnerId, userId));
  if (!user) return null;
  const isStaff = actor.kind === 'staff';
  return { ...user, partnerId, isStaff, role: isStaff ? actor.role : actor.tenant };
}
