import { refuseUnless, SamlRefusal } from './saml-refusal.ts';
import { assertPlainSignature } from './plain-signature.ts';
import { attributeOf, childrenOf, descendantsOf, isNamed, namespaces, onlyChildOf, parseXml } from './xml.ts';
import { parseRequestId } from './request-id.ts';

/** A response in the one shape that we take. Nothing in it is believed yet. */
export interface OpenedResponse {
  readonly xml: string;
  /** The sign-in that it claims to answer. */
  readonly requestId: string;
  readonly partnerId: string;
}

/**
 * Opens a posted response and refuses every shape but one: a signed response that holds one signed assertion.
 * Most forgeries hide a second assertion, signature or id somewhere; here there is no place for them.
 */
export function openResponse(posted: string, acsUrl: string): OpenedResponse {
  const xml = decode(posted);
  const response = parse(xml);
  refuseUnless(isNamed(response, namespaces.protocol, 'Response'), 'unexpected-shape');
  refuseUnless(response.getAttribute('Version') === '2.0', 'unexpected-shape');
  assertSucceeded(response);

  const assertion = onlyChildOf(response, namespaces.assertion, 'Assertion');
  refuseUnless(assertion !== undefined, 'unexpected-shape');
  refuseUnless(descendantsOf(response, 'Assertion').length === 1, 'unexpected-shape');
  refuseUnless(
    hidden.every((name) => descendantsOf(response, name).length === 0),
    'unexpected-shape',
  );
  refuseUnless(descendantsOf(response, 'Signature').length === 2, 'unexpected-shape');
  assertUniqueIds(response);
  assertPlainSignature(response);
  assertPlainSignature(assertion);

  refuseUnless(response.getAttribute('Destination') === acsUrl, 'wrong-destination');
  const request = parseRequestId(attributeOf(response, 'InResponseTo') ?? '');
  refuseUnless(request !== undefined, 'unknown-request');
  return { xml, ...request };
}

const hidden = ['Response', 'EncryptedAssertion', 'EncryptedID', 'EncryptedAttribute', 'Object'];
const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';

function decode(posted: string): string {
  refuseUnless(/^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(posted), 'malformed');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(posted, 'base64'));
  } catch (cause) {
    throw new SamlRefusal('malformed', { cause });
  }
}

/** Comments, sections and instructions have no business in a response; readers disagree on where they end a text. */
function parse(xml: string): Element {
  refuseUnless(!xml.includes('<!') && !/.<\?/s.test(xml), 'malformed');
  refuseUnless(isModest(xml), 'malformed');
  try {
    return parseXml(xml);
  } catch (cause) {
    throw new SamlRefusal('malformed', { cause });
  }
}

/** Reading takes longer than a text is long when tags, attributes or namespaces pile up; nobody honest needs so many. */
function isModest(xml: string): boolean {
  const count = (pattern: RegExp) => xml.match(pattern)?.length ?? 0;
  return count(/</g) <= 3000 && count(/xmlns/g) <= 1000 && count(/["']/g) <= 10_000;
}

function assertSucceeded(response: Element): void {
  const status = onlyChildOf(response, namespaces.protocol, 'Status');
  const codes = status ? childrenOf(status, namespaces.protocol, 'StatusCode') : [];
  refuseUnless(codes.length === 1 && codes[0]?.getAttribute('Value') === success, 'provider-refused');
}

function assertUniqueIds(response: Element): void {
  const elements = [response, ...descendantsOf(response, '*')];
  const ids = elements.flatMap((element) =>
    ['ID', 'Id', 'id'].flatMap((name) => attributeOf(element, name) ?? []),
  );
  refuseUnless(new Set(ids).size === ids.length, 'unexpected-shape');
}
