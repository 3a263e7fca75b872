export { inviteStaff } from './invite-staff.ts';
export { revokeStaff } from './revoke-staff.ts';
export { takeUpInvitation } from './take-up-invitation.ts';
