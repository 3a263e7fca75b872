import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './lock.module.css';

interface AskedFieldProps {
  readonly id: string;
  readonly label: string;
  /** Why it was asked again. */
  readonly requests: readonly string[];
  readonly children: ReactNode;
}

/** A field that was asked again, under the words why. */
export function AskedField({ id, label, requests, children }: AskedFieldProps) {
  const { i18n } = useLingui();
  const askedId = `${id}-asked`;
  return (
    <div role="group" aria-label={label} aria-describedby={askedId} className={styles.asked}>
      <div id={askedId} className={styles.request}>
        <p className={styles.head}>
          <Icon name="pencil" className={styles.icon} />
          {i18n._({ id: 'ui.form.asked', message: 'Please check this answer' })}
        </p>
        {requests.map((request) => (
          <p key={request}>{request}</p>
        ))}
      </div>
      {children}
    </div>
  );
}
