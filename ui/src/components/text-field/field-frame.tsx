import { useId, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './field-frame.module.css';
import { ErrorLine, LabelWords } from './field-words.tsx';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Marks the label with an asterisk; the form says what it means. */
  required?: boolean | undefined;
  /** Says "(optional)" after the label. */
  optional?: boolean | undefined;
  /** Said after the control: where the answer came from, how much there is left to type. */
  note?: ReactNode;
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
  note,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const noteId = note ? `${id}-note` : undefined;

  return (
    <div className={classNames(styles.field, error !== undefined && styles.invalid)}>
      <label id={toLabelId(id)} className={styles.label} htmlFor={id}>
        <LabelWords label={label} required={required} optional={optional} />
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <ErrorLine id={errorId} error={error} />}
      {children({
        id,
        'aria-describedby': [hintId, errorId, noteId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {note && (
        <div id={noteId} className={styles.note}>
          {note}
        </div>
      )}
    </div>
  );
}

/** The id of a field's label, for parts of the control that take their name from it. */
export function toLabelId(id: string): string {
  return `${id}-label`;
}
