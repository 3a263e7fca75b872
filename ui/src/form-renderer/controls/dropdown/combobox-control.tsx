import { findOption, toggleChoice } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { FieldFrame } from '../../../components/text-field/field-frame.tsx';
import box from '../../../components/text-field/text-field.module.css';
import type { ControlProps, FieldOf } from '../control-props.ts';
import { listChosen } from '../list-chosen.ts';
import { ChosenChips } from './chosen-chips.tsx';
import { ComboboxList } from './combobox-list.tsx';
import styles from './combobox.module.css';
import { useChoiceList } from './use-choice-list.ts';

interface ComboboxControlProps extends ControlProps<'Dropdown'> {
  /** Whether the person was in the field already while this code was on the way. */
  readonly wasFocusedRef: RefObject<boolean>;
}

/** A list of any length, searched by typing; several choices stand above it, each to be taken back. */
export function ComboboxControl({
  field,
  state,
  onChange,
  onLeave,
  wasFocusedRef,
  ...words
}: ComboboxControlProps) {
  const { i18n } = useLingui();
  const { id, label, hint, error, required, optional, note } = words;
  const input = useRef<HTMLInputElement>(null);
  const chosen = listChosen(state.value);
  const list = useChoiceList({ id, field, chosen, onChange });

  useEffect(() => {
    if (wasFocusedRef.current) input.current?.focus();
  }, [wasFocusedRef]);

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    list.leave();
    onLeave();
  }

  return (
    <FieldFrame {...{ id, label, hint, error, required, optional, note }}>
      {(control) => (
        <div role="presentation" onBlur={handleBlur}>
          {field.multiple && (
            <ChosenChips
              options={field.options}
              chosen={chosen}
              onRemove={(value) => {
                onChange(removeChoice(field, chosen, value));
                input.current?.focus();
              }}
            />
          )}
          <div className={styles.combobox}>
            <span className={box.box}>
              <input
                {...control}
                {...list.getInputProps({
                  ref: input,
                  onChange: ({ currentTarget }) => {
                    list.inputHandlers.onChange(currentTarget.value);
                  },
                  onKeyDown: list.inputHandlers.onKeyDown,
                  onFocus: ({ currentTarget }) => {
                    currentTarget.select();
                  },
                })}
                className={box.input}
                enterKeyHint="done"
                placeholder={i18n._({ id: 'ui.form.search-list', message: 'Type to search' })}
              />
              <button
                type="button"
                {...list.getToggleButtonProps()}
                className={styles.toggle}
                aria-label={i18n._({ id: 'ui.form.show-options', message: 'Show options' })}
              >
                <Icon name="down" />
              </button>
            </span>
            <ComboboxList list={list} isMultiple={field.multiple === true} />
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

/** A choice goes with what hangs on it; one of an older list just goes. */
function removeChoice({ options, childMode }: FieldOf<'Dropdown'>, chosen: readonly string[], value: string) {
  return findOption(options, value)
    ? toggleChoice(options, chosen, value, childMode)
    : chosen.filter((other) => other !== value);
}
