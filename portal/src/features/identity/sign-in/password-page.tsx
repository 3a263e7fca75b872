import { PageHeading, PasswordField } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { EmailField } from '../../../shared/sign-in/email-field.tsx';
import { enterPortal } from './enter-portal.ts';
import { withRedirect } from '../../../shared/session/redirect-url.ts';
import { refusalText } from '../refusal-text.ts';
import { signInWithPassword } from './sign-in.ts';
import styles from './sign-in-page.module.css';
import { SignInLayout } from '../../../shared/sign-in/sign-in-layout.tsx';
import { StepForm } from '../../../shared/sign-in/step-form.tsx';
import { useEmailInput } from '../../../shared/sign-in/use-email-input.ts';
import { useRedirectPath } from '../../../shared/session/use-redirect-path.ts';

/** Sign-in with email and password: /identity/basic */
export function PasswordPage() {
  const session = usePortal();
  const say = useText();
  const redirectPath = useRedirectPath();
  const email = useEmailInput();
  const password = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [missing, setMissing] = useState(false);

  async function handleSubmit() {
    const address = email.read();
    const secret = password.current?.value ?? '';
    setMissing(secret === '');
    if (address === undefined || secret === '') return;

    setBusy(true);
    setFailure(undefined);
    try {
      const outcome = await signInWithPassword(session, { email: address, password: secret });
      if (outcome.ok) {
        enterPortal(session.partner, redirectPath);
        return;
      }
      setFailure(refusalText(say, outcome));
    } catch {
      setFailure(say('sign-in.error', 'Error signing in'));
    }
    setBusy(false);
  }

  return (
    <SignInLayout>
      <PageTitle title={say('password.title', 'Sign in with a password')} />
      <PageHeading>
        <Trans id="password.title" message="Sign in with a password" />
      </PageHeading>
      <StepForm
        onSubmit={() => void handleSubmit()}
        submitLabel={say('password.submit', 'Sign In')}
        busy={busy}
        failure={failure}
      >
        <EmailField {...email.field} />
        <PasswordField
          ref={password}
          id="password"
          label={say('password.label', 'Password')}
          error={missing ? say('password.missing', 'Please enter your password') : undefined}
          autoComplete="current-password"
          enterKeyHint="go"
        />
      </StepForm>
      <p className={styles.other}>
        <Link to="/identity/resetPassword">
          <Trans id="password.forgot" message="Forgot your password?" />
        </Link>
      </p>
      <p className={styles.other}>
        <Link to={withRedirect('/identity/signin', redirectPath)}>
          <Trans id="password.use-link" message="Email me a sign-in link instead" />
        </Link>
      </p>
    </SignInLayout>
  );
}
