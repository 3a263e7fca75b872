import { useLingui } from '@lingui/react';
import { TextField } from '../../components/text-field/text-field.tsx';
import { toAutoComplete } from './auto-complete.ts';
import { CalendarButton, type DateLimits } from './calendar-button.tsx';
import type { ControlProps } from './control-props.ts';
import { dateMask } from './masks/date-mask.ts';
import { useTypedText } from './use-typed-text.ts';

type DateInputProps = Omit<ControlProps, 'field'> & { readonly limits: DateLimits };

/** A date typed as MM/DD/YYYY, with a calendar for those who want one. */
export function DateInput({ state, limits, onChange, onLeave, hint, ...rest }: DateInputProps) {
  const { i18n } = useLingui();
  const { text, handlers } = useTypedText(dateMask, { value: state.value, onChange, onLeave });
  return (
    <TextField
      {...pickWords(rest)}
      {...handlers}
      hint={hint ?? i18n._({ id: 'ui.form.date-example', message: 'For example, 04/15/2026' })}
      value={text}
      placeholder="MM/DD/YYYY"
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete={toAutoComplete(state.path)}
      fit="date"
      suffix={
        <CalendarButton
          label={rest.label}
          value={state.value}
          limits={limits}
          onChoose={(day) => {
            onChange(day);
            onLeave();
          }}
        />
      }
    />
  );
}

function pickWords({
  id,
  label,
  error,
  required,
  optional,
  note,
}: Omit<DateInputProps, 'state' | 'limits' | 'onChange' | 'onLeave' | 'hint'>) {
  return { id, label, error, required, optional, note };
}
