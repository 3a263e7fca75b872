import { Banner, Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { ReactNode, SubmitEvent } from 'react';
import { FormButtons } from './form-buttons.tsx';
import { FormFaults } from './form-faults.tsx';
import styles from './form-frame.module.css';
import { RequiredNote } from './required-note.tsx';
import type { Form } from './use-form.ts';

interface FormFrameProps {
  readonly form: Pick<Form<unknown>, 'errors' | 'failedTries' | 'failure' | 'busy' | 'submit'>;
  /** The name of each field, in the order of the page. */
  readonly labels: Readonly<Record<string, string>>;
  readonly missingCount?: number | undefined;
  readonly submitLabel: string;
  readonly onCancel: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A form that is a page's own: what is wrong above the fields, why it could not be saved and the way on below. */
export function FormFrame({ form, labels, missingCount, submitLabel, onCancel, children }: FormFrameProps) {
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    form.submit();
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <FormFaults form={form} labels={labels} missingCount={missingCount} />
      <RequiredNote />
      {children}
      {form.failure && <Banner tone="error" live title={form.failure} />}
      <FormButtons>
        <Button variant="primary" type="submit" busy={form.busy}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button onClick={onCancel}>
            <Trans id="form.cancel" message="Cancel" />
          </Button>
        )}
      </FormButtons>
    </form>
  );
}
