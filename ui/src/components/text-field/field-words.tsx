import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { ErrorInTitle, toErrorWord } from '../../page/error-in-title.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './field-frame.module.css';

interface LabelWordsProps {
  label: ReactNode;
  required?: boolean | undefined;
  optional?: boolean | undefined;
}

/** A label, and whether an answer is needed. */
export function LabelWords({ label, required, optional }: LabelWordsProps) {
  const { i18n } = useLingui();
  return (
    <>
      {label}
      {required && (
        <span className={styles.required} aria-hidden="true">
          {'\u00a0*'}
        </span>
      )}
      {optional && (
        <span className={styles.optional}> {i18n._({ id: 'ui.field.optional', message: '(optional)' })}</span>
      )}
    </>
  );
}

/** What is wrong with an answer. */
export function ErrorLine({ id, error }: { id: string | undefined; error: string }) {
  const { i18n } = useLingui();
  return (
    <p id={id} className={styles.error}>
      <ErrorInTitle />
      <Icon name="alert" />
      <span>
        <VisuallyHidden>{toErrorWord(i18n)} </VisuallyHidden>
        {error}
      </span>
    </p>
  );
}
