import { findOption, type FieldOption } from '@handrail/engine';

/** The option behind an answer; an answer without one is a mistake in the set of answers. */
export function getOption(
  { options }: { readonly options: readonly FieldOption[] },
  value: string,
): FieldOption {
  const found = findOption(options, value);
  if (!found)
    throw new Error(`There is no option "${value}" among ${options.map((each) => each.value).join(', ')}`);
  return found;
}
