import { PageHeading } from '@handrail/ui';
import { EmailField } from './email-field.tsx';
import { StepForm } from './step-form.tsx';
import { useEmailInput } from './use-email-input.ts';

interface ConfirmEmailStepProps {
  readonly title: string;
  /** Why we ask. */
  readonly lead: string;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly failure?: string | undefined;
  readonly onConfirm: (email: string) => void;
}

/** A link was opened where nobody knows who asked for it, so its owner types the address that it went to. */
export function ConfirmEmailStep({ title, lead, onConfirm, ...form }: ConfirmEmailStepProps) {
  const email = useEmailInput();
  function handleSubmit() {
    const address = email.read();
    if (address !== undefined) onConfirm(address);
  }

  return (
    <>
      <PageHeading lead={lead}>{title}</PageHeading>
      <StepForm onSubmit={handleSubmit} {...form}>
        <EmailField {...email.field} />
      </StepForm>
    </>
  );
}
