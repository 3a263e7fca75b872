export { ensureUser } from './ensure-user.ts';
export { saveUser, type UserDraft } from './save-user.ts';
export { findUserByEmail, findUserById } from './user-store.ts';
export type { User, UserTenant } from './user.ts';
