export { findIdentityProvider, type StoredTenant } from './identity-provider-store.ts';
export { finishSingleSignOn, type SignOnOutcome } from './finish-single-sign-on.ts';
export type { SsoTenant } from './identity-provider.ts';
export { openResponse } from './open-response.ts';
export { parseIdpMetadata } from './parse-idp-metadata.ts';
export { SamlRefusal } from './saml-refusal.ts';
export { fingerprintOf, saveIdentityProvider } from './save-identity-provider.ts';
export { toServiceProvider, toServiceProviderMetadata, toSignInPage } from './service-provider.ts';
