import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './text-field.module.css';

export interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'required'>, FieldTexts {}

/** Several lines of typed text. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  required,
  optional,
  note,
  rows = 4,
  ...input
}: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, required, optional, note }}>
      {(control) => (
        <span className={styles.box}>
          <textarea {...input} {...control} rows={rows} className={classNames(styles.input, styles.area)} />
        </span>
      )}
    </FieldFrame>
  );
}
