import { PageHeading, Spinner } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import styles from './magic-link-page.module.css';
import { withRedirect } from '../../../shared/session/redirect-url.ts';
import { ConfirmEmailStep } from '../../../shared/sign-in/confirm-email-step.tsx';
import { SignInLayout } from '../../../shared/sign-in/sign-in-layout.tsx';
import { useMagicLink } from './use-magic-link.ts';
import { useRedirectPath } from '../../../shared/session/use-redirect-path.ts';

/** Completes sign-in from the emailed link: /identity/magicLink */
export function MagicLinkPage() {
  const say = useText();
  const { step, confirm } = useMagicLink();

  return (
    <SignInLayout>
      <PageTitle title={say('magic-link.title', 'Sign in')} />
      {step.name === 'signing-in' && <SigningInStep />}
      {step.name === 'confirm-email' && (
        <ConfirmEmailStep
          title={say('confirm-email.title', 'Confirm your email')}
          lead={say(
            'confirm-email.lead',
            'You opened the link in another browser or on another device. Enter the email address we sent it to.',
          )}
          submitLabel={say('confirm-email.submit', 'Sign In')}
          busy={step.busy}
          failure={step.failure}
          onConfirm={confirm}
        />
      )}
      {step.name === 'failed' && <FailedStep reason={step.reason} />}
    </SignInLayout>
  );
}

function SigningInStep() {
  const say = useText();
  return (
    <>
      <PageHeading>
        <Trans id="magic-link.signing-in" message="Signing you in" />
      </PageHeading>
      <div className={styles.wait}>
        <Spinner label={say('magic-link.wait', 'This takes a moment')} />
      </div>
    </>
  );
}

function FailedStep({ reason }: { readonly reason: string }) {
  const redirectPath = useRedirectPath();
  return (
    <div role="alert">
      <PageHeading>
        <Trans id="magic-link.failed" message="There was an issue using the magic link:" />
      </PageHeading>
      <div className={styles.text}>
        <p>
          <strong>{reason}</strong>
        </p>
        <p>
          <Trans
            id="magic-link.expiry"
            message="Links expire after 1 hour. Please click the link below to go back to the sign in page and try again."
          />
        </p>
        <p>
          <Link to={withRedirect('/identity/signin', redirectPath)}>
            <Trans id="magic-link.again" message="Click here to try signing in again" />
          </Link>
        </p>
      </div>
    </div>
  );
}
