import { useLingui } from '@lingui/react';
import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the header to the main content. */
export function SkipLink({ targetId = 'main' }: { targetId?: string | undefined }) {
  const { i18n } = useLingui();
  return (
    <a className={styles.skip} href={`#${targetId}`}>
      {i18n._({ id: 'ui.skip-link', message: 'Skip to main content' })}
    </a>
  );
}
