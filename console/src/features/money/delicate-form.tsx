import { Banner, type ButtonProps, useSnackbar } from '@handrail/ui';
import { type ReactNode, useState, type SubmitEvent } from 'react';
import { type Outcome, useAct } from '../../shared/api/use-act.ts';
import { DialogActions } from '../../shared/layout/dialog-actions.tsx';
import { useRunDelicate } from '../../shared/session/use-run-delicate.ts';
import styles from './funds/funds.module.css';

interface FormState {
  /** Someone pressed the button: what is missing is shown from then on. */
  readonly isTried: boolean;
  /** Why the server refused. */
  readonly code: string | undefined;
}

interface DelicateFormProps<Reply extends Outcome> {
  /** What it does, said before it is done. */
  readonly about?: ReactNode;
  readonly send: () => Promise<Reply>;
  /** Nothing is sent before everything is filled in. */
  readonly isComplete?: boolean;
  readonly done: string | ((reply: Reply) => string);
  readonly onDone: (reply: Reply) => void;
  readonly onClose: () => void;
  readonly submit: string;
  readonly variant?: ButtonProps['variant'];
  /** Refusals that the person can overrule are warnings. */
  readonly warnsOf?: string;
  readonly children?: (state: FormState) => ReactNode;
}

/** The form of a dialog about money: asks who the person is where that is needed, does it, and says that it is done. */
export function DelicateForm<Reply extends Outcome>({
  about,
  isComplete = true,
  children,
  ...form
}: DelicateFormProps<Reply>) {
  const showNotice = useSnackbar();
  const runDelicate = useRunDelicate();
  const [isTried, setTried] = useState(false);
  const act = useAct(
    () => runDelicate(form.send),
    (reply) => {
      showNotice({ message: typeof form.done === 'string' ? form.done : form.done(reply) });
      form.onDone(reply);
      form.onClose();
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (isComplete) act.run(undefined);
  }

  const isWarning = act.code !== undefined && act.code === form.warnsOf;
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {about && <p>{about}</p>}
      {act.failure && !act.busy && (
        <Banner answersPress tone={isWarning ? 'warning' : 'error'} title={act.failure} />
      )}
      {children?.({ isTried, code: act.code })}
      <DialogActions onCancel={form.onClose} busy={act.busy} {...(form.variant && { variant: form.variant })}>
        {form.submit}
      </DialogActions>
    </form>
  );
}
