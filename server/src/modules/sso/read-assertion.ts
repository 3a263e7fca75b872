import { clockSkewSeconds, maxAssertionAgeMinutes } from './create-saml.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { findPersonAttributes } from './person-attributes.ts';
import { type RefusalReason, refuseUnless } from './saml-refusal.ts';
import type { ServiceProvider } from './service-provider.ts';
import { attributeOf, childrenOf, isNamed, namespaces, onlyChildOf, parseXml, textOf } from './xml.ts';

/** The person for whom a provider vouches. */
export interface Vouched {
  readonly assertionId: string;
  /** From then on the assertion is refused for its age, so that it need not be remembered. */
  readonly staleAt: Date;
  readonly nameId: string;
  readonly email: string;
  readonly name: string | null;
}

interface Expected {
  readonly provider: IdentityProvider;
  readonly serviceProvider: ServiceProvider;
  readonly requestId: string;
  readonly now: Date;
}

/** Reads a verified assertion and checks what the library leaves open: whom it is from, for whom, to where and when. */
export function readAssertion(assertionXml: string, expected: Expected): Vouched {
  const { provider, now } = expected;
  const assertion = parseXml(assertionXml);
  refuseUnless(isNamed(assertion, namespaces.assertion, 'Assertion'), 'unexpected-shape');
  const part = (name: string) => onlyChildOf(assertion, namespaces.assertion, name);

  const issuer = part('Issuer');
  refuseUnless(issuer !== undefined && textOf(issuer) === provider.entityId, 'wrong-issuer');
  refuseUnless(part('AuthnStatement') !== undefined, 'unexpected-shape');
  const issuedAt = readIssueInstant(assertion, now);
  const conditions = part('Conditions');
  refuseUnless(conditions !== undefined, 'unexpected-shape');
  assertWithin(conditions, now);

  const subject = part('Subject');
  refuseUnless(subject !== undefined, 'wrong-subject');
  assertConfirmed(subject, expected);
  const nameId = readNameId(subject);
  const assertionId = attributeOf(assertion, 'ID');
  refuseUnless(assertionId !== undefined, 'unexpected-shape');
  return {
    assertionId,
    staleAt: new Date(issuedAt + (maxAssertionAgeMinutes * 60 + 2 * clockSkewSeconds) * 1000),
    nameId: nameId.value,
    ...findPersonAttributes(assertion, provider, nameId),
  };
}

const skewMs = clockSkewSeconds * 1000;
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

function readIssueInstant(assertion: Element, now: Date): number {
  const issuedAt = readInstant(assertion, 'IssueInstant');
  refuseUnless(issuedAt <= now.getTime() + skewMs, 'not-yet-valid');
  refuseUnless(issuedAt > now.getTime() - maxAssertionAgeMinutes * 60_000 - skewMs, 'expired');
  return issuedAt;
}

/** A bearer is believed only at the address, for the request and in the time that the provider named. */
function assertConfirmed(subject: Element, { serviceProvider, requestId, now }: Expected): void {
  const confirmation = onlyChildOf(subject, namespaces.assertion, 'SubjectConfirmation');
  refuseUnless(confirmation?.getAttribute('Method') === bearer, 'wrong-subject');
  const data = onlyChildOf(confirmation, namespaces.assertion, 'SubjectConfirmationData');
  refuseUnless(data !== undefined, 'wrong-subject');
  refuseUnless(data.getAttribute('Recipient') === serviceProvider.acsUrl, 'wrong-destination');
  refuseUnless(data.getAttribute('InResponseTo') === requestId, 'unknown-request');
  assertWithin(data, now);
}

/** A name that changes with every sign-in would make a new account each time. */
function readNameId(subject: Element): { value: string; format: string | undefined } {
  const [nameId, ...others] = childrenOf(subject, namespaces.assertion, 'NameID');
  refuseUnless(nameId !== undefined && others.length === 0, 'wrong-subject');
  const [value, format] = [textOf(nameId), attributeOf(nameId, 'Format')];
  refuseUnless(value !== '' && value.length <= 1000 && format !== transient, 'wrong-subject');
  return { value, format };
}

function assertWithin(element: Element, now: Date): void {
  refuseUnless(readInstant(element, 'NotOnOrAfter') > now.getTime() - skewMs, 'expired');
  if (attributeOf(element, 'NotBefore') === undefined) return;
  refuseUnless(readInstant(element, 'NotBefore') <= now.getTime() + skewMs, 'not-yet-valid');
}

function readInstant(element: Element, name: string): number {
  const text = attributeOf(element, name) ?? '';
  const reason: RefusalReason = 'unexpected-shape';
  refuseUnless(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/.test(text), reason);
  const instant = Date.parse(text);
  refuseUnless(!Number.isNaN(instant), reason);
  return instant;
}
