import { DOMParser } from '@xmldom/xmldom';
import { OperatorError } from '../../platform/errors/operator-error.ts';

export const namespaces = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
} as const;

/** Reads XML strictly. A document that declares anything is refused before a parser sees it: entities come from there. */
export function parseXml(text: string): Element {
  if (/<!(?!--|\[CDATA\[)/.test(text))
    throw new OperatorError('The XML declares a document type or entities');
  const refuse = () => {
    throw new OperatorError('The XML is broken: it is cut off, or a tag or a quote is missing');
  };
  const parser = new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } });
  // Typed as always there; a text without any tag has none.
  const root = parser.parseFromString(text, 'text/xml').documentElement as Element | null | undefined;
  if (!root) throw new OperatorError('The XML is broken: it has no element');
  return root;
}

/** The children of an element that have this name; more than one, or none, is for the caller to judge. */
export function childrenOf(parent: Element, namespace: string, localName: string): Element[] {
  return Array.from(parent.childNodes).filter((node): node is Element => isNamed(node, namespace, localName));
}

/** Everything below an element that has this name, in whatever namespace when none is given. */
export function descendantsOf(parent: Element, localName: string): Element[] {
  return Array.from(parent.getElementsByTagNameNS('*', localName));
}

/** The one child of this name. */
export function onlyChildOf(parent: Element, namespace: string, localName: string): Element | undefined {
  const [child, ...others] = childrenOf(parent, namespace, localName);
  return others.length === 0 ? child : undefined;
}

export function isNamed(node: Node, namespace: string, localName: string): boolean {
  const { localName: ownName, namespaceURI } = node as Partial<Element>;
  return ownName === localName && namespaceURI === namespace;
}

/** An attribute, or nothing where it is missing or empty. */
export function attributeOf(element: Element, name: string): string | undefined {
  const value = element.getAttribute(name);
  return value === '' ? undefined : (value ?? undefined);
}

export function textOf(element: Element): string {
  return element.textContent.trim();
}
