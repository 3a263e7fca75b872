import { chooseAll, findOption, toggleChoice, type AnswerValue } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useState, type KeyboardEvent } from 'react';
import { toLabelId } from '../../../components/text-field/field-frame.tsx';
import type { FieldOf } from '../control-props.ts';
import { isEverythingChosen, listItems, type ListItem } from './list-items.ts';

interface ChoiceListOptions {
  readonly id: string;
  readonly field: FieldOf<'Dropdown'>;
  readonly chosen: readonly string[];
  readonly onChange: (value: AnswerValue) => void;
}

/** A list that opens under its input and narrows with what is typed there. */
export function useChoiceList({ id, field, chosen, onChange }: ChoiceListOptions) {
  const { i18n } = useLingui();
  /** Nothing while the person does not search, so that the input shows the answer. */
  const [typed, setTyped] = useState<string>();
  const texts = {
    selectAll: i18n._({ id: 'ui.form.select-all', message: 'Select all' }),
    clearAll: i18n._({ id: 'ui.form.clear-all', message: 'Clear all' }),
  };
  const items = listItems(field, chosen, typed ?? '', texts);
  const [only] = field.multiple ? [] : chosen;

  function choose({ value }: ListItem) {
    setTyped(undefined);
    if (!field.multiple) onChange(value);
    else if (value !== undefined) onChange(toggleChoice(field.options, chosen, value, field.childMode));
    else onChange(isEverythingChosen(field, chosen) ? [] : chooseAll(field.options, chosen, field.childMode));
  }

  const combobox = useCombobox<ListItem>({
    inputId: id,
    labelId: toLabelId(id),
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-item-${index}`,
    items: [...items],
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.value ?? item?.label,
    isItemDisabled: ({ isDisabled }) => isDisabled,
    inputValue: typed ?? (only === undefined ? '' : (findOption(field.options, only)?.label ?? only)),
    selectedItem: items.find(({ value }) => value !== undefined && value === only) ?? null,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) choose(selectedItem);
    },
    stateReducer: (state, action) => ({
      ...action.changes,
      ...adjust(state, action, field.multiple === true, (text) =>
        listItems(field, chosen, text, texts).findIndex(({ isDisabled }) => !isDisabled),
      ),
    }),
  });

  return {
    ...combobox,
    items,
    typed,
    inputHandlers: {
      onChange: (text: string) => {
        setTyped(text);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        setTyped(undefined);
        // A closed list has nothing to close, and an answer is not thrown away by a key.
        if (!combobox.isOpen) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      },
    },
    /** The person went on: what was typed is no answer, unless they emptied the field. */
    leave: () => {
      if (typed === '' && only !== undefined) onChange('');
      setTyped(undefined);
    },
  };
}

function adjust(
  state: UseComboboxState<ListItem>,
  { type, changes }: UseComboboxStateChangeOptions<ListItem>,
  isMultiple: boolean,
  findFirst: (typed: string) => number,
): Partial<UseComboboxState<ListItem>> {
  const types = useCombobox.stateChangeTypes;
  if (type === types.InputChange) {
    const typed = changes.inputValue ?? '';
    return { highlightedIndex: typed.trim() === '' ? -1 : findFirst(typed) };
  }
  // A second click places the caret.
  if (type === types.InputClick && state.isOpen) {
    return { isOpen: true, highlightedIndex: state.highlightedIndex };
  }
  // A list of several stays open for the next choice.
  const isChoice = type === types.ItemClick || type === types.InputKeyDownEnter;
  if (isChoice && isMultiple && state.isOpen) {
    return { isOpen: true, highlightedIndex: state.inputValue === '' ? state.highlightedIndex : -1 };
  }
  // Leaving takes the first match of a search, but never what the mouse happened to be over.
  if (type === types.InputBlur && (isMultiple || !isSearching(state))) {
    return { selectedItem: state.selectedItem };
  }
  return {};
}

function isSearching({ inputValue, selectedItem }: UseComboboxState<ListItem>): boolean {
  return inputValue.trim() !== '' && inputValue !== selectedItem?.label;
}
