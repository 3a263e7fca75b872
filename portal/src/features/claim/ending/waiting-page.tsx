import { buttonClass } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { ContactLink } from '../../../shared/layout/contact-link.tsx';
import { HomeLink } from '../../../shared/layout/home-link.tsx';
import { MessageActions, MessagePage } from '../../../shared/layout/message-page.tsx';

/** Says why nothing can be claimed right now: a claim is being processed, or the payment is on hold. */
export function WaitingPage({ isHeld }: { readonly isHeld: boolean }) {
  const say = useText();
  const { partner } = usePortal();
  const title = isHeld
    ? say('claim.held.title', 'Your payment is on hold')
    : say('claim.running.title', 'We are processing your claim');
  return (
    <MessagePage title={title}>
      <p>
        {isHeld ? (
          <Trans
            id="claim.held.text"
            message="We are checking something before we can send it. Your award is not affected. If you have questions, contact <0>{email}</0>."
            values={{ email: partner.email }}
            components={{ 0: <ContactLink /> }}
          />
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
