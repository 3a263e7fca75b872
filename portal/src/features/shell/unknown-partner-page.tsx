import { Trans } from '@lingui/react';
import { useText } from '../../app/use-text.ts';
import { MessagePage } from './message-page.tsx';

/** No partner has this address, so there is no portal to link to. */
export function UnknownPartnerPage() {
  const say = useText();
  return (
    <main id="main">
      <MessagePage title={say('unknown-partner.title', "Sorry, we can't find that page")}>
        <p>
          <Trans
            id="unknown-partner.text"
            message="No organization uses this address. Please check it for typos, or open the link in your email or on the organization's website again."
          />
        </p>
      </MessagePage>
    </main>
  );
}
