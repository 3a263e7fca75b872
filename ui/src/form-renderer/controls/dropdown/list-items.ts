import { chooseAll, listShownOptions } from '@handrail/engine';
import type { FieldOf } from '../control-props.ts';
import { filterOptions } from './filter-options.ts';

/** A line of an open list. */
export interface ListItem {
  /** The value of the option; selecting all of them has none. */
  readonly value: string | undefined;
  readonly label: string;
  readonly description?: string | undefined;
  readonly depth: number;
  readonly isDisabled: boolean;
  readonly isChosen: boolean;
}

interface ListTexts {
  readonly selectAll: string;
  readonly clearAll: string;
}

/** What an open list shows for what is typed. */
export function listItems(
  field: FieldOf<'Dropdown'>,
  chosen: readonly string[],
  typed: string,
  texts: ListTexts,
): readonly ListItem[] {
  const isChosen = new Set(chosen);
  const shown = listShownOptions(field, field.multiple ? chosen : (chosen[0] ?? ''));
  const items = filterOptions(shown, typed).map(({ option, depth, isDisabled }) => ({
    value: option.value,
    label: option.label,
    description: option.description,
    depth,
    isDisabled,
    isChosen: isChosen.has(option.value),
  }));
  if (!field.multiple || !field.selectAll || typed.trim() !== '') return items;
  const hasAll = isEverythingChosen(field, chosen);
  const all = { depth: 0, isDisabled: false, isChosen: hasAll, value: undefined };
  return [{ ...all, label: hasAll ? texts.clearAll : texts.selectAll }, ...items];
}

/** Whether there is nothing left to select. */
export function isEverythingChosen(
  { options, childMode }: FieldOf<'Dropdown'>,
  chosen: readonly string[],
): boolean {
  const all = chooseAll(options, chosen, childMode);
  return all.length > 0 && all.every((value) => chosen.includes(value));
}
