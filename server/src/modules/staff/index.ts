export { appointStaff } from './appoint-staff.ts';
export { giveStaffRole } from './give-staff-role.ts';
export { assertMayManageStaff } from './staff-policy.ts';
export { findStaff, listStaff, lockAdmins, upsertStaff } from './staff-store.ts';
export { waiveSecondFactor } from './waive-second-factor.ts';
