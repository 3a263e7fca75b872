import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSigningKey } from '../../server/src/testing/saml/build-certificate.ts';
import { attribute, buildResponse, encode } from '../../server/src/testing/saml/build-response.ts';
import { readAuthnRequest } from '../../server/src/testing/saml/read-authn-request.ts';

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

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

/** An identity provider with the attribute names of another make, on another site, where one employee is known and one press signs in. */
export async function startIdentityProvider(employee: Employee): Promise<LocalProvider> {
  const { privateKey, certificate } = buildSigningKey('Local provider');
  const server = createServer((request, answer) => {
    const url = new URL(request.url ?? '/', address());
    // Browsers also ask for an icon.
    if (url.pathname !== '/sso') {
      answer.writeHead(204).end();
      return;
    }
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(signIn(url));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  // The product is at localhost, so for a browser this is another site.
  function address(): string {
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  function signIn(url: URL): string {
    const { requestId, acsUrl, audience } = readAuthnRequest(url.href);
    const provider = { privateKey, certificate, entityId: address(), metadata: '' };
    const response = buildResponse({
      provider,
      audience,
      acsUrl,
      requestId,
      nameId: employee.id,
      nameIdFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
      attributes: () => `<saml:AttributeStatement>${listAttributes(employee)}</saml:AttributeStatement>`,
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

function listAttributes({ id, givenName, familyName, email }: Employee): string {
  return [
    attribute(`${claims}/nameidentifier`, id),
    attribute(`${claims}/emailaddress`, email),
    attribute(`${claims}/name`, `${givenName} ${familyName}`),
    attribute(`${claims}/givenname`, givenName),
    attribute(`${claims}/surname`, familyName),
  ].join('');
}

/** The second button changes the answer on its way, as someone in between would. */
function toPage(acsUrl: string, response: string): string {
  const form = (label: string, xml: string) =>
    `<form method="post" action="${acsUrl}"><input type="hidden" name="SAMLResponse" value="${encode(xml)}"><button>${label}</button></form>`;
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
