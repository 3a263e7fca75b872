import { presentAnswer } from '@handrail/engine';
import { TextField } from '../../../components/text-field/text-field.tsx';
import { useLocale } from '../../../texts/use-locale.ts';
import type { ControlProps } from '../control-props.ts';

interface StandInProps extends ControlProps<'Dropdown'> {
  readonly onFocusChange: (isFocused: boolean) => void;
}

/** Holds the place of a searchable list, and shows what is chosen, while its code is on the way. */
export function ComboboxStandIn({
  field,
  state,
  id,
  label,
  hint,
  error,
  required,
  optional,
  note,
  onFocusChange,
}: StandInProps) {
  const locale = useLocale();
  const isAnswered = state.value !== undefined && state.value !== '';
  return (
    <TextField
      {...{ id, label, hint, error, required, optional, note }}
      readOnly
      aria-busy="true"
      value={isAnswered ? presentAnswer(field, state.value, { locale }) : ''}
      onFocus={() => {
        onFocusChange(true);
      }}
      onBlur={() => {
        onFocusChange(false);
      }}
    />
  );
}
