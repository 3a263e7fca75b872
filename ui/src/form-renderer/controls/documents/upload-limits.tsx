import { maxApplicationDocuments, maxDocuments } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import styles from './documents.module.css';

/** How many files may be added, said before anyone chooses too many. */
export function UploadLimits() {
  const { i18n } = useLingui();
  return (
    <p className={styles.limits}>
      {i18n._({
        id: 'ui.form.upload-limits',
        message: 'Up to {here} files here and {inAll} in the whole application.',
        values: { here: maxDocuments, inAll: maxApplicationDocuments },
      })}
    </p>
  );
}
