import { Banner, Dialog } from '@handrail/ui';
import styles from './confirm-dialog.module.css';
import { DialogActions } from './dialog-actions.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly failure?: string | undefined;
  readonly busy?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before something is gone. */
export function ConfirmDialog({
  open,
  title,
  text,
  action,
  failure,
  busy = false,
  onClose,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        <p>{text}</p>
        {failure && <Banner answersPress tone="error" title={failure} />}
        <DialogActions onCancel={onClose} busy={busy} variant="danger">
          {action}
        </DialogActions>
      </form>
    </Dialog>
  );
}
