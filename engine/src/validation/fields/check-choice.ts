import { isExclusive } from '../../answers/choices.ts';
import type { DropdownField, FieldOption } from '../../definition/field.ts';
import { isScalar, toList } from '../../rules/rule-value.ts';
import { noMessages, type ValueCheck } from './field-check.ts';
import { messages } from './messages.ts';

interface ChoiceField {
  readonly options: readonly FieldOption[];
  readonly childMode?: DropdownField['childMode'];
}

/** The check of one chosen value. */
export function checkChoice({ options }: ChoiceField): ValueCheck {
  return (value, { locale }) =>
    isScalar(value) && isChoosable(options, String(value)) ? noMessages : [messages(locale).notAnOption];
}

/** The check of several chosen values: each is an option, a child comes with its parent, "none" stands alone (P598). */
export function checkChoices({ options, childMode }: ChoiceField): ValueCheck {
  let choosable: ReadonlyMap<string, string> | undefined;
  return (value, { locale }) => {
    const { notAnOption, notAlone } = messages(locale);
    const values = toList(value);
    if (!values.every(isScalar)) return [notAnOption];
    choosable ??= indexOptions(options);
    const chosen = new Set(values.map(String));
    for (const one of chosen) {
      const parent = choosable.get(one);
      if (parent === undefined) return [notAnOption];
      if (parent !== '' && childMode !== 'always' && !chosen.has(parent)) return [notAnOption];
    }
    return hasExclusiveSibling([...chosen], choosable) ? [notAlone] : noMessages;
  };
}

function isChoosable(options: readonly FieldOption[], chosen: string): boolean {
  for (const { value, disabled, children } of options) {
    if (value === chosen && !disabled) return true;
    if (children && isChoosable(children, chosen)) return true;
  }
  return false;
}

/** The options that can be chosen, each with the value of its parent. */
function indexOptions(
  options: readonly FieldOption[],
  parent = '',
  index = new Map<string, string>(),
): ReadonlyMap<string, string> {
  for (const { value, disabled, children } of options) {
    if (!disabled) index.set(value, parent);
    if (children) indexOptions(children, value, index);
  }
  return index;
}

function hasExclusiveSibling(chosen: readonly string[], parents: ReadonlyMap<string, string>): boolean {
  return chosen
    .filter(isExclusive)
    .some((value) => chosen.some((other) => other !== value && parents.get(other) === parents.get(value)));
}
