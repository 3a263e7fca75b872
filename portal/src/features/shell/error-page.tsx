import { Button, DebugId, isRequestError } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useRouteError } from 'react-router';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { BusyPage } from './busy-page.tsx';
import { ContactLink } from '../../shared/layout/contact-link.tsx';
import { MessageActions, MessagePage } from '../../shared/layout/message-page.tsx';
import { PageFrame } from './page-frame.tsx';

/** The generic error page: a way back, a contact, and an id that support can look up (P040-P043). */
export function ErrorPage({ debugId }: { readonly debugId: string }) {
  const { partner } = usePortal();
  const say = useText();
  const isBusy = isRequestError(useRouteError(), 'Unavailable');
  if (isBusy) return <BusyPage />;

  return (
    <PageFrame>
      <MessagePage title={say('error.title', "We're sorry. Something went wrong.")}>
        <p>
          <Trans
            id="error.support"
            message="Everything you saved is safe. Please try again. If it happens again, email <0>{email}</0> and include this debug ID."
            values={{ email: partner.email }}
            components={{ 0: <ContactLink /> }}
          />
        </p>
        <DebugId id={debugId} />
        <MessageActions>
          <Button
            variant="primary"
            onClick={() => {
              window.history.back();
            }}
          >
            <Trans id="error.back" message="Go Back" />
          </Button>
        </MessageActions>
      </MessagePage>
    </PageFrame>
  );
}
