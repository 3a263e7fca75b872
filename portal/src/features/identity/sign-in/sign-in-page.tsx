import { hasFeature } from '@handrail/engine';
import { Banner, PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { EmailField } from '../../../shared/sign-in/email-field.tsx';
import { withRedirect } from '../../../shared/session/redirect-url.ts';
import { sendMagicLink } from '../link/send-magic-link.ts';
import styles from './sign-in-page.module.css';
import { SignInLayout } from '../../../shared/sign-in/sign-in-layout.tsx';
import { SignInPoints } from '../../../shared/sign-in/sign-in-points.tsx';
import { StepForm } from '../../../shared/sign-in/step-form.tsx';
import { useSessionEnd } from '../../../shared/session/timeout-notice.ts';
import { useEmailInput } from '../../../shared/sign-in/use-email-input.ts';
import { useRedirectPath } from '../../../shared/session/use-redirect-path.ts';

/** Applicants ask for a magic link: /identity/signin */
export function SignInPage() {
  const session = usePortal();
  const say = useText();
  const navigate = useNavigate();
  const redirectPath = useRedirectPath();
  const email = useEmailInput();
  const sessionEnd = useSessionEnd();
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready');
  const [wait, setWait] = useState<string>();

  async function handleSubmit() {
    const address = email.read();
    if (address === undefined) return;

    setState('sending');
    const outcome = await sendMagicLink(session, address, redirectPath).catch(() => undefined);
    setWait(outcome?.wait);
    if (outcome?.isSent) await navigate(withRedirect('/identity/emailSent', redirectPath), { state: 'sent' });
    else setState('failed');
  }

  return (
    <SignInLayout>
      <PageTitle title={say('sign-in.title', 'Applicant sign in')} />
      <PageHeading
        lead={say(
          'sign-in.lead',
          'Enter your email address. We will send you a link that signs you in. You do not need a password.',
        )}
      >
        <Trans id="sign-in.title" message="Applicant sign in" />
      </PageHeading>
      {sessionEnd === 'everywhere' && (
        <div className={styles.notice}>
          <Banner tone="info" title={say('sign-in.everywhere', 'You are signed out on all your devices.')} />
        </div>
      )}
      {sessionEnd === 'timeout' && (
        <div className={styles.notice}>
          <Banner tone="info" title={say('sign-in.over', 'You were away for a while, so we signed you out.')}>
            <Trans
              id="sign-in.over-text"
              message="Sign in again to pick up where you left off. What you typed is saved on this device."
            />
          </Banner>
        </div>
      )}
      <StepForm
        onSubmit={() => void handleSubmit()}
        submitLabel={say('sign-in.send', 'Email me a sign-in link')}
        busy={state === 'sending'}
        failure={state === 'failed' ? say('sign-in.failed', 'Error sending magic link') : undefined}
        advice={wait}
      >
        <EmailField {...email.field} hint={say('sign-in.hint', 'Use the email you check most often.')} />
      </StepForm>
      {!hasFeature(session.partner.features, 'hide-password-signin') && (
        <p className={styles.other}>
          <Link to={withRedirect('/identity/basic', redirectPath)}>
            <Trans id="sign-in.use-password" message="Sign in with a password" />
          </Link>
        </p>
      )}
      <SignInPoints place="below" />
    </SignInLayout>
  );
}
