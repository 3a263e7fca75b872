import { AppError } from '../errors/app-error.ts';
import type { GraphqlVisit } from './graphql-visit.ts';

export interface TenantGuard {
  /** The identity tenant id in which the visit's session was begun. */
  readonly findSessionTenantId: (visit: GraphqlVisit) => Promise<string | undefined>;
  /** Ends the session and puts the attempt on record. */
  readonly onTenantMismatch: (visit: GraphqlVisit) => Promise<void>;
}

/** The tenant comes from the session alone; a call that claims another one loses its session. */
export async function assertClaimedTenant(
  visit: GraphqlVisit,
  claimedTenantId: string | undefined,
  guard: TenantGuard,
): Promise<void> {
  if (claimedTenantId === undefined || visit.actor.kind === 'anonymous') return;
  if ((await guard.findSessionTenantId(visit)) === claimedTenantId) return;
  await guard.onTenantMismatch(visit);
  visit.session.clearSessionCookie();
  throw new AppError('UNAUTHORIZED');
}
