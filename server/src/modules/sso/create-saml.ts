import { type CacheProvider, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { ProviderTrust } from './identity-provider.ts';
import type { ServiceProvider } from './service-provider.ts';

export const requestMinutes = 10;
export const maxAssertionAgeMinutes = 5;
export const clockSkewSeconds = 60;

interface SamlSetting {
  readonly provider: ProviderTrust;
  readonly serviceProvider: ServiceProvider;
  readonly requests: CacheProvider;
  readonly requestId: string;
}

/** The library between one provider and us. Its defaults are too trusting, so each that matters is set here. */
export function createSaml({ provider, serviceProvider, requests, requestId }: SamlSetting): SAML {
  return new SAML({
    entryPoint: provider.ssoUrl,
    idpCert: [...provider.certificates],
    idpIssuer: provider.entityId,
    issuer: serviceProvider.entityId,
    callbackUrl: serviceProvider.acsUrl,
    audience: serviceProvider.entityId,
    wantAuthnResponseSigned: true,
    wantAssertionsSigned: true,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: requests,
    generateUniqueId: () => requestId,
    requestIdExpirationPeriodMs: requestMinutes * 60_000,
    maxAssertionAgeMs: maxAssertionAgeMinutes * 60_000,
    acceptedClockSkewMs: clockSkewSeconds * 1000,
    // The provider chooses how it names people and how they prove themselves; asking for a password would forbid better.
    identifierFormat: null,
    disableRequestedAuthnContext: true,
  });
}
