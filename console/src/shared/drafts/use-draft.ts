import { importDraftKey, useKeptDraft, type Draft, type DraftKeeper } from '@handrail/ui/drafts';
import { GetDraftKeyDocument } from '../../gql/operations.ts';
import { useConsole, useStaffMember, type ConsoleSession } from '../context/console-context.tsx';

/** What someone typed about a case and has not sent: encrypted on this device, for them alone, until they sign out. */
export function useDraft(name: string): Draft<string> {
  const session = useConsole();
  const { id } = useStaffMember();
  return useKeptDraft(findKeeper(session, id), name, isText);
}

const keepers = new WeakMap<ConsoleSession, DraftKeeper>();

/** The key is asked once and lives only in the memory of this page. */
function findKeeper(session: ConsoleSession, userId: string): DraftKeeper {
  const known = keepers.get(session);
  if (known) return known;
  let key: Promise<CryptoKey | undefined> | undefined;
  const keeper = { userId, findKey: () => (key ??= loadKey(session, userId)) };
  keepers.set(session, keeper);
  return keeper;
}

async function loadKey({ request }: ConsoleSession, userId: string): Promise<CryptoKey | undefined> {
  // Browsers encrypt only on pages that came over a safe connection.
  if (!('subtle' in crypto)) return undefined;
  try {
    const { currentUser } = await request(GetDraftKeyDocument, {});
    return currentUser?.id === userId ? await importDraftKey(currentUser.draftKey) : undefined;
  } catch {
    // Without the key a form works as before; only what is typed is not kept.
    return undefined;
  }
}

function isText(values: unknown): values is string {
  return typeof values === 'string';
}
