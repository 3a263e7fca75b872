import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inflateRawSync } from 'node:zlib';
import samlp from 'samlp';
import { buildSigningKey } from '../../server/src/testing/saml/build-certificate.ts';

export interface Employee {
  readonly id: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
}

export interface LocalProvider {
  readonly metadata: string;
  readonly close: () => Promise<void>;
}

/** An identity provider of another make, on another site, where one employee is known and one press signs in. */
export async function startIdentityProvider(employee: Employee): Promise<LocalProvider> {
  const { privateKey, certificate } = buildSigningKey('Local provider');
  const server = createServer((request, answer) => {
    const url = new URL(request.url ?? '/', address());
    // Browsers also ask for an icon.
    if (url.pathname !== '/sso') {
      answer.writeHead(204).end();
      return;
    }
    void signIn(url).then((html) => {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  // The product is at localhost, so for a browser this is another site.
  function address(): string {
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async function signIn(url: URL): Promise<string> {
    const packed = Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64');
    const request = inflateRawSync(packed).toString('utf8');
    const acsUrl = / AssertionConsumerServiceURL="([^"]*)"/.exec(request)?.[1] ?? '';
    const response = await new Promise<string>((resolve, reject) => {
      const options = {
        issuer: address(),
        cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----`,
        key: privateKey,
        audience: /Issuer[^>]*>([^<]*)</.exec(request)?.[1] ?? '',
        recipient: acsUrl,
        destination: acsUrl,
        inResponseTo: / ID="([^"]*)"/.exec(request)?.[1] ?? '',
        signResponse: true,
        signatureAlgorithm: 'rsa-sha256',
        digestAlgorithm: 'sha256',
        lifetimeInSeconds: 300,
      } as const;
      samlp.getSamlResponse(options, toPerson(employee), (error, xml) => {
        if (error) reject(error);
        else resolve(xml);
      });
    });
    return toPage(acsUrl, response);
  }

  return {
    metadata: toMetadata(address(), certificate),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function toPerson({ id, givenName, familyName, email }: Employee) {
  const displayName = `${givenName} ${familyName}`;
  return { id, displayName, name: { givenName, familyName }, emails: [{ value: email }] };
}

/** The second button changes the answer on its way, as someone in between would. */
function toPage(acsUrl: string, response: string): string {
  const form = (label: string, xml: string) =>
    `<form method="post" action="${acsUrl}"><input type="hidden" name="SAMLResponse" value="${Buffer.from(xml).toString('base64')}"><button>${label}</button></form>`;
  return `<!doctype html><html lang="en"><title>Work account</title><h1>Work account</h1>
${form('Continue', response)}${form('Continue as someone else', response.replaceAll('@', '1@'))}</html>`;
}

function toMetadata(address: string, certificate: string): string {
  return `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${address}">
<IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
<KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data>
<X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>
<SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${address}/sso"/>
</IDPSSODescriptor></EntityDescriptor>`;
}
