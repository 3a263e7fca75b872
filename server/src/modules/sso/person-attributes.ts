import { emailAddress } from '../identity/index.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { refuseUnless } from './saml-refusal.ts';
import { childrenOf, namespaces, textOf } from './xml.ts';

/** The email and the name that a provider gives, under the names that the partner set or the usual ones. */
export function findPersonAttributes(
  assertion: Element,
  provider: Pick<IdentityProvider, 'emailAttribute' | 'nameAttribute'>,
  nameId: { readonly value: string; readonly format: string | undefined },
): { email: string; name: string | null } {
  const attributes = readAttributes(assertion);
  const find = (names: readonly string[]) => findSingle(attributes, names);

  const given = find(provider.emailAttribute === null ? usualEmails : [provider.emailAttribute]);
  const named = provider.emailAttribute === null && nameId.format === emailFormat ? nameId.value : undefined;
  const email = emailAddress.safeParse(given ?? named);
  refuseUnless(email.success, 'no-email');

  const name = find(provider.nameAttribute === null ? usualNames : [provider.nameAttribute]);
  const parts = [find(givenNames), find(surnames)].filter((part) => part !== undefined);
  return { email: email.data, name: toName(name ?? parts.join(' ')) };
}

const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
const usualEmails = ['email', 'mail', 'urn:oid:0.9.2342.19200300.100.1.3', `${claims}/emailaddress`];
const usualNames = [
  'displayName',
  'name',
  'urn:oid:2.16.840.1.113730.3.1.241',
  'http://schemas.microsoft.com/identity/claims/displayname',
];
const givenNames = ['firstName', 'givenName', 'urn:oid:2.5.4.42', `${claims}/givenname`];
const surnames = ['lastName', 'sn', 'urn:oid:2.5.4.4', `${claims}/surname`];

type Attributes = ReadonlyMap<string, readonly string[]>;

function readAttributes(assertion: Element): Attributes {
  const attributes = new Map<string, string[]>();
  for (const statement of childrenOf(assertion, namespaces.assertion, 'AttributeStatement')) {
    for (const attribute of childrenOf(statement, namespaces.assertion, 'Attribute')) {
      const values = childrenOf(attribute, namespaces.assertion, 'AttributeValue').map(textOf);
      const name = attribute.getAttribute('Name') ?? '';
      attributes.set(name, [...(attributes.get(name) ?? []), ...values]);
    }
  }
  return attributes;
}

/** Of two values nobody can say which one is meant, so they are none. */
function findSingle(attributes: Attributes, names: readonly string[]): string | undefined {
  const values = names.map((name) => attributes.get(name)).find((found) => found !== undefined);
  return values?.length === 1 && values[0] !== '' ? values[0] : undefined;
}

function toName(text: string): string | null {
  const name = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return name === '' ? null : name.slice(0, 200);
}
