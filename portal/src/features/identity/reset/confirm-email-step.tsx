import { PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../../shared/context/use-text.ts';
import { EmailField } from '../../../shared/sign-in/email-field.tsx';
import { StepForm } from '../../../shared/sign-in/step-form.tsx';
import { useEmailInput } from '../../../shared/sign-in/use-email-input.ts';

interface ConfirmEmailStepProps {
  readonly busy: boolean;
  readonly failure?: string | undefined;
  readonly onConfirm: (email: string) => void;
}

/** The link was opened in another browser than the one that asked for it, so only its owner knows the address. */
export function ConfirmEmailStep({ busy, failure, onConfirm }: ConfirmEmailStepProps) {
  const say = useText();
  const email = useEmailInput();

  function handleSubmit() {
    const address = email.read();
    if (address !== undefined) onConfirm(address);
  }

  return (
    <>
      <PageHeading
        lead={say(
          'confirm-email.lead',
          'You opened the link in another browser or on another device. Enter the email address we sent it to.',
        )}
      >
        <Trans id="confirm-email.title" message="Confirm your email" />
      </PageHeading>
      <StepForm
        onSubmit={handleSubmit}
        submitLabel={say('confirm-email.submit', 'Sign In')}
        busy={busy}
        failure={failure}
      >
        <EmailField {...email.field} />
      </StepForm>
    </>
  );
}
