export { toContinuePath } from './continue-path.ts';
export { emailAddress } from './email-address.ts';
export { findSessionActor } from './find-session-actor.ts';
export { giveFirstPassword } from './give-first-password.ts';
export { getSessionTenant, platformTenantId } from './identity-tenant.ts';
export { issueIdentityToken } from './issue-identity-token.ts';
export { setPassword } from './set-password.ts';
export { endSessionForTenantMismatch, findSessionTenantId } from './tenant-guard.ts';
export { toVerifier } from './to-verifier.ts';
