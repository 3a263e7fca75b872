import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { StaffRole } from '../../platform/actor.ts';

/** Admins manage their partner's staff; only platform staff and the product itself appoint platform staff. */
export function assertMayManageStaff(actor: Actor, role: StaffRole): void {
  if (actor.kind === 'system') return;
  if (actor.kind === 'staff' && actor.role === 'platform') return;
  if (actor.kind === 'staff' && actor.role === 'admin' && role !== 'platform') return;
  throw new AppError('FORBIDDEN');
}
