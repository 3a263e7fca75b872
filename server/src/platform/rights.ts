import { isEntitled, type Right } from '@handrail/engine/rights';
import { type Actor, isStaff, type StaffActor } from './actor.ts';
import { AppError } from './errors/app-error.ts';

/** Whether the actor's role has this right. The product itself may do everything. */
export function hasRight(actor: Actor, right: Right): boolean {
  if (actor.kind === 'system') return true;
  return actor.kind === 'staff' && isEntitled(actor.role, right);
}

/** Refuses everyone whose role does not have this right. */
export function assertRight(actor: Actor, right: Right): void {
  if (!hasRight(actor, right)) throw new AppError('FORBIDDEN');
}

/** The member of staff who acts; everyone else is refused, and so are staff whose role does not have this right. */
export function getStaffWith(actor: Actor, right: Right): StaffActor {
  assertRight(actor, right);
  if (!isStaff(actor)) throw new AppError('FORBIDDEN');
  return actor;
}
