import { CheckboxField } from '../../components/checkbox/checkbox-field.tsx';
import type { ControlProps } from './control-props.ts';

/** A yes that is given by ticking a box. */
export function CheckboxControl(props: ControlProps<'Checkbox'>) {
  const { state, id, label, hint, error, required, optional, note, onChange, onLeave } = props;
  return (
    <CheckboxField
      {...{ id, label, hint, error, required, optional, note }}
      checked={state.value === true || state.value === 'true'}
      onChange={({ target }) => {
        onChange(target.checked);
      }}
      onBlur={onLeave}
    />
  );
}
