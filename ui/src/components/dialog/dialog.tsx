import { useId, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, on a press outside, and by `method="dialog"` forms. Without it nothing of that closes it. */
  onClose?: (() => void) | undefined;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the safe choice first. */
  actions?: ReactNode;
}

/** A question or a notice that must be dealt with before going on. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);

  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={titleId}>
      {open && (
        <div className={styles.body}>
          <h2 id={titleId}>{title}</h2>
          <div className={styles.text}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
