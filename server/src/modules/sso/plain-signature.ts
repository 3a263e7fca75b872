import { refuseUnless } from './saml-refusal.ts';
import { attributeOf, childrenOf, descendantsOf, namespaces, onlyChildOf } from './xml.ts';

/** Refuses a signature that is not the plain kind: over the very element that it stands in, with today's algorithms. */
export function assertPlainSignature(signed: Element): void {
  const id = attributeOf(signed, 'ID');
  const signature = onlyChildOf(signed, namespaces.signature, 'Signature');
  refuseUnless(id !== undefined && signature !== undefined, 'unexpected-shape');

  const info = onlyChildOf(signature, namespaces.signature, 'SignedInfo');
  refuseUnless(info !== undefined, 'unexpected-shape');
  const [reference, ...others] = childrenOf(info, namespaces.signature, 'Reference');
  refuseUnless(reference?.getAttribute('URI') === `#${id}` && others.length === 0, 'unexpected-shape');
  refuseUnless(descendantsOf(signature, 'Reference').length === 1, 'unexpected-shape');

  for (const [element, algorithms] of Object.entries(allowed)) {
    const used = descendantsOf(info, element).map((node) => node.getAttribute('Algorithm') ?? '');
    refuseUnless(used.length > 0 && used.every((one) => algorithms.includes(one)), 'weak-signature');
  }
}

const exclusiveCanonical = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** SHA-1 is broken, other transforms can cut out what was not signed, and a canonical form with comments keeps them. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  CanonicalizationMethod: [exclusiveCanonical],
  SignatureMethod: [
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  ],
  DigestMethod: ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'],
  Transform: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', exclusiveCanonical],
};
