import { Button, type ButtonProps } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import styles from './dialog-actions.module.css';

interface DialogActionsProps {
  readonly onCancel: () => void;
  /** What the last button does, in its own words. */
  readonly children: ReactNode;
  readonly busy: boolean;
  readonly variant?: ButtonProps['variant'];
}

/** The last row of a form in a dialog: the way out, then what the dialog is for. */
export function DialogActions({ onCancel, children, busy, variant = 'primary' }: DialogActionsProps) {
  return (
    <div className={styles.actions}>
      <Button onClick={onCancel}>
        <Trans id="console.cancel" message="Cancel" />
      </Button>
      <Button type="submit" variant={variant} busy={busy}>
        {children}
      </Button>
    </div>
  );
}
