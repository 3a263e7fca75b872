import { X509Certificate } from 'node:crypto';
import type { ProviderTrust } from './identity-provider.ts';
import { attributeOf, childrenOf, descendantsOf, isNamed, namespaces, parseXml, textOf } from './xml.ts';
import { OperatorError } from '../../platform/errors/operator-error.ts';

/** Reads what an identity provider says of itself in its metadata file; throws in words for whoever sets it up. */
export function parseIdpMetadata(text: string): ProviderTrust {
  if (text.length > maxLength) throw new OperatorError('The metadata is longer than a single provider needs');
  const root = parseXml(text.replace(/^\uFEFF/, ''));
  if (!isNamed(root, namespaces.metadata, 'EntityDescriptor'))
    throw new OperatorError('The metadata must describe one provider: its root is not EntityDescriptor');

  const [descriptor] = childrenOf(root, namespaces.metadata, 'IDPSSODescriptor');
  if (!descriptor) throw new OperatorError('The metadata describes no identity provider (IDPSSODescriptor)');
  const entityId = attributeOf(root, 'entityID');
  if (entityId === undefined) throw new OperatorError('The metadata has no entityID');
  return { entityId, ssoUrl: readSsoUrl(descriptor), certificates: readCertificates(descriptor) };
}

const maxLength = 500_000;
const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const minKeyBits = 2048;

function readSsoUrl(descriptor: Element): string {
  const service = childrenOf(descriptor, namespaces.metadata, 'SingleSignOnService').find(
    (element) => element.getAttribute('Binding') === redirectBinding,
  );
  const address = service && attributeOf(service, 'Location');
  if (address === undefined)
    throw new OperatorError('The metadata has no SingleSignOnService with HTTP-Redirect');
  if (!isSafeAddress(address)) throw new OperatorError(`The address ${address} is not https`);
  return address;
}

/** A provider on the same machine needs no https, so that one can be tried out. */
function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}

function readCertificates(descriptor: Element): string[] {
  const texts = childrenOf(descriptor, namespaces.metadata, 'KeyDescriptor')
    .filter((key) => key.getAttribute('use') !== 'encryption')
    .flatMap((key) => descendantsOf(key, 'X509Certificate').map(textOf));
  const certificates = [...new Set(texts.map((text) => text.replace(/\s+/g, '')))];
  if (certificates.length === 0) throw new OperatorError('The metadata has no certificate for signing');
  certificates.forEach(assertStrong);
  return certificates;
}

function assertStrong(certificate: string): void {
  const { publicKey } = readCertificate(certificate);
  const bits = publicKey.asymmetricKeyDetails?.modulusLength ?? 0;
  if (publicKey.asymmetricKeyType !== 'rsa' || bits < minKeyBits)
    throw new OperatorError(`The certificate must hold an RSA key of at least ${String(minKeyBits)} bits`);
}

function readCertificate(certificate: string): X509Certificate {
  try {
    return new X509Certificate(Buffer.from(certificate, 'base64'));
  } catch (cause) {
    throw new OperatorError('The metadata has a certificate that cannot be read', { cause });
  }
}
