import { useLingui } from '@lingui/react';
import { useId, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './field-frame.module.css';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Marks the label with an asterisk; the form says what it means. */
  required?: boolean | undefined;
  /** Says "(optional)" after the label. */
  optional?: boolean | undefined;
}

interface FieldFrameProps extends FieldTexts {
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** The words around one control, in the order people read them: label, hint, error, control. */
export function FieldFrame({
  id: givenId,
  label,
  hint,
  error,
  required,
  optional,
  children,
}: FieldFrameProps) {
  const { i18n } = useLingui();
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;

  return (
    <div className={classNames(styles.field, error !== undefined && styles.invalid)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {'\u00a0*'}
          </span>
        )}
        {optional && (
          <span className={styles.optional}>
            {' '}
            {i18n._({ id: 'ui.field.optional', message: '(optional)' })}
          </span>
        )}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" />
          <span>
            <VisuallyHidden>{i18n._({ id: 'ui.field.error', message: 'Error:' })} </VisuallyHidden>
            {error}
          </span>
        </p>
      )}
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
    </div>
  );
}
