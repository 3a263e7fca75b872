import { Banner, Button, buttonClass, PageHeading, useSnackbar } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import styles from './email-sent-page.module.css';
import { withRedirect } from '../../../shared/session/redirect-url.ts';
import { sendMagicLink } from './send-magic-link.ts';
import { SignInLayout } from '../../../shared/sign-in/sign-in-layout.tsx';
import { useRedirectPath } from '../../../shared/session/use-redirect-path.ts';
import { findRememberedEmail } from '../sign-in/remembered-email.ts';
import { useRememberedEmail } from '../sign-in/use-remembered-email.ts';

/** The magic link is on its way: /identity/emailSent */
export function EmailSentPage() {
  const session = usePortal();
  const say = useText();
  const showNotice = useSnackbar();
  const redirectPath = useRedirectPath();
  const email = useRememberedEmail();
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready');
  const [wait, setWait] = useState<string>();
  const navigate = useNavigate();
  const { state: sent } = useLocation() as { readonly state: unknown };

  // Only the browser knows whether someone asked for a link; where storage is forbidden, the step before says so.
  useEffect(() => {
    if (sent === null && findRememberedEmail(session.partner.externalId) === undefined)
      void navigate(withRedirect('/identity/signin', redirectPath), { replace: true });
  }, [sent, session.partner.externalId, navigate, redirectPath]);

  async function handleResend(address: string) {
    setState('sending');
    const outcome = await sendMagicLink(session, address, redirectPath).catch(() => undefined);
    setWait(outcome?.wait);
    setState(outcome?.isSent ? 'ready' : 'failed');
    if (outcome?.isSent) showNotice({ message: say('email-sent.resent', 'Email Sent!') });
  }

  return (
    <SignInLayout>
      <PageTitle title={say('email-sent.title', 'Email Sent')} />
      <PageHeading>
        <Trans id="email-sent.title" message="Email Sent" />
      </PageHeading>
      <div className={styles.text}>
        {email ? (
          <p>
            <Trans
              id="email-sent.to"
              message="We sent a sign-in link to <0>{email}</0>. Open it on this device to continue."
              values={{ email }}
              components={{ 0: <strong /> }}
            />
          </p>
        ) : (
          <p>
            <Trans
              id="email-sent.anyone"
              message="We sent you a sign-in link. Open it on this device to continue."
            />
          </p>
        )}
        <p>
          <Trans
            id="email-sent.spam"
            message="If it has not arrived after five minutes, please check your spam folder."
          />
        </p>
      </div>
      <div className={styles.actions}>
        {state === 'failed' && (
          <Banner tone="error" live title={say('email-sent.failed', 'Error resending magic link')}>
            {wait}
          </Banner>
        )}
        {email && (
          <Button block busy={state === 'sending'} onClick={() => void handleResend(email)}>
            <Trans id="email-sent.resend" message="Resend email" />
          </Button>
        )}
        <Link
          className={buttonClass({ variant: 'quiet', block: true })}
          to={withRedirect('/identity/signin', redirectPath)}
        >
          <Trans id="email-sent.other" message="Use a different email" />
        </Link>
      </div>
    </SignInLayout>
  );
}
