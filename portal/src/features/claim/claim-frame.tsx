import { hasFeature } from '@handrail/engine';
import { claimSteps, findClaimRedirect, listClaimSteps, type ClaimStep } from '@handrail/engine/payments';
import { isUuid } from '@handrail/engine/uuid';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { Navigate, Outlet, redirect, useLocation, useParams, type LoaderFunction } from 'react-router';
import { queryClientOf } from '../../shared/api/query-client.ts';
import { usePortal, type PortalSession } from '../../shared/context/portal-context.tsx';
import { bringAhead } from '../../shared/context/bring-ahead.ts';
import type { ProgressAhead } from '../../shared/layout/toolbar-slot.ts';
import { homePath } from '../../shared/layout/home-link.tsx';
import { programsQuery, type Program } from '../../shared/programs/list-programs.ts';
import { ClaimContext } from './claim-context.ts';
import { ClaimProgress } from './claim-progress.tsx';
import { claimPath, claimQuery, detailsPath, findSent, type Claim, type ClaimOffer } from './claim-query.ts';
import { ClaimSkeleton } from './claim-skeleton.tsx';
import { findOpenClaim, openClaim, type OpenClaim } from './draft/open-claim.ts';
import { useOpenClaim } from './draft/use-open-claim.ts';
import { ClaimedPage } from './ending/claimed-page.tsx';
import { WaitingPage } from './ending/waiting-page.tsx';

/** What surrounds the pages of a claim: /claim/:fulfillmentId and below */
export function createClaimFrame(session: PortalSession) {
  const client = queryClientOf(session);
  const loader: LoaderFunction = async ({ params, request }) => {
    const id = params.fulfillmentId ?? '';
    const claim = isUuid(id) ? await client.query(claimQuery(session, id)) : null;
    const programs = await client.query(programsQuery(session));
    // Nothing to claim, someone else's, or a program without claiming: all the same to whoever asks (P249, P250).
    if (!findClaimProgram(programs, claim)) return redirect(homePath);
    // What only this tab has is in the browser; the server shows the frame of the page until then.
    if (typeof window !== 'undefined' && !findOpenClaim(session, id)) await openClaim(session, id);
    const page = toPageName(new URL(request.url).pathname, id);
    return { hasProgress: hasProgress(findStep(page), claim?.offer) } satisfies ProgressAhead;
  };
  return { loader, Component: ClaimFrame };
}

/** The program of a claim, where its money can be claimed here. */
function findClaimProgram(programs: readonly Program[], claim: Claim | null): Program | undefined {
  return programs.find(({ id, features }) => id === claim?.programId && hasFeature(features, 'claim-funds'));
}

function ClaimFrame() {
  const { fulfillmentId = '' } = useParams();
  const open = useOpenClaim(fulfillmentId);
  return open ? (
    <OpenFrame key={fulfillmentId} fulfillmentId={fulfillmentId} open={open} />
  ) : (
    <ClaimSkeleton />
  );
}

/** How often the page of a claim that is being processed asks whether it is done. */
const waitMs = 5000;

interface OpenFrameProps {
  readonly fulfillmentId: string;
  readonly open: OpenClaim;
}

function OpenFrame({ fulfillmentId, open }: OpenFrameProps) {
  const session = usePortal();
  const { data: claim } = useSuspenseQuery({
    ...claimQuery(session, fulfillmentId),
    refetchInterval: ({ state: { data } }) => (data?.offer?.isInProgress ? waitMs : false),
  });
  const { data: programs } = useSuspenseQuery(programsQuery(session));
  const state = useSyncExternalStore(open.watch, open.read, open.read);
  const page = usePageName(fulfillmentId);
  useEffect(() => bringAhead([() => import('./pages.ts'), loadAddressPage]), []);
  const program = findClaimProgram(programs, claim);
  if (!claim || !program) return <Navigate to={homePath} replace />;

  const { offer } = claim;
  const gate = { needsW9: offer?.needsTaxForm ?? false };
  const steps = listClaimSteps(state.draft.method, gate);
  const step = findStep(page);
  const target = step && offer && findClaimRedirect(state.draft, step, gate);
  if (target) return <Navigate to={claimPath(fulfillmentId, target)} replace />;
  // What came back cannot be claimed and is not on its way: its page says how it stands.
  if (claim.award && !findSent(claim.award, session.user?.id))
    return <Navigate to={detailsPath(claim, fulfillmentId)} replace />;

  return (
    <ClaimContext value={{ ...state, fulfillmentId, claim, program, gate, steps, open }}>
      {renderPage(step, page, offer)}
    </ClaimContext>
  );
}

async function loadAddressPage(): Promise<void> {
  const { createAddressPage } = await import('./steps/address-page.tsx');
  await createAddressPage().takeOver();
}

function renderPage(step: ClaimStep | undefined, page: string, offer: ClaimOffer | null) {
  // Claimed in another tab, or by a try whose answer was lost.
  if (!offer && page !== 'submission') return <ClaimedPage />;
  if (offer && (offer.isInProgress || offer.isHeld)) return <WaitingPage offer={offer} />;
  return step ? (
    <ClaimProgress step={step}>
      <Outlet />
    </ClaimProgress>
  ) : (
    <Outlet />
  );
}

function findStep(page: string): ClaimStep | undefined {
  return claimSteps.find((each) => each === page);
}

/** Whether a page of a claim shows its steps: one that can be claimed and is not on its way. */
function hasProgress(step: ClaimStep | undefined, offer: ClaimOffer | null | undefined): boolean {
  return step !== undefined && !!offer && !offer.isInProgress && !offer.isHeld;
}

function usePageName(fulfillmentId: string): string {
  return toPageName(useLocation().pathname, fulfillmentId);
}

function toPageName(pathname: string, fulfillmentId: string): string {
  return pathname.split(`/${fulfillmentId}/`)[1]?.replace(/\/$/, '') ?? '';
}
