import { useLingui } from '@lingui/react';
import { useId, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './side-panel.module.css';
import { useModal } from './use-modal.ts';

export interface SidePanelProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
}

/** A panel over the page: from the right on a desktop, from the bottom under the thumb on a phone. */
export function SidePanel({ open, onClose, title, children }: SidePanelProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  const modal = useModal(open, onClose);

  return (
    <dialog {...modal} className={styles.panel} aria-labelledby={titleId}>
      {open && (
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <Button variant="quiet" size="small" onClick={onClose}>
              <Icon name="close" />
              {i18n._({ id: 'ui.panel.close', message: 'Close' })}
            </Button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
