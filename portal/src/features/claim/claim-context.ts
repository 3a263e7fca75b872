import type { ClaimStep } from '@handrail/engine/payments';
import { createContext, use } from 'react';
import type { Program } from '../../shared/programs/list-programs.ts';
import type { Claim, ClaimOffer } from './claim-query.ts';
import type { ClaimState, OpenClaim } from './draft/open-claim.ts';

/** What every page around a claim knows. */
export interface ClaimPages extends ClaimState {
  readonly fulfillmentId: string;
  readonly claim: Claim;
  readonly program: Program;
  readonly gate: { readonly needsW9: boolean };
  readonly steps: readonly ClaimStep[];
  readonly open: OpenClaim;
}

export const ClaimContext = createContext<ClaimPages | undefined>(undefined);

export function useClaim(): ClaimPages {
  const pages = use(ClaimContext);
  if (!pages) throw new Error('A page stands outside of a claim');
  return pages;
}

/** What is claimed, for pages that are shown only while there is something to claim. */
export function useOffer(): ClaimOffer {
  const { offer } = useClaim().claim;
  if (!offer) throw new Error('There is nothing left to claim');
  return offer;
}
