import { useLingui } from '@lingui/react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './spinner.module.css';

/** Something is loading, said and shown. */
export function Spinner({ label }: { label?: string | undefined }) {
  const { i18n } = useLingui();
  return (
    <span className={styles.inline} role="status">
      <span className={styles.ring} />
      <VisuallyHidden>{label ?? i18n._({ id: 'ui.spinner.loading', message: 'Loading' })}</VisuallyHidden>
    </span>
  );
}

/** The whole page is loading; only for the very first moment, when nothing else is known. */
export function PageSpinner({ label }: { label?: string | undefined }) {
  return (
    <div className={styles.page}>
      <Spinner label={label} />
    </div>
  );
}
