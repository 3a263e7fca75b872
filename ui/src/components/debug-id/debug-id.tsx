import { useLingui } from '@lingui/react';
import { CopyButton } from '../copy-button/copy-button.tsx';
import styles from './debug-id.module.css';

/** The id that leads support to an error, easy to pass on. */
export function DebugId({ id }: { readonly id: string }) {
  const { i18n } = useLingui();
  return (
    <p className={styles.debugId}>
      <code>{id}</code>
      <CopyButton text={id} label={i18n._({ id: 'ui.debug-id.copy', message: 'Copy debug ID' })} />
    </p>
  );
}
