import { Banner, Button, Dialog } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { ReactNode, SubmitEvent } from 'react';
import type { Form } from '../../shared/forms/use-form.ts';
import styles from './form-dialog.module.css';

interface FormDialogProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly form: Pick<Form<unknown>, 'submit' | 'busy' | 'failure'>;
  readonly submitLabel: string;
  /** Called on Escape and on a press outside; what was typed may come back. Without it the dialog must be settled. */
  readonly onClose?: () => void;
  /** The way out beside saving. */
  readonly otherAction?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog with fields: what went wrong above them, saving below. */
export function FormDialog({
  title,
  lead,
  form,
  submitLabel,
  onClose,
  otherAction,
  children,
}: FormDialogProps) {
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    form.submit();
  }

  return (
    <Dialog open onClose={onClose} title={title}>
      {lead && <p>{lead}</p>}
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        {form.failure && (
          <Banner tone="error" live title={form.failure}>
            <Button variant="quiet" size="small" type="submit">
              <Trans id="account.try-again" message="Try Again" />
            </Button>
          </Banner>
        )}
        {children}
        <div className={styles.actions}>
          <Button variant="primary" type="submit" busy={form.busy}>
            {submitLabel}
          </Button>
          {otherAction}
        </div>
      </form>
    </Dialog>
  );
}
