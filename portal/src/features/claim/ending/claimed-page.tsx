import { buttonClass } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link, Navigate } from 'react-router';
import { useText } from '../../../shared/context/use-text.ts';
import { HomeLink } from '../../../shared/layout/home-link.tsx';
import { MessageActions, MessagePage } from '../../../shared/layout/message-page.tsx';
import { useClaim } from '../claim-context.ts';
import { claimPath, detailsPath } from '../claim-query.ts';
import { ClaimSkeleton } from '../claim-skeleton.tsx';

/** Says that the payment was claimed already: in another tab, or by a try whose answer was lost. */
export function ClaimedPage() {
  const say = useText();
  const { claim, key, fulfillmentId } = useClaim();
  if (key?.state === 'sent' || key?.state === 'paid')
    return (
      <>
        {/* The next page is loaded first, and nobody who has just claimed money should look at an empty one. */}
        <ClaimSkeleton />
        <Navigate to={claimPath(fulfillmentId, 'submission')} replace />
      </>
    );
  return (
    <MessagePage title={say('claim.claimed.title', 'This payment was already claimed')}>
      <p>
        <Trans
          id="claim.claimed.text"
          message="It is sent only once, so there is nothing left to do here. You may have claimed it in another tab or on another device."
        />
      </p>
      <MessageActions>
        <Link className={buttonClass({ variant: 'primary' })} to={detailsPath(claim, fulfillmentId)}>
          <Trans id="claim.to-details" message="View Payment Details" />
        </Link>
        <HomeLink className={buttonClass()} />
      </MessageActions>
    </MessagePage>
  );
}
