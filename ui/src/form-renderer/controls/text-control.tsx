import { TextField } from '../../components/text-field/text-field.tsx';
import type { ControlProps } from './control-props.ts';

/** A line of text. */
export function TextControl({
  state,
  id,
  label,
  hint,
  error,
  required,
  optional,
  onChange,
  onLeave,
}: ControlProps<'Text'>) {
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      optional={optional}
      value={typeof state.value === 'string' || typeof state.value === 'number' ? String(state.value) : ''}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      onBlur={onLeave}
    />
  );
}
