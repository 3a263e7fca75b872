import { inflateRawSync } from 'node:zlib';

export interface AuthnRequest {
  readonly requestId: string;
  readonly acsUrl: string;
  /** Who asks, and whom the answer must name as its reader. */
  readonly audience: string;
  readonly xml: string;
}

/** Reads, as a provider does, what the browser brings along. */
export function readAuthnRequest(url: string): AuthnRequest {
  const packed = new URL(url).searchParams.get('SAMLRequest') ?? '';
  const xml = inflateRawSync(Buffer.from(packed, 'base64')).toString('utf8');
  const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1] ?? '';
  return {
    requestId: read('ID'),
    acsUrl: read('AssertionConsumerServiceURL'),
    audience: /Issuer[^>]*>([^<]*)</.exec(xml)?.[1] ?? '',
    xml,
  };
}
