import type { FieldOption, ShownOption } from '@handrail/engine';

/** The options that the typed words lead to, those that begin with them first; a parent stays above its children. */
export function filterOptions(options: readonly ShownOption[], typed: string): readonly ShownOption[] {
  const words = toComparable(typed)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return options;
  const isFound = options.map(({ option }) => holdsAll(getComparable(option), words));
  const found = options.filter((_option, at) => isFound[at] === true || leadsTo(options, isFound, at));
  if (found.some(({ depth }) => depth > 0)) return found;
  const [first = ''] = words;
  const begins = ({ option }: ShownOption) => getComparable(option).startsWith(first);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

function leadsTo(options: readonly ShownOption[], isFound: readonly boolean[], parent: number): boolean {
  const depth = options[parent]?.depth ?? 0;
  for (let at = parent + 1; (options[at]?.depth ?? -1) > depth; at++) if (isFound[at]) return true;
  return false;
}

/** Every typed word begins a word of the label, in any order; a word inside another counts from three letters on. */
function holdsAll(label: string, words: readonly string[]): boolean {
  return words.every((word) =>
    (word.length > 2 ? label : ` ${label}`).includes(word.length > 2 ? word : ` ${word}`),
  );
}

// Every key asks for the words of hundreds of options, which stay the same.
const comparables = new WeakMap<FieldOption, string>();

function getComparable(option: FieldOption): string {
  const known = comparables.get(option) ?? toComparable(option.label);
  comparables.set(option, known);
  return known;
}

/** Without accents, capitals and signs, so that "penon" finds "Peñón" and "alzheimers" finds "Alzheimer’s". */
function toComparable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase();
}
