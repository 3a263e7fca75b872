export { findSessionActor } from './find-session-actor.ts';
export { giveFirstPassword } from './give-first-password.ts';
export { setPassword } from './set-password.ts';
export { endSessionForTenantMismatch, findSessionTenantId } from './tenant-guard.ts';
