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
  const [only] = field.multiple ? [] : chosen;
  const all = listItems(field, chosen, typed ?? '', texts);
  // Drawing hundreds of lines takes too long, and no one reads them all.
  const [limit, setLimit] = useState(linesAtOnce);
  const items = all.length > limit ? putChosenFirst(all).slice(0, limit) : [...all];

  function search(text: string | undefined) {
    setTyped(text);
    setLimit(linesAtOnce);
  }

  function showMore() {
    if (limit < all.length) setLimit(limit + linesAtOnce);
  }

  function choose({ value }: ListItem) {
    search(undefined);
    if (!field.multiple) onChange(value);
    else if (value !== undefined) onChange(toggleChoice(field.options, chosen, value, field.childMode));
    else onChange(isEverythingChosen(field, chosen) ? [] : chooseAll(field.options, chosen, field.childMode));
  }

  const combobox = useCombobox<ListItem>({
    inputId: id,
    labelId: toLabelId(id),
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-item-${index}`,
    items,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.value ?? item?.label,
    isItemDisabled: ({ isDisabled }) => isDisabled,
    inputValue: typed ?? (only === undefined ? '' : (findOption(field.options, only)?.label ?? only)),
    selectedItem: items.find(({ value }) => value !== undefined && value === only) ?? null,
    onHighlightedIndexChange: ({ highlightedIndex }) => {
      if (highlightedIndex > limit - 10) showMore();
    },
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
    count: all.filter(({ value }) => value !== undefined).length,
    lineCount: all.length,
    typed,
    showMore,
    inputHandlers: {
      onChange: search,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        search(undefined);
        // A closed list has nothing to close, and an answer is not thrown away by a key.
        if (!combobox.isOpen) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      },
    },
    /** The person went on: what was typed is no answer, unless they emptied the field. */
    leave: () => {
      if (typed === '' && only !== undefined) onChange('');
      search(undefined);
    },
  };
}

const linesAtOnce = 30;

/** What is chosen is in sight when a long list opens. */
function putChosenFirst(items: readonly ListItem[]): readonly ListItem[] {
  const isTree = items.some(({ depth, value }) => depth > 0 || value === undefined);
  if (isTree) return items;
  return [...items.filter(({ isChosen }) => isChosen), ...items.filter(({ isChosen }) => !isChosen)];
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
