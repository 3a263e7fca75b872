import { AppError } from '../../platform/errors/app-error.ts';
import type { Partner } from '../partners/index.ts';
import type { UserTenant } from '../users/index.ts';

export type IdentityTenant = keyof Partner['tenantIds'];

/** The tenant that an id names at this partner; an id of elsewhere is refused. */
export function getTenant({ tenantIds }: Partner, tenantId: string): IdentityTenant {
  if (tenantId === tenantIds.applicant) return 'applicant';
  if (tenantId === tenantIds.advocate) return 'advocate';
  if (tenantId === tenantIds.staff) return 'staff';
  throw new AppError('auth/tenant-id-mismatch');
}

/** Staff of the platform operator have one tenant, whichever partner they enter (P608). */
export const platformTenantId = 'platform';

/** The tenant in which a session begins, which may also be the platform's. */
export function getSessionTenant(partner: Partner, tenantId: string): UserTenant {
  return tenantId === platformTenantId ? 'platform' : getTenant(partner, tenantId);
}
