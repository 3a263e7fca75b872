import { claimMethods, type ClaimDraft, type ClaimKey } from '@handrail/engine/payments';
import { isStorageClosed, openSealed, sealDraft } from '@handrail/ui/drafts';
import type { PortalSession } from '../../../shared/context/portal-context.tsx';
import { findDraftKey } from '../../../shared/drafts/find-draft-key.ts';

/** What a tab remembers of a claim: it holds bank numbers, so it is encrypted and goes with the tab. */
export function draftAddressOf({ user }: PortalSession, fulfillmentId: string): string {
  return `handrail:claim:${user?.id ?? ''}:${fulfillmentId}`;
}

export async function readClaimDraft(session: PortalSession, address: string): Promise<ClaimDraft> {
  const stored = readItem(address);
  if (stored === undefined) return {};
  try {
    const key = await findDraftKey(session);
    const draft = key && (await openSealed(key, address, stored));
    return isClaimDraft(draft) ? draft : {};
  } catch {
    // Altered, or sealed under another key: it can never be read again.
    removeItem(address);
    return {};
  }
}

export async function sealClaimDraft(
  session: PortalSession,
  address: string,
  draft: ClaimDraft,
): Promise<string | undefined> {
  const key = await findDraftKey(session);
  return key && sealDraft(key, address, draft);
}

/** The key of a claim is no secret, and it has to be there before anything is sent: it is written at once. */
export function readClaimKey(address: string): ClaimKey | undefined {
  const [state, id, paymentId] = readItem(`${address}:key`)?.split(' ') ?? [];
  const known = (['unsent', 'sent', 'refused', 'paid'] as const).find((name) => name === state);
  return known && id && paymentId ? { id, paymentId, state: known } : undefined;
}

export function writeClaimKey(address: string, { id, paymentId, state }: ClaimKey): void {
  writeItem(`${address}:key`, `${state} ${id} ${paymentId}`);
}

export function writeItem(name: string, value: string): void {
  attempt(() => {
    if (!isStorageClosed()) sessionStorage.setItem(name, value);
  });
}

export function removeItem(name: string): void {
  attempt(() => {
    sessionStorage.removeItem(name);
  });
}

function readItem(name: string): string | undefined {
  return attempt(() => sessionStorage.getItem(name)) ?? undefined;
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    // A browser may forbid storage; then a claim lives as long as its page.
    return undefined;
  }
}

function isClaimDraft(draft: unknown): draft is ClaimDraft {
  if (typeof draft !== 'object' || draft === null || !('method' in draft)) return false;
  const known: readonly unknown[] = claimMethods;
  return known.includes(draft.method);
}
