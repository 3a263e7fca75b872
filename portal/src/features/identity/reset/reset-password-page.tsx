import { useEffect, useState } from 'react';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { AskForReset } from './ask-for-reset.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { SignInLayout } from '../../../shared/sign-in/sign-in-layout.tsx';
import { takeLinkToken } from '../../../shared/session/take-link-token.ts';

/** A forgotten password: /identity/resetPassword asks for the email, and with the link of the mail for a new one. */
export function ResetPasswordPage() {
  const say = useText();
  const [token, setToken] = useState<string>();

  // The server never sees what stands behind the hash sign, so the page begins without it.
  useEffect(() => {
    const read = () => {
      setToken((known) => takeLinkToken() ?? known);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => {
      window.removeEventListener('hashchange', read);
    };
  }, []);

  return (
    <SignInLayout>
      <PageTitle title={say('reset.title', 'Choose a new password')} />
      {token === undefined ? (
        <AskForReset />
      ) : (
        <NewPasswordStep
          token={token}
          onDead={() => {
            setToken(undefined);
          }}
        />
      )}
    </SignInLayout>
  );
}
