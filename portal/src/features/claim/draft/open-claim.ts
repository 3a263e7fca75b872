import type { ClaimDraft, ClaimKey } from '@handrail/engine/payments';
import type { PortalSession } from '../../../shared/context/portal-context.tsx';
import {
  draftAddressOf,
  readClaimDraft,
  readClaimKey,
  removeItem,
  sealClaimDraft,
  writeClaimKey,
  writeItem,
} from './claim-storage.ts';

export interface ClaimState {
  readonly draft: ClaimDraft;
  readonly key?: ClaimKey | undefined;
  /** Why the last try failed, for the error page. */
  readonly failure?: string | undefined;
}

/** A claim that is being made in this tab. */
export interface OpenClaim {
  readonly read: () => ClaimState;
  readonly watch: (listener: () => void) => () => void;
  readonly setDraft: (draft: ClaimDraft) => void;
  readonly setKey: (key: ClaimKey) => void;
  readonly setFailure: (failure: string | undefined) => void;
  /** Forgets what was entered, because it was submitted. */
  readonly finish: () => void;
}

const openOnes = new WeakMap<PortalSession, Map<string, OpenClaim>>();

export function findOpenClaim(session: PortalSession, fulfillmentId: string): OpenClaim | undefined {
  return openOnes.get(session)?.get(fulfillmentId);
}

/** Opens a claim with what this tab remembers of it. */
export async function openClaim(session: PortalSession, fulfillmentId: string): Promise<OpenClaim> {
  const address = draftAddressOf(session, fulfillmentId);
  const draft = await readClaimDraft(session, address);
  const known = findOpenClaim(session, fulfillmentId);
  if (known) return known;
  const opened = createOpenClaim(session, address, { draft, key: readClaimKey(address) });
  const others = openOnes.get(session) ?? new Map<string, OpenClaim>();
  openOnes.set(session, others.set(fulfillmentId, opened));
  return opened;
}

function createOpenClaim(session: PortalSession, address: string, first: ClaimState): OpenClaim {
  let state = first;
  const listeners = new Set<() => void>();
  const change = (next: Partial<ClaimState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  return {
    read: () => state,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setDraft: (draft) => {
      change({ draft, failure: undefined });
      void sealClaimDraft(session, address, draft).then((sealed) => {
        // Encrypting takes a moment in which more may have been entered: only the last one counts.
        if (sealed !== undefined && state.draft === draft) writeItem(address, sealed);
      });
    },
    setKey: (key) => {
      writeClaimKey(address, key);
      change({ key });
    },
    setFailure: (failure) => {
      change({ failure });
    },
    finish: () => {
      removeItem(address);
      change({ draft: {}, failure: undefined });
    },
  };
}
