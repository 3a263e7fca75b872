import { announceLogOut, buttonClass } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useEffect } from 'react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { EndSessionDocument } from '../../gql/operations.ts';
import { MessageActions, MessagePage } from '../../shared/layout/message-page.tsx';
import { PageFrame } from './page-frame.tsx';

/** The applicant area as staff see it: they work in the console (P050). */
export function StaffFallbackPage() {
  const { partner, user, request } = usePortal();
  const say = useText();

  // Staff are signed out of the applicant portal by themselves (P475).
  useEffect(() => {
    request(EndSessionDocument, {}).then(
      () => {
        announceLogOut();
      },
      () => undefined,
    );
  }, [request]);

  return (
    <PageFrame>
      <MessagePage title={say('staff.title', "We're sorry. Something went wrong.")}>
        <p>
          <Trans
            id="staff.text"
            message="You were signed in as {email}, which is a staff account, so we signed you out. This part of the portal is for applicants."
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
