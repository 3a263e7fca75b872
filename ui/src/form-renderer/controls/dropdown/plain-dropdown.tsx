import { listShownOptions, toggleChoice } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { SelectField } from '../../../components/select-field/select-field.tsx';
import { ChoiceRows } from '../choice-rows.tsx';
import type { ControlProps } from '../control-props.ts';
import { GroupFrame } from '../group-frame.tsx';
import { listChosen } from '../list-chosen.ts';

/** A list that needs no more than the browser has: its select for one choice, rows for several. */
export function PlainDropdown(props: ControlProps<'Dropdown'>) {
  return props.field.multiple ? <Rows {...props} /> : <Select {...props} />;
}

function Select({ field, state, onChange, onLeave, id, label, ...words }: ControlProps<'Dropdown'>) {
  const { i18n } = useLingui();
  const [chosen = ''] = listChosen(state.value);
  const shown = listShownOptions(field, chosen);
  // An answer from an older list stays in sight until it is changed.
  const isKnown = chosen === '' || shown.some(({ option }) => option.value === chosen);
  const { hint, error, required, optional, note } = words;
  return (
    <SelectField
      {...{ id, label, hint, error, required, optional, note }}
      value={chosen}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      onBlur={onLeave}
    >
      <option value="">{i18n._({ id: 'ui.form.choose-one', message: 'Choose one' })}</option>
      {!isKnown && <option>{chosen}</option>}
      {shown.map(({ option, depth, isDisabled }) => (
        <option key={option.value} value={option.value} disabled={isDisabled}>
          {'\u2003'.repeat(depth) + option.label}
        </option>
      ))}
    </SelectField>
  );
}

function Rows({ field, state, onChange, onLeave, ...words }: ControlProps<'Dropdown'>) {
  const chosen = listChosen(state.value);
  return (
    <GroupFrame {...words} onLeave={onLeave}>
      <ChoiceRows
        type="checkbox"
        id={words.id}
        options={listShownOptions(field, chosen)}
        chosen={chosen}
        onChoose={(value) => {
          onChange(toggleChoice(field.options, chosen, value, field.childMode));
        }}
      />
    </GroupFrame>
  );
}
