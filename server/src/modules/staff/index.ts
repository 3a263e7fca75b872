export { appointStaff } from './appoint-staff.ts';
export { revokeStaff } from './revoke-staff.ts';
export { findStaff } from './staff-store.ts';
