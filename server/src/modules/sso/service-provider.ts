import { generateServiceProviderMetadata } from '@node-saml/node-saml';
import type { SsoTenant } from './identity-provider.ts';

/** Our side of single sign-on, as one tenant's identity provider knows it. */
export interface ServiceProvider {
  readonly tenant: SsoTenant;
  /** Differs by partner and tenant, so that an assertion for one is nothing to another. */
  readonly entityId: string;
  /** Where the provider posts its answer. */
  readonly acsUrl: string;
}

/** The operator registers one address at its provider and enters every partner from there. */
export function toServiceProvider(tenant: SsoTenant, publicUrl: string, externalId: string): ServiceProvider {
  const base = publicUrl + basePaths[tenant](externalId);
  return { tenant, entityId: `${base}/metadata`, acsUrl: `${base}/acs` };
}

const basePaths = {
  advocate: (externalId: string) => `/${externalId}/identity/beam/saml`,
  staff: (externalId: string) => `/partner/${externalId}/identity/saml`,
  platform: () => '/platform/identity/saml',
} as const satisfies Record<SsoTenant, (externalId: string) => string>;

/** The page at which a person of this tenant starts and to which they return. */
export function toSignInPage(tenant: SsoTenant, externalId: string): string {
  return tenant === 'advocate' ? `/${externalId}/identity/beam/saml` : `/partner/${externalId}/sign-in`;
}

/** What an identity provider reads to get to know us. */
export function toServiceProviderMetadata({ entityId, acsUrl }: ServiceProvider): string {
  return generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: acsUrl,
    identifierFormat: null,
    wantAssertionsSigned: true,
  });
}
