export { inviteStaffOnce } from './invite-staff-once.ts';
export { inviteStaff, type InvitingContext } from './invite-staff.ts';
export { listStaffToInvite } from './list-staff-to-invite.ts';
export { revokeStaff } from './revoke-staff.ts';
export { takeUpInvitation } from './take-up-invitation.ts';
