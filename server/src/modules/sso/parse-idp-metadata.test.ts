import { describe, expect, it } from 'vitest';
import { buildSigningKey } from '../../testing/saml/build-certificate.ts';
import { buildMetadata } from '../../testing/saml/identity-provider.ts';
import { parseIdpMetadata } from './parse-idp-metadata.ts';

const { certificate } = buildSigningKey('Provider');
const metadata = buildMetadata({ certificate });

describe('parseIdpMetadata', () => {
  it('reads the name, the redirect address and the certificate of a provider', () => {
    expect(parseIdpMetadata(metadata)).toEqual({
      entityId: 'https://idp.example/saml',
      ssoUrl: 'https://idp.example/sso',
      certificates: [certificate],
    });
  });

  it('keeps every signing certificate, so that a provider can change its key', () => {
    const next = buildSigningKey('Provider, next year').certificate;
    const keyOf = (use: string, text: string) =>
      `<md:KeyDescriptor${use}><ds:X509Certificate xmlns:ds="d">${text}</ds:X509Certificate></md:KeyDescriptor>`;
    const both = metadata.replace(
      '<md:SingleSignOnService',
      `${keyOf('', next)}${keyOf(' use="encryption"', 'AAAA')}<md:SingleSignOnService`,
    );
    expect(parseIdpMetadata(both).certificates).toEqual([certificate, next]);
  });

  it('lets a provider on the same machine do without https', () => {
    const local = buildMetadata({ certificate, ssoUrl: 'http://localhost:7000/sso' });
    expect(parseIdpMetadata(local).ssoUrl).toBe('http://localhost:7000/sso');
  });

  it.each([
    [
      'entities',
      metadata.replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>'),
      'The XML declares a document type or entities',
    ],
    ['broken XML', metadata.slice(0, 300), 'The XML is broken'],
    [
      'a federation',
      metadata.replaceAll('md:EntityDescriptor', 'md:EntitiesDescriptor'),
      'its root is not EntityDescriptor',
    ],
    ['a service provider', metadata.replaceAll('IDPSSO', 'SPSSO'), 'describes no identity provider'],
    ['a nameless provider', metadata.replace(/ entityID="[^"]*"/, ''), 'has no entityID'],
    ['no address', metadata.replaceAll('HTTP-Redirect', 'SOAP'), 'no SingleSignOnService with HTTP-Redirect'],
    ['plain http', buildMetadata({ certificate, ssoUrl: 'http://idp.example/sso' }), 'is not https'],
    ['a script', buildMetadata({ certificate, ssoUrl: 'javascript:alert(1)' }), 'is not https'],
    ['no certificate', metadata.replace(/<md:KeyDescriptor.*<\/md:KeyDescriptor>/s, ''), 'no certificate'],
    [
      'a weak key',
      buildMetadata({ certificate: buildSigningKey('Weak', 1024).certificate }),
      'an RSA key of at least 2048 bits',
    ],
    ['a file of half a million characters', metadata + ' '.repeat(500_000), 'longer than'],
  ])('refuses %s', (_what, text, message) => {
    expect(() => parseIdpMetadata(text)).toThrow(message);
  });
});
