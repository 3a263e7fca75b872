import { Button, DebugId } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../shared/context/use-text.ts';
import { MessageActions, MessagePage } from '../../shared/layout/message-page.tsx';

/** The server did not answer, so not even the partner is known. */
export function StartFailedPage({ debugId }: { readonly debugId: string | undefined }) {
  const say = useText();
  return (
    <main id="main">
      <MessagePage title={say('error.title', "We're sorry. Something went wrong.")}>
        <p>
          <Trans
            id="start-failed.text"
            message="We could not load this page. Please check your connection and try again."
          />
        </p>
        {debugId && <DebugId id={debugId} />}
        <MessageActions>
          <Button
            variant="primary"
            onClick={() => {
              window.location.reload();
            }}
          >
            <Trans id="start-failed.again" message="Try Again" />
          </Button>
        </MessageActions>
      </MessagePage>
    </main>
  );
}
