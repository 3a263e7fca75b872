import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { FieldFrame, type FieldTexts } from '../text-field/field-frame.tsx';
import box from '../text-field/text-field.module.css';
import styles from './select-field.module.css';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'required'>, FieldTexts {}

/** One of a few choices, in the list of the device itself. */
export function SelectField({
  id,
  label,
  hint,
  error,
  required,
  optional,
  note,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, required, optional, note }}>
      {(control) => (
        <span className={box.box}>
          <select {...select} {...control} className={styles.select}>
            {children}
          </select>
          <Icon name="down" className={styles.icon} />
        </span>
      )}
    </FieldFrame>
  );
}
