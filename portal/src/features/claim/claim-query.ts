import { isSent } from '@handrail/engine/payments';
import { queryOptions } from '@tanstack/react-query';
import type { PortalSession } from '../../shared/context/portal-context.tsx';
import { isPayee, type Fulfillment, type Payment } from '../../shared/payments/own-payments.ts';
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
      const isClaimed = findLastClaimed(award, currentUser.id) !== undefined;
      return isClaimed ? { caseId: caseRecord.id, programId, offer: null, award } : null;
    }
    after = nextCursor;
  } while (after !== null);
  return null;
}

function fetchPage({ request }: PortalSession, after: string | null) {
  return request(GetOwnFulfillmentsDocument, { after });
}

/** What the person claimed last, where it is on its way or there; what came back is neither. */
export function findSent(award: Fulfillment, userId: string | undefined): Payment | undefined {
  const last = findLastClaimed(award, userId);
  return last && isSent(last.status) ? last : undefined;
}

/** By the moment at which it was sent: a payment that came back is sent again after later ones. */
function findLastClaimed({ payments }: Fulfillment, userId: string | undefined): Payment | undefined {
  const momentOf = ({ initiatedAt }: Payment) => initiatedAt ?? '';
  return payments
    .filter((payment) => payment.initiatedAt !== null && isPayee(payment, userId))
    .toSorted((left, right) => momentOf(left).localeCompare(momentOf(right)))
    .at(-1);
}

export function claimPath(fulfillmentId: string, page: string): string {
  return `/claim/${fulfillmentId}/${page}`;
}

/** Where the payments of an award are looked at. */
export function detailsPath({ caseId }: Claim, fulfillmentId: string): string {
  return `/case/${caseId}/fulfillment/${fulfillmentId}/details`;
}
