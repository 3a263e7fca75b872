import { usStates } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { SelectField } from '../../../components/select-field/select-field.tsx';

interface StateFieldProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly value: string;
  readonly onChange: (state: string) => void;
}

/** The state of an address; typing its first letters finds it. */
export function StateField({ onChange, ...field }: StateFieldProps) {
  const { i18n } = useLingui();
  const { value } = field;
  // An address from elsewhere may name a state in words of its own, which are kept.
  const isKnown = value === '' || usStates.some(([code]) => code === value);
  return (
    <SelectField
      {...field}
      autoComplete="address-level1"
      onChange={({ target }) => {
        onChange(target.value);
      }}
    >
      <option value="">{i18n._({ id: 'ui.form.choose-state', message: 'Choose' })}</option>
      {!isKnown && <option>{value}</option>}
      {usStates.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
