import { buttonClass, PageHeading, Spinner } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { ConfirmEmailStep } from '../../../shared/sign-in/confirm-email-step.tsx';
import { isApplicant } from '../../../shared/session/get-current-user.ts';
import { SignInLayout } from '../../../shared/sign-in/sign-in-layout.tsx';
import { basenameOf } from '../../../shared/partner/partner-names.ts';
import { useVerifyEmail, type VerifyEmailStep } from './use-verify-email.ts';
import styles from './verify-email-page.module.css';

/** Makes a new email take effect from the link in its mail: /identity/verifyEmail */
export function VerifyEmailPage() {
  const say = useText();
  const { step, confirm } = useVerifyEmail();
  return (
    <SignInLayout>
      <PageTitle title={say('verify-email.title', 'Verify your email')} />
      <Step step={step} onConfirm={confirm} />
    </SignInLayout>
  );
}

function Step({ step, onConfirm }: { step: VerifyEmailStep; onConfirm: (email: string) => void }) {
  const say = useText();
  switch (step.name) {
    case 'verifying':
      return (
        <>
          <PageHeading>
            <Trans id="verify-email.verifying" message="Verifying your email" />
          </PageHeading>
          <div className={styles.wait}>
            <Spinner label={say('verify-email.wait', 'This takes a moment')} />
          </div>
        </>
      );
    case 'confirm-email':
      return (
        <ConfirmEmailStep
          title={say('verify-email.confirm', 'Confirm your new email')}
          lead={say(
            'verify-email.lead',
            'You are not signed in here. Enter your new email address, the one we sent this link to.',
          )}
          submitLabel={say('verify-email.submit', 'Verify email')}
          busy={step.busy}
          failure={step.failure}
          onConfirm={onConfirm}
        />
      );
    case 'done':
      return <EndStep title={say('verify-email.done', 'Your new email is verified')} tone="done" />;
    case 'failed':
      return (
        <EndStep
          title={say('verify-email.failed', 'We could not verify your email')}
          reason={step.reason}
          tone="failed"
        />
      );
  }
}

/** Goes on with a new document, because this page knows the person only as they were before. */
function EndStep({ title, reason, tone }: { title: string; reason?: string; tone: 'done' | 'failed' }) {
  const { partner, user } = usePortal();
  const isSignedIn = isApplicant(user);
  const home = basenameOf(partner);
  return (
    <div role={tone === 'failed' ? 'alert' : 'status'}>
      <PageHeading>{title}</PageHeading>
      <div className={styles.text}>
        {reason && <p>{reason}</p>}
        {tone === 'done' && (
          <p>
            <Trans
              id="verify-email.from-now"
              message="Use it to sign in from now on. We signed you out on all other devices. If you had a password, it no longer works. Sign in with a link, or choose a new password."
            />
          </p>
        )}
        <a
          className={buttonClass({ variant: 'primary', block: true })}
          href={isSignedIn ? `${home}/application/profile` : `${home}/identity/signin`}
        >
          {isSignedIn ? (
            <Trans id="verify-email.account" message="Go to your account" />
          ) : (
            <Trans id="verify-email.sign-in" message="Sign in" />
          )}
        </a>
      </div>
    </div>
  );
}
