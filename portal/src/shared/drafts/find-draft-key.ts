import { importDraftKey } from '@handrail/ui/drafts';
import type { PortalSession } from '../context/portal-context.tsx';
import { GetDraftKeyDocument } from '../../gql/operations.ts';

const keys = new WeakMap<PortalSession, Promise<CryptoKey | undefined>>();

/** The key of the signed-in person's drafts. It is asked once and lives only in the memory of this page. */
export function findDraftKey(session: PortalSession): Promise<CryptoKey | undefined> {
  const known = keys.get(session) ?? loadDraftKey(session);
  keys.set(session, known);
  return known;
}

async function loadDraftKey({ user, request }: PortalSession): Promise<CryptoKey | undefined> {
  // Browsers encrypt only on pages that came over a safe connection.
  if (!user || !('subtle' in crypto)) return undefined;
  try {
    const { currentUser } = await request(GetDraftKeyDocument, {});
    if (currentUser?.id !== user.id) return undefined;
    return await importDraftKey(currentUser.draftKey);
  } catch {
    // Without the key a form works as before; only what is typed is not kept.
    return undefined;
  }
}
