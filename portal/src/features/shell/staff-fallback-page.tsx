import { buttonClass } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { usePortal } from '../../app/portal-context.tsx';
import { useText } from '../../app/use-text.ts';
import { MessageActions, MessagePage } from './message-page.tsx';
import { PageFrame } from './page-frame.tsx';

/** The applicant area as staff see it: they work in the console (P050). */
export function StaffFallbackPage() {
  const { partner, user } = usePortal();
  const say = useText();

  return (
    <PageFrame>
      <MessagePage title={say('staff.title', "We're sorry. Something went wrong.")}>
        <p>
          <Trans
            id="staff.text"
            message="You are signed in as {email}, which is a staff account. This part of the portal is for applicants."
            values={{ email: user?.email }}
          />
        </p>
        <MessageActions>
          <a className={buttonClass({ variant: 'primary' })} href={`/partner/${partner.externalId}`}>
            <Trans id="staff.console" message="Go to the case queue" />
          </a>
          <a className={buttonClass()} href={`/${partner.externalId}/identity/signin`}>
            <Trans id="staff.sign-in" message="Sign in as an applicant" />
          </a>
        </MessageActions>
      </MessagePage>
    </PageFrame>
  );
}
