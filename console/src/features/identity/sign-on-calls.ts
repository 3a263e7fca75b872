import type { ConsoleSession } from '../../shared/context/console-context.tsx';
import { BeginSessionDocument, StartSingleSignOnDocument } from '../../gql/operations.ts';
import type { Partner } from '../../shared/partner/find-partner.ts';

export type SignOnProvider = NonNullable<Partner['singleSignOn']['staff']>;

/** The address at the provider to which the browser goes, or nothing when the server refuses. */
export async function startSingleSignOn(
  { partner, request }: ConsoleSession,
  { tenantId }: SignOnProvider,
  returnPath: string | undefined,
): Promise<string | undefined> {
  const input = { partnerId: partner.id, tenantId, redirectUrl: returnPath };
  const { startSingleSignOn: started } = await request(StartSingleSignOnDocument, { input });
  return started.url ?? undefined;
}

/** Exchanges the proof behind the hash sign for a session; the address keeps nothing of it. */
export async function finishSingleSignOn({ partner, request }: ConsoleSession): Promise<boolean> {
  const { pathname, search, hash } = window.location;
  const values = new URLSearchParams(hash.slice(1));
  const [token, userId, tenantId] = [values.get('token'), values.get('userId'), values.get('tenantId')];
  if (hash) window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  if (!token || !userId || !tenantId) return false;

  const input = { partnerId: partner.id, tenantId, token, userId, authenticationMechanism: 'SAML' as const };
  const { beginSession } = await request(BeginSessionDocument, { input });
  return beginSession.metadata.status < 400;
}
