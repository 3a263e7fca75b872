import { queryOptions } from '@tanstack/react-query';
import type { PortalSession } from '../../shared/context/portal-context.tsx';
import { isPayee, type Fulfillment } from '../../shared/payments/own-payments.ts';
import {
  GetClaimOfferDocument,
  GetOwnFulfillmentsDocument,
  type GetClaimOfferQuery,
} from '../../gql/operations.ts';

/** What waits for the signed-in person, and how it can be had. */
export type ClaimOffer = NonNullable<GetClaimOfferQuery['claimOffer']>;

export interface Claim {
  readonly caseId: string;
  readonly programId: string;
  /** Nothing once it was claimed. */
  readonly offer: ClaimOffer | null;
  /** The award with what was sent, once it was claimed. */
  readonly award: Fulfillment | null;
}

export function claimQuery(session: PortalSession, fulfillmentId: string) {
  return queryOptions({
    queryKey: ['claim', fulfillmentId],
    queryFn: () => findClaim(session, fulfillmentId),
    staleTime: 0,
  });
}

/** What there is to claim, or was claimed; null where the award is not there or pays someone else. */
async function findClaim(session: PortalSession, fulfillmentId: string): Promise<Claim | null> {
  const { claimOffer: offer } = await session.request(GetClaimOfferDocument, { fulfillmentId });
  if (!offer) return findClaimed(session, fulfillmentId);
  const { caseId, programId } = offer;
  return { caseId, programId, offer, award: null };
}

/** An award that was claimed before, looked for among those of the person's own cases. */
async function findClaimed(session: PortalSession, fulfillmentId: string): Promise<Claim | null> {
  let after: string | null = null;
  do {
    const { currentUser } = await fetchPage(session, after);
    if (!currentUser) return null;
    const { nodes, nextCursor } = currentUser.applications;
    for (const { programId, case: caseRecord } of nodes) {
      const award = caseRecord.fulfillments.find(({ id }) => id === fulfillmentId);
      if (!award) continue;
      const isClaimed = findSent(award, currentUser.id) !== undefined;
      return isClaimed ? { caseId: caseRecord.id, programId, offer: null, award } : null;
    }
    after = nextCursor;
  } while (after !== null);
  return null;
}

function fetchPage({ request }: PortalSession, after: string | null) {
  return request(GetOwnFulfillmentsDocument, { after });
}

/** The last payment that was sent to the person. */
export function findSent({ payments }: Fulfillment, userId: string | undefined) {
  return payments.findLast((payment) => payment.initiatedAt !== null && isPayee(payment, userId));
}

export function claimPath(fulfillmentId: string, page: string): string {
  return `/claim/${fulfillmentId}/${page}`;
}
