import { Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../shared/context/use-text.ts';
import { MessageActions, MessagePage } from '../../shared/layout/message-page.tsx';
import { PageFrame } from './page-frame.tsx';

/** The server had no room for this page right now; nothing is wrong, and asking again helps. */
export function BusyPage() {
  const say = useText();
  return (
    <PageFrame>
      <MessagePage title={say('busy.title', 'We’ll be right back')}>
        <p>
          <Trans
            id="busy.text"
            message="This service cannot answer right now. Please wait a moment and try again. Everything you saved is safe."
          />
        </p>
        <MessageActions>
          <Button
            variant="primary"
            onClick={() => {
              window.location.reload();
            }}
          >
            <Trans id="busy.again" message="Try Again" />
          </Button>
        </MessageActions>
      </MessagePage>
    </PageFrame>
  );
}
