export { inviteStaff } from './invite-staff.ts';
export { revokeStaff } from './revoke-staff.ts';
