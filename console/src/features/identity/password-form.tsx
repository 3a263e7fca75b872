import { Banner, Button, PasswordField, TextField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import type { Credentials } from './sign-in.ts';
import styles from './step-form.module.css';

interface PasswordFormProps {
  readonly busy: boolean;
  /** Why the last try did not sign in. */
  readonly failure?: string | undefined;
  readonly onSubmit: (credentials: Credentials) => void;
}

/** Email and password, the first step of signing in. */
export function PasswordForm({ busy, failure, onSubmit }: PasswordFormProps) {
  const { i18n } = useLingui();
  const [errors, setErrors] = useState<Partial<Credentials>>({});
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const credentials = { email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    const missing = {
      ...(!credentials.email && {
        email: i18n._({ id: 'console.sign-in.email-missing', message: 'Enter your email address' }),
      }),
      ...(!credentials.password && {
        password: i18n._({ id: 'console.sign-in.password-missing', message: 'Enter your password' }),
      }),
    };
    setErrors(missing);
    if (missing.email) email.current?.focus();
    else if (missing.password) password.current?.focus();
    else onSubmit(credentials);
  }

  return (
    <>
      {failure && <Banner answersPress tone="error" title={failure} />}
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <TextField
          ref={email}
          label={i18n._({ id: 'console.sign-in.email', message: 'Email' })}
          error={errors.email}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          ref={password}
          label={i18n._({ id: 'console.sign-in.password', message: 'Password' })}
          error={errors.password}
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
        />
        <Button
          type="submit"
          variant="primary"
          block
          busy={busy}
          busyLabel={i18n._({ id: 'console.sign-in.busy', message: 'Signing in' })}
        >
          <Trans id="console.sign-in.submit" message="Sign In" />
        </Button>
      </form>
    </>
  );
}
