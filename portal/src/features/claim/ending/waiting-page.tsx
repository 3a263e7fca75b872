import { formatMoment } from '@handrail/engine';
import { buttonClass } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText, type Say } from '../../../shared/context/use-text.ts';
import { ContactLink } from '../../../shared/layout/contact-link.tsx';
import { HomeLink } from '../../../shared/layout/home-link.tsx';
import { MessageActions, MessagePage } from '../../../shared/layout/message-page.tsx';
import type { ClaimOffer } from '../claim-query.ts';

/** Says why nothing can be claimed right now: a claim is being processed, or the payment is on hold. */
export function WaitingPage({ offer }: { readonly offer: ClaimOffer }) {
  const say = useText();
  const { isHeld, heldUntil, heldForChange } = offer;
  const title = isHeld
    ? say('claim.held.title', 'Your payment is on hold')
    : say('claim.running.title', 'We are processing your claim');
  return (
    <MessagePage title={title}>
      <p>
        {isHeld ? (
          <HoldReason until={heldUntil} change={heldForChange} />
        ) : (
          <Trans
            id="claim.running.text"
            message="This can take a few minutes. Your money is sent only once. You can leave this page, and we will email you."
          />
        )}
      </p>
      <MessageActions>
        <HomeLink className={buttonClass()} />
      </MessageActions>
    </MessagePage>
  );
}

interface HoldReasonProps {
  readonly until: ClaimOffer['heldUntil'];
  readonly change: ClaimOffer['heldForChange'];
}

/** Why money is held: what the payee changed, or that someone is looking at it. */
function HoldReason({ until, change }: HoldReasonProps) {
  const say = useText();
  const { partner } = usePortal();
  const components = { 0: <ContactLink /> };
  if (until === null || change === null)
    return (
      <Trans
        id="claim.held.text"
        message="We are checking something before we can send it. Your award is not affected. If you have questions, contact <0>{email}</0>."
        values={{ email: partner.email }}
        components={components}
      />
    );
  return (
    <Trans
      id="claim.held.change"
      message="{what} To keep your money safe, you can claim it starting {moment}. Your award is not affected. If you did not make this change, contact <0>{email}</0> right away."
      values={{
        what: sayChange(say, change),
        moment: formatMoment(say.locale, until, partner.timeZone),
        email: partner.email,
      }}
      components={components}
    />
  );
}

function sayChange(say: Say, change: NonNullable<ClaimOffer['heldForChange']>): string {
  switch (change) {
    case 'email':
      return say('claim.held.email', 'The email address of your account was changed.');
    case 'bankAccount':
      return say('claim.held.bank', 'Your bank account was changed.');
    case 'mailingAddress':
      return say('claim.held.address', 'Your mailing address was changed.');
  }
}
