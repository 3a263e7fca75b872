import { Banner, Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useState } from 'react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { sendMagicLink } from '../link/send-magic-link.ts';

/** Proves a person again by a fresh link in their mail, which leads back to this page. */
export function StepUpLink() {
  const session = usePortal();
  const say = useText();
  const [state, setState] = useState<'ready' | 'sending' | 'sent' | 'failed'>('ready');
  const email = session.user?.email ?? '';

  async function handleSend() {
    setState('sending');
    const { pathname, search } = window.location;
    const outcome = await sendMagicLink(session, email, `${pathname}${search}`).catch(() => undefined);
    setState(outcome?.isSent ? 'sent' : 'failed');
  }

  if (state === 'sent') {
    return (
      <Banner tone="success" live title={say('step-up.sent', 'Email sent to {email}', { email })}>
        <Trans
          id="step-up.sent-text"
          message="Open the link in it on this device. It brings you back here. Tax and bank numbers, passwords and signatures are never kept on a device, so you will enter those again."
        />
      </Banner>
    );
  }
  return (
    <>
      {state === 'failed' && (
        <Banner
          tone="error"
          live
          title={say('step-up.send-failed', 'There was an error sending the email')}
        />
      )}
      <p>
        <Trans
          id="step-up.link"
          message="We will send a sign-in link to {email}. It brings you back to this page."
          values={{ email }}
        />
      </p>
      <Button variant="primary" block busy={state === 'sending'} onClick={() => void handleSend()}>
        <Trans id="step-up.send" message="Email me a sign-in link" />
      </Button>
    </>
  );
}
