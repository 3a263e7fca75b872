import { randomUUID } from 'node:crypto';
import {
  attribute,
  type BasicParts,
  buildResponse,
  encode,
  type ResponseParts,
  toParts,
  writeAssertion,
  writeResponse,
} from './build-response.ts';
import { signElement, type TestProvider } from './identity-provider.ts';
import { wrappings } from './signature-wrapping.ts';

/** What a forger has in hand: a sign-in that is waiting for its answer, and providers that are not its own. */
export interface Loot extends BasicParts {
  /** A provider that nobody trusts, though it may claim any name. */
  readonly attacker: TestProvider;
  readonly otherTenantsProvider: TestProvider;
  readonly otherPartnersProvider: TestProvider;
  /** The request id of another browser's sign-in. */
  readonly otherRequestId: string;
}

/** Writes the text of the SAMLResponse field. */
export type Forge = (loot: Loot) => string;

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

/** An honest response in which one thing is bent before the honest provider signs it. */
const bent =
  (overrides: (loot: Loot) => Partial<ResponseParts>): Forge =>
  (loot) =>
    encode(buildResponse({ ...loot, ...overrides(loot) }));

/** An honest response whose text is changed after it was signed. */
const tampered =
  (change: (xml: string) => string): Forge =>
  (loot) => {
    const xml = buildResponse(loot);
    const changed = change(xml);
    if (changed === xml) throw new Error('The forgery changes nothing');
    return encode(changed);
  };

/** An honest response that only one of the two is signed in. */
const signedOnlyIn =
  (...elements: ('Response' | 'Assertion')[]): Forge =>
  (loot) => {
    const parts = toParts(loot);
    const assertion = writeAssertion(parts);
    const response = writeResponse(
      parts,
      elements.includes('Assertion') ? signElement(assertion, 'Assertion', parts.provider) : assertion,
    );
    return encode(
      elements.includes('Response') ? signElement(response, 'Response', parts.provider) : response,
    );
  };

const signedBy =
  (pick: (loot: Loot) => TestProvider): Forge =>
  (loot) => {
    const { entityId } = loot.provider;
    const signer = pick(loot);
    return encode(buildResponse({ ...loot, provider: signer, issuer: entityId, assertionIssuer: entityId }));
  };

const styled =
  (style: Parameters<typeof buildResponse>[1]): Forge =>
  (loot) =>
    encode(buildResponse(loot, style));

const comment = '<!-- -->';

