import type { InvitedRole } from '../../gql/operations.ts';

/** The roles that an admin can give, the smallest first. */
export const invitedRoles: readonly InvitedRole[] = ['caseWorker', 'fiscal', 'admin'];
