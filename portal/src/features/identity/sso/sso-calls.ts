import type { PortalSession } from '../../../shared/context/portal-context.tsx';
import {
  BeginSessionDocument,
  GetSingleSignOnDocument,
  StartSingleSignOnDocument,
  type GetSingleSignOnQuery,
} from '../../../gql/operations.ts';
import type { SsoProof } from './take-sso-proof.ts';

export type SignOnProvider = NonNullable<
  GetSingleSignOnQuery['partners']['nodes'][number]['singleSignOn']['advocate']
>;

/** The provider at which the partner's advocates sign in, if one is set up. */
export async function findSignOnProvider({
  partner,
  request,
}: PortalSession): Promise<SignOnProvider | undefined> {
  const { partners } = await request(GetSingleSignOnDocument, { externalId: partner.externalId });
  return partners.nodes[0]?.singleSignOn.advocate ?? undefined;
}

/** The address at the provider to which the browser goes, or nothing when the server refuses. */
export async function startSingleSignOn(
  { partner, request }: PortalSession,
  { tenantId }: SignOnProvider,
  redirectPath: string | undefined,
): Promise<string | undefined> {
  const input = { partnerId: partner.id, tenantId, redirectUrl: redirectPath };
  const { startSingleSignOn: started } = await request(StartSingleSignOnDocument, { input });
  return started.url ?? undefined;
}

/** Exchanges what the provider's answer proved for a session. No tenant is claimed: an applicant's session may still be open. */
export async function beginSsoSession(
  { partner, request }: PortalSession,
  proof: SsoProof,
): Promise<boolean> {
  const input = { partnerId: partner.id, ...proof, authenticationMechanism: 'SAML' as const };
  const { beginSession } = await request(BeginSessionDocument, { input }, { identityToken: proof.token });
  return beginSession.metadata.status < 400;
}
