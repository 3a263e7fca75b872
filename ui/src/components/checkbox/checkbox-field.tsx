import { classNames } from '../../class-names.ts';
import words from '../text-field/field-frame.module.css';
import type { FieldTexts } from '../text-field/field-frame.tsx';
import { ErrorLine, LabelWords } from '../text-field/field-words.tsx';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';
import styles from './checkbox-field.module.css';

interface CheckboxFieldProps extends Omit<CheckboxProps, 'id' | 'required' | 'className'>, FieldTexts {
  id: string;
}

/** A yes that is given by ticking a box, with the words of a field around it. */
export function CheckboxField({
  id,
  label,
  error,
  required,
  optional,
  note,
  ...checkbox
}: CheckboxFieldProps) {
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classNames(error !== undefined && words.invalid)}>
      {error && <ErrorLine id={errorId} error={error} />}
      <Checkbox
        {...checkbox}
        id={id}
        className={error && styles.afterError}
        label={<LabelWords label={label} required={required} optional={optional} />}
        aria-describedby={errorId}
        aria-invalid={error ? true : undefined}
        aria-required={required ? true : undefined}
      />
      {note && <div className={words.note}>{note}</div>}
    </div>
  );
}
