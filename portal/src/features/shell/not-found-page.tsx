import { buttonClass } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../shared/context/use-text.ts';
import { HomeLink } from '../../shared/layout/home-link.tsx';
import { MessageActions, MessagePage } from '../../shared/layout/message-page.tsx';
import { PageFrame } from './page-frame.tsx';

/** Any address that the portal does not know (P037-P039). */
export function NotFoundPage() {
  return (
    <PageFrame>
      <NotFoundMessage />
    </PageFrame>
  );
}

/** The same within the frame of a signed-in page. */
export function NotFoundMessage() {
  const say = useText();
  return (
    <MessagePage title={say('not-found.title', "Sorry, we can't find that page")}>
      <p>
        <Trans
          id="not-found.text"
          message="The link may be old, or a letter may be missing. Your applications are safe."
        />
      </p>
      <MessageActions>
        <HomeLink className={buttonClass({ variant: 'primary' })} />
      </MessageActions>
    </MessagePage>
  );
}