/** Every forged answer that has to be refused, by name. */
export const forgeries: Readonly<Record<string, Forge>> = {
  ...wrappings,
  'no signature at all': signedOnlyIn(),
  'only the response signed': signedOnlyIn('Response'),
  'only the assertion signed': signedOnlyIn('Assertion'),
  'signed with a key of nobody': signedBy(({ attacker }) => attacker),
  "signed by the other tenant's provider": signedBy(({ otherTenantsProvider }) => otherTenantsProvider),
  "signed by another partner's provider": signedBy(({ otherPartnersProvider }) => otherPartnersProvider),
  'signed and issued by a provider of nobody': (loot) =>
    encode(buildResponse({ ...loot, provider: loot.attacker })),
  'signed with SHA-1': styled({
    signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
    digestAlgorithm: 'http://www.w3.org/2000/09/xmldsig#sha1',
  }),
  'digested with SHA-1': styled({ digestAlgorithm: 'http://www.w3.org/2000/09/xmldsig#sha1' }),
  'another issuer in the assertion': bent(() => ({ assertionIssuer: 'https://other.example' })),
  'for another audience': bent(() => ({ audience: 'https://other.example/metadata' })),
  "for the staff tenant's audience": bent(({ audience }) => ({
    audience: audience.replace('/identity/beam/saml', '/identity/saml').replace('org/', 'org/partner/'),
  })),
  'without an audience': bent(() => ({
    conditions: (text) => text.replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, ''),
  })),
  'without conditions': bent(() => ({ conditions: () => '' })),
  'for another recipient': bent(() => ({ recipient: 'https://other.example/acs' })),
  'to another destination': bent(() => ({ destination: 'https://other.example/acs' })),
  'without a destination': bent(() => ({ destination: '' })),
  expired: bent(() => ({ notBefore: minutes(-10), notOnOrAfter: minutes(-2) })),
  'not yet valid': bent(() => ({ notBefore: minutes(3), notOnOrAfter: minutes(8) })),
  'too old, though it claims to last': bent(() => ({
    issuedAt: minutes(-7),
    notBefore: minutes(-7),
    notOnOrAfter: minutes(60),
  })),
  'from the future': bent(() => ({ issuedAt: minutes(3) })),
  'answering nothing': bent(() => ({ responseInResponseTo: '', subjectInResponseTo: '' })),
  'answering a made-up request': bent(({ requestId }) => {
    const made = `_${requestId.slice(1, 37)}.${'A'.repeat(43)}`;
    return { responseInResponseTo: made, subjectInResponseTo: made };
  }),
  "answering another browser's request": bent(({ otherRequestId }) => ({
    responseInResponseTo: otherRequestId,
    subjectInResponseTo: otherRequestId,
  })),
  'whose subject answers another request': bent(({ otherRequestId }) => ({
    subjectInResponseTo: otherRequestId,
  })),
  'whose subject answers nothing': bent(() => ({ subjectInResponseTo: '' })),
  'without a subject confirmation': bent(() => ({ confirmation: () => '' })),
  'confirmed by other means than bearing': bent(() => ({
    confirmation: (text) => text.replace('cm:bearer', 'cm:sender-vouches'),
  })),
  'without a statement of the sign-in': bent(() => ({ authnStatement: '' })),
  'with a status of failure': bent(() => ({ status: 'urn:oasis:names:tc:SAML:2.0:status:AuthnFailed' })),
  'with a passing name': bent(() => ({
    nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
  })),
  'with two emails': bent(() => ({
    attributes: (text) =>
      text.replace('</saml:AttributeStatement>', `${attribute('email', 'boss@employer.example')}$&`),
  })),
  'a comment that splits the name': tampered((xml) => xml.replace('employee-7', `employee-7${comment}1`)),
  'a comment that splits the email': tampered((xml) =>
    xml.replace('ada@employer.example', `ada@employer.example${comment}.evil.example`),
  ),
  'a comment in the name, signed': bent(() => ({ nameId: `employee-7${comment}1` })),
  'another name after signing': tampered((xml) => xml.replace('employee-7', 'employee-1')),
  'another email after signing': tampered((xml) => xml.replace('ada@', 'boss@')),
  'a document type': tampered((xml) => `<!DOCTYPE Response>${xml}`),
  'an entity from a file': tampered(
    (xml) =>
      `<!DOCTYPE Response [<!ENTITY name SYSTEM "file:///etc/hostname">]>${xml.replace('employee-7', '&name;')}`,
  ),
  'entities that swell': tampered(
    (xml) =>
      `<!DOCTYPE Response [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>${xml.replace('employee-7', '&b;')}`,
  ),
  'an instruction to the reader': tampered((xml) => xml.replace('employee-7', 'employee-7<?x y?>')),
  'encrypted garbage': tampered((xml) =>
    xml.replace(
      /<saml:Assertion .*<\/saml:Assertion>/s,
      `<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"><xenc:EncryptedData xmlns:xenc="http://www.w3.org/2001/04/xmlenc#"><xenc:CipherData><xenc:CipherValue>${'QUJD'.repeat(50)}</xenc:CipherValue></xenc:CipherData></xenc:EncryptedData></saml:EncryptedAssertion>`,
    ),
  ),
  'two honest assertions': (loot) => {
    const parts = toParts(loot);
    const two = [toParts(loot), toParts({ ...loot, nameId: 'employee-1' })]
      .map((each) => signElement(writeAssertion(each), 'Assertion', loot.provider))
      .join('');
    return encode(signElement(writeResponse(parts, two), 'Response', loot.provider));
  },
  'an assertion without its response': (loot) =>
    encode(signElement(writeAssertion(toParts(loot)), 'Assertion', loot.provider)),
  'a logout in place of a response': (loot) =>
    encode(
      signElement(
        writeResponse(toParts(loot), '').replaceAll('samlp:Response', 'samlp:LogoutResponse'),
        'LogoutResponse' as 'Response',
        loot.provider,
      ),
    ),
  'a huge text': (loot) => encode(buildResponse({ ...loot, name: 'a'.repeat(400_000) })),
  'elements without end': () => encode('<a>'.repeat(20_000)),
  'no XML': () => encode('token=1&user=boss'),
  'no base64': () => '<samlp:Response/>',
  nothing: () => '',
  'no text in any alphabet': () => Buffer.from([0xff, 0xfe, 0x3c, 0x00, 0xc0, 0x80]).toString('base64'),
  'a response of elsewhere': (loot) =>
    encode(buildResponse({ ...loot, requestId: `_${randomUUID()}.${'B'.repeat(43)}` })),
};
