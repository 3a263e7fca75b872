import { SignedXml } from 'xml-crypto';
import { buildSigningKey, type SigningKey } from './build-certificate.ts';

/** An identity provider with a key of its own, which signs whatever it is asked to. */
export interface TestProvider extends SigningKey {
  readonly entityId: string;
  readonly metadata: string;
}

export function buildProvider(entityId = 'https://idp.example/saml'): TestProvider {
  const key = buildSigningKey('Test provider');
  return { ...key, entityId, metadata: buildMetadata({ entityId, certificate: key.certificate }) };
}

export function buildMetadata({
  entityId = 'https://idp.example/saml',
  ssoUrl = 'https://idp.example/sso',
  certificate = '',
}: {
  readonly entityId?: string;
  readonly ssoUrl?: string;
  readonly certificate?: string;
}): string {
  return `<?xml version="1.0"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
  <!-- as downloaded -->
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>
      <ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${ssoUrl}/post"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${ssoUrl}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`;
}

export interface SignatureStyle {
  readonly signatureAlgorithm?: string;
  readonly digestAlgorithm?: string;
  readonly canonicalizationAlgorithm?: string;
}

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** Signs the element with this local name, and puts the signature behind its issuer. */
export function signElement(
  xml: string,
  localName: 'Response' | 'Assertion',
  { privateKey, certificate }: SigningKey,
  style: SignatureStyle = {},
): string {
  const element = `//*[local-name(.)='${localName}']`;
  const canonicalizationAlgorithm = (style.canonicalizationAlgorithm ?? exclusive) as typeof exclusive;
  const signer = new SignedXml({
    privateKey,
    publicCert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----`,
    signatureAlgorithm: style.signatureAlgorithm ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm,
  });
  signer.addReference({
    xpath: element,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', canonicalizationAlgorithm],
    digestAlgorithm: style.digestAlgorithm ?? 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  signer.computeSignature(xml, {
    prefix: 'ds',
    location: { reference: `${element}/*[local-name(.)='Issuer']`, action: 'after' },
  });
  return signer.getSignedXml();
}
