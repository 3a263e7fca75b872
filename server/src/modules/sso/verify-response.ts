import type { CacheProvider } from '@node-saml/node-saml';
import { createSaml } from './create-saml.ts';
import type { ProviderTrust } from './identity-provider.ts';
import type { OpenedResponse } from './open-response.ts';
import { type RefusalReason, refuseUnless, SamlRefusal } from './saml-refusal.ts';
import type { SamlRequest } from './saml-request-store.ts';
import type { ServiceProvider } from './service-provider.ts';

interface Expected {
  readonly provider: ProviderTrust;
  readonly serviceProvider: ServiceProvider;
  /** The sign-in that the response answers, already taken so that nothing else can answer it. */
  readonly request: SamlRequest;
}

/** Checks both signatures and everything that the library knows to check, and gives the assertion as it was signed. */
export async function verifyResponse(opened: OpenedResponse, expected: Expected): Promise<string> {
  const { requestId } = opened;
  const requests = onlyThisRequest(requestId, expected.request);
  const saml = createSaml({ ...expected, requests, requestId });

  // The library decodes what it is given once more; it must see the very text that was looked at before.
  const SAMLResponse = Buffer.from(opened.xml, 'utf8').toString('base64');
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse }).catch((cause: unknown) => {
    throw new SamlRefusal(toReason(cause), { cause });
  });
  const assertionXml = profile?.getAssertionXml?.();
  refuseUnless(assertionXml !== undefined, 'not-verified');
  return assertionXml;
}

function onlyThisRequest(requestId: string, { createdAt }: SamlRequest): CacheProvider {
  return {
    saveAsync: () => Promise.resolve(null),
    getAsync: (key) => Promise.resolve(key === requestId ? createdAt.toISOString() : null),
    removeAsync: () => Promise.resolve(null),
  };
}

/** The library says in words what is wrong; whoever sets a provider up needs to know which of these it is. */
function toReason(error: unknown): RefusalReason {
  const message = error instanceof Error ? error.message : '';
  const [, reason] = reasons.find(([pattern]) => pattern.test(message)) ?? [];
  return reason ?? 'not-verified';
}

const reasons: readonly (readonly [RegExp, RefusalReason])[] = [
  [/signature/i, 'signature'],
  [/audience/i, 'wrong-audience'],
  [/not yet valid/i, 'not-yet-valid'],
  [/expired|too old/i, 'expired'],
];
