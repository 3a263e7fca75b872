import { Button, PasswordField } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { ReauthenticateDocument } from '../../../gql/operations.ts';
import { refusalText } from '../refusal-text.ts';
import { StepForm } from '../../../shared/sign-in/step-form.tsx';

interface StepUpPasswordProps {
  readonly onProven: () => void;
  readonly onUseLink: () => void;
}

/** Proves a person again by the password of their account. */
export function StepUpPassword({ onProven, onUseLink }: StepUpPasswordProps) {
  const { request } = usePortal();
  const say = useText();
  const password = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [missing, setMissing] = useState(false);

  // The dialog opened before it was known that there is a password, so focus went to the way out.
  useEffect(() => {
    password.current?.focus();
  }, []);

  async function handleSubmit() {
    const typed = password.current?.value ?? '';
    setMissing(typed === '');
    if (typed === '') return;

    setBusy(true);
    setFailure(undefined);
    try {
      const { reauthenticate } = await request(ReauthenticateDocument, { input: { password: typed } });
      if (reauthenticate.metadata.status < 400) {
        onProven();
        return;
      }
      const isWrong = reauthenticate.metadata.errors[0] === 'auth/wrong-password';
      setFailure(
        isWrong
          ? say('step-up.wrong', 'That password is not correct. Please try again.')
          : refusalText(say, reauthenticate.metadata),
      );
    } catch {
      setFailure(say('step-up.failed', 'Something went wrong.'));
    }
    setBusy(false);
    password.current?.focus();
  }

  return (
    <>
      <StepForm
        onSubmit={() => void handleSubmit()}
        submitLabel={say('step-up.confirm', 'Confirm')}
        busy={busy}
        failure={failure}
      >
        <PasswordField
          ref={password}
          id="step-up-password"
          label={say('step-up.password', 'Your password')}
          error={missing ? say('password.missing', 'Please enter your password') : undefined}
          autoComplete="current-password"
          enterKeyHint="go"
        />
      </StepForm>
      <Button variant="quiet" block onClick={onUseLink}>
        <Trans id="step-up.use-link" message="Email me a sign-in link instead" />
      </Button>
    </>
  );
}
