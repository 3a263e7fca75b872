import { Banner, Button, PageHeading, PasswordField, TextField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole } from '../../app/console-context.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { basenameOf } from '../partner/partner-names.ts';
import { BrandMark } from '../shell/brand-mark.tsx';
import { refusalText } from './refusal-text.ts';
import { findReturnPath } from './return-path.ts';
import styles from './sign-in-page.module.css';
import { signIn, type Credentials } from './sign-in.ts';

/** Staff sign-in with email and password: /sign-in */
export function SignInPage() {
  const session = useConsole();
  const { i18n } = useLingui();
  const [search] = useSearchParams();
  const [errors, setErrors] = useState<Partial<Credentials>>({});
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const basename = basenameOf(session.partner);

  const attempt = useMutation({
    mutationFn: (credentials: Credentials) => signIn(session, credentials),
    onSuccess: ({ refusal }) => {
      // A new document, so that nothing of the visitor before remains in memory.
      if (!refusal) window.location.assign(findReturnPath(search, basename) ?? `${basename}/cases`);
    },
  });
  const entered = attempt.isSuccess && attempt.data.refusal === undefined;
  const refusal = attempt.isError ? 'unknown' : attempt.data?.refusal;

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
    else attempt.mutate(credentials);
  }

  return (
    <main id="main" className={styles.page}>
      <PageTitle title={i18n._({ id: 'console.sign-in.title', message: 'Staff sign in' })} />
      <div className={styles.card}>
        <p className={styles.partner}>
          <BrandMark />
          {session.partner.name}
        </p>
        <PageHeading lead={<Trans id="console.sign-in.lead" message="Sign in to review cases." />}>
          <Trans id="console.sign-in.title" message="Staff sign in" />
        </PageHeading>
        {refusal && <Banner live tone="error" title={refusalText(i18n, refusal)} />}
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
            busy={attempt.isPending || entered}
            busyLabel={i18n._({ id: 'console.sign-in.busy', message: 'Signing in' })}
          >
            <Trans id="console.sign-in.submit" message="Sign In" />
          </Button>
        </form>
        <p className={styles.foot}>
          <Trans id="console.sign-in.applicants" message="Applying for help?" />{' '}
          <a href={`/${session.partner.externalId}`}>
            <Trans id="console.sign-in.portal" message="Go to the applicant portal" />
          </a>
        </p>
      </div>
    </main>
  );
}
