export { appointStaff } from './appoint-staff.ts';
export { revokeStaff } from './revoke-staff.ts';
export { findStaff, type Staff } from './staff-store.ts';
