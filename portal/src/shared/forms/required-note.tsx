import { Trans } from '@lingui/react';
import styles from './required-note.module.css';

/** What the asterisk beside a label means; it stands above the first field. */
export function RequiredNote() {
  return (
    <p className={styles.note}>
      <Trans
        id="form.required"
        message="Fields marked with an asterisk (<0>*</0>) are required."
        components={{ 0: <span className={styles.asterisk} /> }}
      />
    </p>
  );
}
