import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Settings are changed by the product itself, platform staff and the partner's admins. */
export function assertMaySavePartner(actor: Actor): void {
  if (actor.kind === 'system') return;
  if (actor.kind === 'staff' && (actor.role === 'admin' || actor.role === 'platform')) return;
  throw new AppError('FORBIDDEN');
}
