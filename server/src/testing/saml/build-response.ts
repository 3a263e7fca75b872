import { randomUUID } from 'node:crypto';
import { signElement, type SignatureStyle, type TestProvider } from './identity-provider.ts';

/** What a provider says of a person, in every detail that a forger may bend. */
export interface ResponseParts {
  readonly provider: TestProvider;
  readonly audience: string;
  readonly acsUrl: string;
  readonly requestId: string;
  readonly nameId: string;
  readonly email: string;
  readonly name: string;
  readonly now: Date;
  readonly issuer: string;
  readonly assertionIssuer: string;
  readonly assertionId: string;
  readonly responseId: string;
  readonly destination: string;
  readonly recipient: string;
  /** In the envelope; empty leaves the attribute out. */
  readonly responseInResponseTo: string;
  readonly subjectInResponseTo: string;
  readonly status: string;
  readonly issuedAt: Date;
  readonly notBefore: Date;
  readonly notOnOrAfter: Date;
  readonly nameIdFormat: string;
  readonly confirmation: (standard: string) => string;
  readonly conditions: (standard: string) => string;
  readonly attributes: (standard: string) => string;
  readonly authnStatement: string;
}

export type BasicParts = Pick<ResponseParts, 'provider' | 'audience' | 'acsUrl' | 'requestId'>;

export function toParts(basic: BasicParts & Partial<ResponseParts>): ResponseParts {
  const now = basic.now ?? new Date();
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
  const keep = (standard: string) => standard;
  return {
    nameId: 'employee-7',
    email: 'ada@employer.example',
    name: 'Ada Reyes',
    now,
    issuer: basic.provider.entityId,
    assertionIssuer: basic.provider.entityId,
    assertionId: `_${randomUUID()}`,
    responseId: `_${randomUUID()}`,
    destination: basic.acsUrl,
    recipient: basic.acsUrl,
    responseInResponseTo: basic.requestId,
    subjectInResponseTo: basic.requestId,
    status: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    issuedAt: now,
    notBefore: minutes(-1),
    notOnOrAfter: minutes(5),
    nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    confirmation: keep,
    conditions: keep,
    attributes: keep,
    authnStatement: `<saml:AuthnStatement AuthnInstant="${now.toISOString()}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
    ...basic,
  };
}

/** The assertion alone, not signed. */
export function writeAssertion(parts: ResponseParts): string {
  const inResponseTo = parts.subjectInResponseTo && ` InResponseTo="${parts.subjectInResponseTo}"`;
  const until = parts.notOnOrAfter.toISOString();
  const confirmation = `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${until}" Recipient="${parts.recipient}"${inResponseTo}/></saml:SubjectConfirmation>`;
  const conditions = `<saml:Conditions NotBefore="${parts.notBefore.toISOString()}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${parts.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`;
  const attributes = `<saml:AttributeStatement>${attribute('email', parts.email)}${attribute('displayName', parts.name)}</saml:AttributeStatement>`;
  return `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${parts.assertionId}" Version="2.0" IssueInstant="${parts.issuedAt.toISOString()}"><saml:Issuer>${parts.assertionIssuer}</saml:Issuer><saml:Subject><saml:NameID Format="${parts.nameIdFormat}">${parts.nameId}</saml:NameID>${parts.confirmation(confirmation)}</saml:Subject>${parts.conditions(conditions)}${parts.authnStatement}${parts.attributes(attributes)}</saml:Assertion>`;
}

export function attribute(name: string, value: string): string {
  return `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`;
}

/** The envelope around an assertion, not signed. */
export function writeResponse(parts: ResponseParts, assertion: string): string {
  const inResponseTo = parts.responseInResponseTo && ` InResponseTo="${parts.responseInResponseTo}"`;
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="${parts.responseId}" Version="2.0" IssueInstant="${parts.issuedAt.toISOString()}" Destination="${parts.destination}"${inResponseTo}><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${parts.issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${parts.status}"/></samlp:Status>${assertion}</samlp:Response>`;
}

/** What an honest provider posts: assertion and response both signed. */
export function buildResponse(
  basic: BasicParts & Partial<ResponseParts>,
  style: SignatureStyle = {},
): string {
  const parts = toParts(basic);
  const { provider } = parts;
  const assertion = signElement(writeAssertion(parts), 'Assertion', provider, style);
  return signElement(writeResponse(parts, assertion), 'Response', provider, style);
}

export function encode(xml: string): string {
  return Buffer.from(xml, 'utf8').toString('base64');
}
