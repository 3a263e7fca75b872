import type { DropdownField, FieldOption } from '../definition/field.ts';
import { collapseList, type CollapseButton } from './collapse-list.ts';

export type ChildMode = DropdownField['childMode'];

/** An option as it is listed: how far it is indented and whether it can be chosen now. */
export interface ShownOption {
  readonly option: FieldOption;
  readonly depth: number;
  readonly isDisabled: boolean;
}

/** What is chosen after ticking or unticking one option of several; an option that is disabled or unknown changes nothing. */
export function toggleChoice(
  options: readonly FieldOption[],
  chosen: readonly string[],
  value: string,
  childMode?: ChildMode,
): readonly string[] {
  const shown = listShownOptions({ options, childMode }, chosen).find(({ option }) => option.value === value);
  if (!shown || shown.isDisabled) return chosen;
  const after = new Set(chosen);
  if (after.delete(value)) {
    if (childMode !== 'always') removeAll(after, shown.option.children ?? []);
  } else {
    if (isExclusive(value)) removeAll(after, findSiblings(options, value));
    after.add(value);
  }
  return listOptionValues(options).filter((known) => after.has(known));
}

/** Everything chosen that can be: not "none", not "decline", and a disabled option only if it was chosen already. */
export function chooseAll(
  options: readonly FieldOption[],
  chosen: readonly string[],
  childMode?: ChildMode,
): readonly string[] {
  return options.flatMap((option) => {
    const isChosen =
      !isExclusive(option.value) && (option.disabled !== true || chosen.includes(option.value));
    const children = isChosen || childMode === 'always' ? (option.children ?? []) : [];
    return [...(isChosen ? [option.value] : []), ...chooseAll(children, chosen, childMode)];
  });
}

/**
 * The options that are listed, children after their parent: once it or one of them is chosen, or always (P351).
 * Among several choices, "none" or "decline" disables the options beside it (P598).
 */
export function listShownOptions(
  field: { readonly options: readonly FieldOption[]; readonly childMode?: ChildMode },
  chosen: string | readonly string[] | undefined,
  depth = 0,
): ShownOption[] {
  const values = typeof chosen === 'string' ? [chosen] : (chosen ?? []);
  const exclusive = typeof chosen === 'string' ? undefined : findExclusive(field.options, values);
  return field.options.flatMap((option) => {
    const isBarred = exclusive !== undefined && exclusive !== option.value;
    const isOpen =
      field.childMode === 'always' || listOptionValues([option]).some((value) => values.includes(value));
    const below = isOpen
      ? listShownOptions({ ...field, options: option.children ?? [] }, chosen, depth + 1)
      : [];
    return [
      { option, depth, isDisabled: isBarred || option.disabled === true },
      ...(isBarred ? below.map((child) => ({ ...child, isDisabled: true })) : below),
    ];
  });
}

/** The options of a checkbox group that are shown; "none" and "decline" stay in sight. */
export function collapseOptions(
  options: readonly ShownOption[],
  isExpanded: boolean,
): { readonly options: readonly ShownOption[]; readonly button?: CollapseButton } {
  const isOptOut = ({ option }: ShownOption) => isExclusive(option.value);
  const { items, ...rest } = collapseList(options, isExpanded, isOptOut);
  return { options: items, ...rest };
}

/** The values of all options, a parent's before its children's. */
export function listOptionValues(options: readonly FieldOption[]): string[] {
  return options.flatMap(({ value, children }) =>
    children ? [value, ...listOptionValues(children)] : [value],
  );
}

export function findOption(options: readonly FieldOption[], value: string): FieldOption | undefined {
  for (const option of options) {
    const found = option.value === value ? option : findOption(option.children ?? [], value);
    if (found) return found;
  }
  return undefined;
}

/** Whether a choice stands alone: "none of these", or declining to say. */
export function isExclusive(value: string): boolean {
  return value === 'none' || value === 'decline';
}

function findExclusive(options: readonly FieldOption[], chosen: readonly string[]): string | undefined {
  return options.find(({ value }) => isExclusive(value) && chosen.includes(value))?.value;
}

function findSiblings(options: readonly FieldOption[], value: string): readonly FieldOption[] {
  if (options.some((option) => option.value === value)) return options;
  return options.flatMap(({ children = [] }) => findSiblings(children, value));
}

function removeAll(chosen: Set<string>, options: readonly FieldOption[]): void {
  for (const value of listOptionValues(options)) chosen.delete(value);
}
