import { classNames } from '../../class-names.ts';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import words from '../../components/text-field/field-frame.module.css';
import { ErrorLine, LabelWords } from '../../components/text-field/field-words.tsx';
import type { ControlProps } from './control-props.ts';
import styles from './choice-rows.module.css';

/** A yes that is given by ticking a box. */
export function CheckboxControl({
  state,
  id,
  label,
  hint,
  error,
  required,
  optional,
  note,
  onChange,
  onLeave,
}: ControlProps<'Checkbox'>) {
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classNames(error !== undefined && words.invalid)}>
      {error && <ErrorLine id={errorId} error={error} />}
      <Checkbox
        id={id}
        className={error && styles.afterError}
        label={<LabelWords label={label} required={required} optional={optional} />}
        hint={hint}
        checked={state.value === true || state.value === 'true'}
        aria-describedby={errorId}
        aria-invalid={error ? true : undefined}
        aria-required={required ? true : undefined}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
        onBlur={onLeave}
      />
      {note && <div className={words.note}>{note}</div>}
    </div>
  );
}
