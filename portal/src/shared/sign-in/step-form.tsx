import { Banner, Button } from '@handrail/ui';
import type { SubmitEvent, ReactNode } from 'react';
import styles from './step-form.module.css';

interface StepFormProps {
  readonly onSubmit: () => void;
  readonly submitLabel: string;
  readonly busy: boolean;
  /** Why the last attempt failed; what was typed stays. */
  readonly failure?: string | undefined;
  /** What to do about it, when there is more to say. */
  readonly advice?: string | undefined;
  readonly children: ReactNode;
}

/** One step of signing in: its fields, what went wrong, and the one thing to do. */
export function StepForm({ onSubmit, submitLabel, busy, failure, advice, children }: StepFormProps) {
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!busy) onSubmit();
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {failure && (
        <Banner tone="error" live title={failure}>
          {advice}
        </Banner>
      )}
      {children}
      <Button type="submit" variant="primary" block busy={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
