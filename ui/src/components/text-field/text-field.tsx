import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'required' | 'prefix' | 'size'>, FieldTexts {
  /** Shown before the typed text, such as a currency sign. */
  prefix?: string | undefined;
  /** Shown after the typed text, such as a reveal button. */
  suffix?: ReactNode;
  /** A width that tells how much to type. */
  fit?: 'date' | 'money' | 'phone' | 'zip' | undefined;
}

/** One line of typed text. */
export function TextField({
  id,
  label,
  hint,
  error,
  required,
  optional,
  note,
  prefix,
  suffix,
  fit,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, required, optional, note }}>
      {(control) => (
        <span className={classNames(styles.box, fit && styles[fit], className)}>
          {prefix && (
            <span className={styles.prefix} aria-hidden="true">
              {prefix}
            </span>
          )}
          <input {...input} {...control} type={type} className={styles.input} />
          {suffix}
        </span>
      )}
    </FieldFrame>
  );
}
